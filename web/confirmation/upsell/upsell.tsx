import { useEffect, useRef } from 'react';
import { upsellCopy as copy } from '../../../content/pages/upsell.ts';
import { upsell } from '../../../content/upsell.ts';
import { planIn } from '../../../core/plans/plan.ts';
import { fill } from '../../../core/presentation/fill.ts';
import workbook from '../../illustrations/scenes/workbook.svg?url';
import { LinkButton } from '../../ui/link-button.tsx';
import styles from './upsell.module.css';
import { UpsellForm } from './upsell-form.tsx';
import { useUpsell } from './use-upsell.ts';

export type UpsellProps = { readonly sessionId: string; readonly email: string };

/** One offer beside the plan, below everything that was bought. What is answered changes nothing of the plan. */
export function Upsell({ sessionId, email }: UpsellProps) {
  const { offer, working, problem, answer } = useUpsell(sessionId);
  const title = useRef<HTMLHeadingElement>(null);
  const isAnswered = offer !== undefined && offer.state !== 'offered';
  const wasOffered = useRef(false);
  // The pressed button is gone, and with it the focus.
  useEffect(() => {
    if (isAnswered && wasOffered.current) title.current?.focus();
    wasOffered.current = offer?.state === 'offered';
  }, [isAnswered, offer]);
  const plan = offer?.state === 'offered' ? upsell && planIn(upsell, offer.currency) : undefined;
  if (!offer || offer.state === 'none' || (offer.state === 'offered' && !plan)) return null;
  return (
    <section className={`card ${styles.root}`} aria-labelledby="upsell-title" aria-live="off">
      <h2 id="upsell-title" tabIndex={-1} ref={title}>
        {offer.state === 'bought' ? copy.bought.title : copy.title}
      </h2>
      <img src={workbook} alt="" width="280" height="190" loading="lazy" decoding="async" />
      {offer.state === 'offered' && plan && (
        <UpsellForm plan={plan} refused={offer.refused === true} working={working} problem={problem} onAnswer={answer} />
      )}
      <div role="status" className={styles.state}>
        {offer.state === 'declined' && <p>{copy.declined}</p>}
        {offer.state === 'pending' && <p>{offer.url === undefined ? copy.pending : copy.confirm.text}</p>}
        {offer.state === 'bought' && <p>{fill(copy.bought.text, { email })}</p>}
      </div>
      {offer.state === 'pending' && offer.url !== undefined && <LinkButton href={offer.url}>{copy.confirm.action}</LinkButton>}
      {offer.state === 'bought' && (
        <LinkButton href={copy.bought.href} variant="quiet">
          {copy.bought.action}
        </LinkButton>
      )}
    </section>
  );
}
