import { manageCopy } from '../../content/pages/manage.ts';
import type { ManagedPayment, ManagedSubscription } from '../../core/api/manage.ts';
import { day } from '../../core/presentation/day.ts';
import { fill } from '../../core/presentation/fill.ts';
import { money } from '../../core/presentation/money.ts';

const { payments: copy, agreements: agreed } = manageCopy;

export function Payments({ payments }: Pick<ManagedSubscription, 'payments'>) {
  return (
    <section className="history">
      <h3>{copy.title}</h3>
      {payments.length === 0 && <p>{copy.none}</p>}
      <ul>
        {payments.map((payment) => (
          <li key={payment.id} className="history__payment">
            <PaymentLine payment={payment} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function PaymentLine({ payment: { reason, status, amount, refunded, at, documentUrl } }: { payment: ManagedPayment }) {
  const returned = refunded >= amount ? copy.refundedAll : fill(copy.refunded, { amount: money(refunded) });
  const note = refunded > 0 ? returned : copy.states[status];
  return (
    <>
      <span className="history__what">
        {copy.reasons[reason]}
        <span className="history__day">{day(at)}</span>
      </span>
      <span className="history__amount">
        {money(amount)}
        {note && <span className="history__note">{note}</span>}
      </span>
      {documentUrl && (
        <a href={documentUrl} target="_blank" rel="noopener" aria-label={fill(copy.invoiceOf, { day: day(at) })}>
          {copy.invoice}
        </a>
      )}
    </>
  );
}

/** The sentences that were agreed to, word for word. */
export function Agreements({ agreements }: Pick<ManagedSubscription, 'agreements'>) {
  if (agreements.length === 0) return null;
  return (
    <details className="agreements">
      <summary>{agreed.title}</summary>
      <ul>
        {agreements.map(({ text, at }) => (
          <li key={text}>
            <p>{text}</p>
            <p className="subscription__aside">{fill(agreed.on, { day: day(at) })}</p>
          </li>
        ))}
      </ul>
    </details>
  );
}
