import type { ReactNode } from 'react';
import { programCopy } from '../../content/pages/program.ts';
import type { ProgramText } from '../../core/program/program-text.ts';
import styles from './left-out.module.css';

type Group = ProgramText['avoid'];
type Props = {
  /** A group is either left out or used sparingly. */
  readonly groups: readonly Group[];
  /** What stands below the names of a group. */
  readonly children: (group: Group) => ReactNode;
};

/** What no label should name, each behind a cross, and apart from it what is only used sparingly. */
export function LeftOut({ groups, children }: Props) {
  const easy = groups.filter(([line]) => !line?.isOut);
  const list = (shown: readonly Group[]) => (
    <ul>
      {shown.map((group) => (
        <li key={group[0]?.text}>
          {group[0]?.isOut ? (
            <p className={styles.names}>
              {group.map(({ what }) => (
                <strong key={what}>{what}</strong>
              ))}
            </p>
          ) : (
            <p>{group.map(({ what }) => what).join(' · ')}</p>
          )}
          {children(group)}
        </li>
      ))}
    </ul>
  );
  return (
    <div className={styles.root}>
      {list(groups.filter(([line]) => line?.isOut))}
      {easy.length > 0 && <p className={styles.easy}>{programCopy.goEasy}</p>}
      {list(easy)}
    </div>
  );
}
