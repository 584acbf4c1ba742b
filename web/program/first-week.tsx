import { FlaskConical, Sun, SunMoon } from 'lucide';
import type { ProgramText } from '../../core/program/program-text.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './first-week.module.css';

const ICONS = [SunMoon, Sun, FlaskConical];

/** Three lines: the basics, the sun, and what is tried on the arm. */
export function FirstWeek({ lines }: { lines: ProgramText['firstWeek'] | undefined }) {
  return (
    <ul className={styles.root}>
      {ICONS.map((icon, index) => (
        // The lines keep their places.
        <li key={index}>
          <span className={styles.icon}>
            <Icon icon={icon} />
          </span>
          {lines?.[index]}
        </li>
      ))}
    </ul>
  );
}
