import { useState } from 'react';
import { styleguideCopy } from '../../content/pages/styleguide.ts';
import { tokens } from '../design/tokens.ts';
import { Button } from '../ui/button.tsx';
import { Chapter } from './chapter.tsx';

const copy = styleguideCopy.motion;
const values = tokens.filter(({ name }) => /^(slide|ease)/.test(name));

/** Two equal animations take turns, so that each press plays one from its start. */
export function Motion() {
  const [played, setPlayed] = useState(0);
  return (
    <Chapter id="motion">
      <div className="motion">
        <div className="motion__stage">
          <p className={`card${played > 0 ? ` motion__card--${played % 2}` : ''}`}>{copy.what}</p>
        </div>
        <ul className="motion__values fineprint">
          {values.map(({ name, value }) => (
            <li key={name}>
              <strong>{name}</strong> <code>{value}</code>
            </li>
          ))}
        </ul>
        <Button look="quiet" onClick={() => setPlayed(played + 1)}>
          {copy.play}
        </Button>
      </div>
    </Chapter>
  );
}
