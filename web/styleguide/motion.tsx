import { useState } from 'react';
import { styleguideCopy } from '../../content/pages/styleguide.ts';
import { tokens } from '../design/tokens.ts';
import { Button } from '../ui/button.tsx';
import { Chapter } from './chapter.tsx';
import foundationsStyles from './foundations.module.css';
import styleguideStyles from './styleguide.module.css';

const copy = styleguideCopy.motion;
const values = tokens.filter(({ name }) => /^(slide|ease)/.test(name));

/** Two equal animations alternate, so that each press plays from the start. */
export function Motion() {
  const [played, setPlayed] = useState(0);
  return (
    <Chapter id="motion">
      <div className={foundationsStyles.motion}>
        <div className={foundationsStyles.stage}>
          <p className="card" data-played={played > 0 ? played % 2 : undefined}>
            {copy.what}
          </p>
        </div>
        <ul className={`${foundationsStyles.values} ${styleguideStyles.fineprint}`}>
          {values.map(({ name, value }) => (
            <li key={name}>
              <strong>{name}</strong> <code>{value}</code>
            </li>
          ))}
        </ul>
        <Button variant="quiet" onClick={() => setPlayed(played + 1)}>
          {copy.play}
        </Button>
      </div>
    </Chapter>
  );
}
