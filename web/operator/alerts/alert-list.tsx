import { alertsCopy } from '../../../content/operator/alerts.ts';
import type { AlertEntry } from '../../../core/api/operator/alerts.ts';
import { fill } from '../../../core/presentation/fill.ts';
import { moment } from '../parts/format.ts';
import { Empty, Panel } from '../parts/panel.tsx';
import styles from './alerts.module.css';

const { times } = alertsCopy;

type Props = {
  readonly copy: { readonly title: string; readonly note: string; readonly empty: string };
  readonly alerts: readonly AlertEntry[];
};

export function AlertList({ copy: { title, note, empty }, alerts }: Props) {
  return (
    <Panel title={title} note={note}>
      {alerts.length === 0 ? (
        <Empty>{empty}</Empty>
      ) : (
        <ul className={styles.list} aria-label={title}>
          {alerts.map(({ id, sentence, openedAt, closedAt }) => (
            <li key={id}>
              <p>{sentence}</p>
              <p className={styles.time}>
                {fill(closedAt === null ? times.open : times.past, { opened: moment(openedAt), closed: moment(closedAt) })}
              </p>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
