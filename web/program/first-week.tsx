import { FlaskConical, Sun, SunMoon } from 'lucide';
import type { ReactNode } from 'react';
import type { ProgramText } from '../../core/program/program-text.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './first-week.module.css';

const ICONS = [SunMoon, Sun, FlaskConical];

type Props = {
  readonly lines: ProgramText['firstWeek'] | undefined;
  /** After the last line. */
  readonly children?: ReactNode;
};

/** Three lines: the basics, the sun, and what is tried on the arm. */
export function FirstWeek({ lines, children }: Props) {
  return (
    <ul className={styles.root}>
      {ICONS.map((icon, index) => (
        // The lines keep their places.
        <li key={index}>
          <span className={styles.icon}>
            <Icon icon={icon} />
          </span>
          <span>
            {lines?.[index]} {index === ICONS.length - 1 && children}
          </span>
        </li>
      ))}
    </ul>
  );
}
