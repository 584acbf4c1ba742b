import { useState } from 'react';
import { styleguideCopy } from '../../content/pages/styleguide.ts';
import { OptionIcon } from '../illustrations/quiz/option-icon.tsx';
import { Link } from '../ui/link.tsx';
import { OptionButton, OptionCheckbox } from '../ui/option.tsx';
import { OptionList } from '../ui/option-list.tsx';
import { Chapter } from './chapter.tsx';
import componentsStyles from './components.module.css';
import { Specimen, Specimens } from './specimen.tsx';
import styleguideStyles from './styleguide.module.css';

const { options: copy, states } = styleguideCopy;
const SINGLES = [
  { state: 'rest', icon: 'sunAndMoon', label: copy.rest },
  { state: 'hover', icon: 'soap', label: copy.hover },
  { state: 'focus', icon: 'moon', label: copy.focus },
  { state: 'chosen', icon: 'calm', label: copy.chosen },
  { state: 'disabled', icon: 'bolt', label: copy.disabled },
] as const;

const TILES = [
  { icon: 'dry', label: copy.tiles[0] },
  { icon: 'normal', label: copy.tiles[1] },
] as const;

export function Choices() {
  return (
    <Chapter id="options">
      <Specimens>
        {SINGLES.map(({ state, icon, label }) => (
          <Specimen key={state} name={states[state]} {...(state === 'hover' || state === 'focus' ? { shown: state } : {})}>
            <OptionButton
              option={{ id: state, label }}
              icon={<OptionIcon name={icon} />}
              chosen={state === 'chosen'}
              disabled={state === 'disabled'}
              onSelect={() => undefined}
            />
          </Specimen>
        ))}
        <Specimen name={states.long}>
          <OptionButton option={{ id: 'described', ...copy.described }} chosen={false} onSelect={() => undefined} />
        </Specimen>
      </Specimens>
      <div className={componentsStyles.halves}>
        <Ticking />
        <Tiles />
      </div>
      <p className={styleguideStyles.sample}>
        <Link href={copy.kinds.href}>{copy.kinds.label}</Link>
      </p>
    </Chapter>
  );
}

function Ticking() {
  const [chosen, setChosen] = useState<readonly string[]>([copy.many[0]]);
  const toggle = (label: string) =>
    setChosen(chosen.includes(label) ? chosen.filter((other) => other !== label) : [...chosen, label]);
  return (
    <OptionList>
      {copy.many.map((label, index) => (
        <li key={label}>
          <OptionCheckbox
            option={{ id: label, label }}
            chosen={chosen.includes(label)}
            disabled={index === copy.many.length - 1}
            onToggle={() => toggle(label)}
          />
        </li>
      ))}
    </OptionList>
  );
}

function Tiles() {
  const [chosen, setChosen] = useState<string>(copy.tiles[1]);
  return (
    <OptionList layout="tiles">
      {TILES.map(({ icon, label }) => (
        <li key={label}>
          <OptionButton
            option={{ id: label, label }}
            icon={<OptionIcon name={icon} />}
            chosen={chosen === label}
            onSelect={() => setChosen(label)}
          />
        </li>
      ))}
    </OptionList>
  );
}
