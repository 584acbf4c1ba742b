import { styleguideCopy } from '../../content/pages/styleguide.ts';
import { rituals } from '../../content/rituals.ts';
import { RitualIcon } from '../illustrations/ritual-icon.tsx';
import { Chip, ChipLink } from '../ui/chip.tsx';
import { Chapter, lead } from './chapter.tsx';
import styles from './components.module.css';
import { Specimen, Specimens } from './specimen.tsx';

const { chips: copy, states } = styleguideCopy;
const SHOWN = ['hover', 'focus', 'press'] as const;

export function Chips() {
  const link = (
    <ChipLink href="#buttons" onClick={(event) => lead(event, 'buttons')}>
      {copy.there}
    </ChipLink>
  );
  return (
    <Chapter id="chips">
      <ul className={styles.chipRow}>
        {rituals.map(({ id, title }) => (
          <li key={id}>
            <Chip icon={<RitualIcon kind={id} />}>{title}</Chip>
          </li>
        ))}
      </ul>
      <Specimens small>
        <Specimen name={copy.link}>{link}</Specimen>
        {SHOWN.map((state) => (
          <Specimen key={state} name={states[state]} shown={state}>
            {link}
          </Specimen>
        ))}
      </Specimens>
    </Chapter>
  );
}
