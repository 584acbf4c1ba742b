import type { ReactNode } from 'react';
import { peopleCopy as copy } from '../../../content/operator/people.ts';
import { soldPlans } from '../../../content/upsell.ts';
import type { TimelineEntry } from '../../../core/api/operator/person.ts';
import { planTitle } from '../../../core/plans/plan.ts';
import { fill } from '../../../core/presentation/fill.ts';
import { money } from '../../../core/presentation/money.ts';
import { moment } from '../parts/format.ts';
import proseStyles from '../parts/prose.module.css';
import styles from './timeline.module.css';

export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  return (
    <ol className={styles.root}>
      {entries.map((entry, index) => (
        <li key={`${entry.at}-${entry.kind}-${index}`} className={styles.entry}>
          <time className={styles.when} dateTime={new Date(entry.at).toISOString()}>
            {moment(entry.at)}
          </time>
          <div>
            <strong>{copy.entries[entry.kind]}</strong> {detailOf(entry)}
          </div>
        </li>
      ))}
    </ol>
  );
}

function detailOf(entry: TimelineEntry): ReactNode {
  switch (entry.kind) {
    case 'lead':
      if (!entry.marketing) return entry.source;
      return [entry.source, copy.marketing, ...(entry.confirmed ? [] : [copy.unconfirmed])].join(', ');
    case 'answers':
      return (
        <details className={proseStyles.numbers}>
          <summary>
            {entry.answers.length}
            {!entry.confirmed && `, ${copy.unconfirmed}`}
          </summary>
          <dl className={proseStyles.pairs}>
            {entry.answers.map(({ question, answer, text }) => (
              <div key={question}>
                <dt>{question}</dt>
                <dd>
                  {answer} {text && <q className={proseStyles.message}>{text}</q>}
                </dd>
              </div>
            ))}
          </dl>
        </details>
      );
    case 'checkout':
      return `${planTitle(soldPlans, entry.planId)}, ${money(entry.dueNow, entry.currency)}: ${entry.status}`;
    case 'consent':
      return `“${entry.text}” (${entry.version})`;
    case 'started':
    case 'activated':
    case 'ended':
      return `${planTitle(soldPlans, entry.planId)}, ${entry.subscriptionId}`;
    case 'payment':
      return <Payment payment={entry} />;
    case 'request':
      return entry.doneAt === null ? `${entry.request}, ${copy.waiting}` : entry.request;
    case 'mail':
      return `${entry.template}: ${entry.state}`;
    case 'message':
      return <q className={proseStyles.message}>{entry.message}</q>;
    case 'deletion':
      return entry.status;
  }
}

function Payment({ payment }: { payment: Extract<TimelineEntry, { kind: 'payment' }> }) {
  const { reason, status, amount, currency, refunded, dispute, number, documentUrl } = payment;
  return (
    <>
      {money(amount, currency)}, {reason}, {status}
      {refunded > 0 && `, ${fill(copy.refunded, { amount: money(refunded, currency) })}`}
      {dispute && `, ${fill(copy.dispute, { state: dispute })}`}{' '}
      {documentUrl ? (
        <a href={documentUrl} target="_blank" rel="noreferrer">
          {copy.invoice} {number}
        </a>
      ) : (
        number
      )}
    </>
  );
}
