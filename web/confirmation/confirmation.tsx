import '../design/walk.css';
import { useEffect } from 'react';
import { confirmationCopy as copy } from '../../content/pages/confirmation.ts';
import { plans } from '../../content/plans.ts';
import { planTitle } from '../../core/plans/plan.ts';
import { fill } from '../../core/presentation/fill.ts';
import { useProgram } from '../browser/program.ts';
import { inFunnel } from '../outline.ts';
import framedStyles from '../ui/framed.module.css';
import { Link } from '../ui/link.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import styles from './confirmation.module.css';
import { loadFirstProgram } from './later-parts.ts';
import { OrderOutline } from './order-outline.tsx';
import { OrderStatus } from './order-status.tsx';
import { PaidOrder } from './paid-order.tsx';
import { type OrderState, useOrder } from './use-order.ts';

const MANY_QUESTIONS = 6;

/** Reaching this page proves nothing: the server knows whether the order is paid. */
export default function Confirmation() {
  const order = useOrder();
  // Its engine loads while the payment is looked up, so that the first ritual comes with the order.
  useProgram();
  useEffect(() => void loadFirstProgram().catch(() => undefined), []);
  return (
    <main className={`${styles.root} ${framedStyles.root} column`} data-backdrop="card">
      <div className={styles.outcome} aria-live="polite">
        {/* The key remounts the page when the order's state changes. */}
        <OrderOutcome key={order.kind} order={order} />
      </div>
      <p className={styles.help}>
        {copy.help} <Link href={copy.support.href}>{copy.support.label}</Link>
      </p>
    </main>
  );
}

function OrderOutcome({ order }: { order: OrderState }) {
  switch (order.kind) {
    case 'asking':
      return (
        <OrderStatus {...copy.asking} waiting>
          <OrderOutline />
        </OrderStatus>
      );
    case 'pending': {
      const late = order.attempts >= MANY_QUESTIONS;
      return <OrderStatus title={copy.pending.title} text={late ? copy.pending.patience : copy.pending.text} waiting />;
    }
    case 'processing':
      return <OrderStatus title={copy.pending.title} text={copy.pending.bank} waiting />;
    case 'offline':
      return <OrderStatus title={copy.asking.title} text={copy.pending.offline} waiting />;
    case 'paid':
      return <PaidOrder order={order} />;
    case 'duplicate':
      return (
        <OrderStatus {...copy.duplicate}>
          {order.kept ? (
            <OrderOf kept={order.kept} />
          ) : (
            <LinkButton href={copy.unknown.signIn.href}>{copy.unknown.signIn.label}</LinkButton>
          )}
        </OrderStatus>
      );
    case 'refused':
      return (
        <OrderStatus {...copy.refused}>
          <LinkButton href={inFunnel('/prediction')}>{copy.failed.back}</LinkButton>
        </OrderStatus>
      );
    case 'failed':
      return (
        <OrderStatus title={copy.failed.title} text={copy.failed.text} failed>
          <LinkButton href={inFunnel('/prediction')}>{copy.failed.back}</LinkButton>
        </OrderStatus>
      );
    case 'unknown':
      return (
        <OrderStatus title={copy.unknown.title} text={copy.unknown.text}>
          <LinkButton href={copy.unknown.signIn.href}>{copy.unknown.signIn.label}</LinkButton>
          <LinkButton href="/" variant="quiet">
            {copy.unknown.home}
          </LinkButton>
        </OrderStatus>
      );
  }
}

function OrderOf({ kept: { planId, sessionId } }: { kept: { readonly planId: string; readonly sessionId: string } }) {
  return (
    <LinkButton href={inFunnel(`/prediction/subscribe-success?session_id=${encodeURIComponent(sessionId)}`)}>
      {fill(copy.keptOrder, { plan: planTitle(plans, planId) })}
    </LinkButton>
  );
}
