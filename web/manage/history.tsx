import { manageCopy } from '../../content/pages/manage.ts';
import type { ManagedPayment, ManagedSubscription } from '../../core/api/managed-subscription.ts';
import { day } from '../../core/presentation/day.ts';
import { fill } from '../../core/presentation/fill.ts';
import { money } from '../../core/presentation/money.ts';
import managePageStyles from './manage-page.module.css';
import managedStyles from './managed.module.css';

const { payments: copy, agreements: agreed } = manageCopy;

export function PaymentsPort({ payments, once }: Pick<ManagedSubscription, 'payments' | 'once'>) {
  return (
    <section className={managedStyles.history}>
      <h3>{copy.title}</h3>
      {payments.length === 0 && <p>{copy.none}</p>}
      <ul>
        {payments.map((payment) => (
          <li key={payment.id} className={managedStyles.historyPayment}>
            <PaymentLine payment={payment} reason={copy.reasons[once ? 'once' : payment.reason]} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function PaymentLine({
  payment: { status, amount, currency, refunded, disputed, needs, at, documentUrl },
  reason,
}: {
  payment: ManagedPayment;
  reason: string;
}) {
  const returned = refunded >= amount ? copy.refundedAll : fill(copy.refunded, { amount: money(refunded, currency) });
  const state = needs === 'confirmation' ? copy.unconfirmed : copy.states[status];
  const note = disputed ? copy.disputes[disputed] : refunded > 0 ? returned : state;
  return (
    <>
      <span className={managedStyles.historyWhat}>
        {reason}
        <span className={managedStyles.historyDay}>{day(at)}</span>
      </span>
      <span className={managedStyles.historyAmount}>
        {money(amount, currency)}
        {note && <span className={managedStyles.historyNote}>{note}</span>}
      </span>
      {documentUrl && (
        <a href={documentUrl} target="_blank" rel="noopener" aria-label={fill(copy.invoiceOf, { day: day(at) })}>
          {copy.invoice}
        </a>
      )}
    </>
  );
}

export function Agreements({ agreements }: Pick<ManagedSubscription, 'agreements'>) {
  if (agreements.length === 0) return null;
  return (
    <details className={managedStyles.agreements}>
      <summary>{agreed.title}</summary>
      <ul>
        {agreements.map(({ text, at }) => (
          <li key={text}>
            <p>{text}</p>
            <p className={managePageStyles.aside}>{fill(agreed.on, { day: day(at) })}</p>
          </li>
        ))}
      </ul>
    </details>
  );
}
