import { rituals } from '../../content/rituals.ts';
import { RitualIcon } from '../illustrations/ritual-icon.tsx';
import { Chip } from '../ui/chip.tsx';
import { Chapter } from './chapter.tsx';
import styles from './components.module.css';

export function Chips() {
  return (
    <Chapter id="chips">
      <ul className={styles.chipRow}>
        {rituals.map(({ id, title }) => (
          <li key={id}>
            <Chip icon={<RitualIcon kind={id} />}>{title}</Chip>
          </li>
        ))}
      </ul>
    </Chapter>
  );
}
