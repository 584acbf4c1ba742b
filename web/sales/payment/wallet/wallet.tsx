import '../../../design/error.css';
import { useId, useRef } from 'react';
import { paymentModalCopy } from '../../../../content/pages/payment-modal.ts';
import { amountsOf } from '../../../../core/checkout/terms.ts';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { PricedText } from '../../../ui/priced-text.tsx';
import { useWallet, type WalletOrder } from './use-wallet.ts';
import styles from './wallet.module.css';

const copy = paymentModalCopy.wallet;

export type WalletProps = WalletOrder & { readonly payText: string };

/** The provider's buttons and, folded, its card fields: two ways to pay one session. */
export function Wallet({ payText, ...order }: WalletProps) {
  const title = useId();
  const express = useRef<HTMLDivElement>(null);
  const card = useRef<HTMLDivElement>(null);
  const { state, paying, problem, openCard, payByCard } = useWallet(order, { express, card });
  const amounts = amountsOf(order.terms);
  if (state === 'missing') return null;
  return (
    <section className={styles.root} aria-labelledby={title} data-state={state}>
      <h3 className={styles.title} id={title}>
        {copy.title}
      </h3>
      <p className={styles.note} role="status">
        <PricedText text={state === 'loading' ? copy.loading : copy.obliges} amounts={amounts} />
      </p>
      <div className={styles.ways} inert={state === 'loading' || paying}>
        <div ref={express} />
        <details onToggle={openCard}>
          <summary>{copy.card}</summary>
          <div ref={card} className={styles.card} />
          <BusyButton
            type="button"
            variant="quiet"
            fullWidth
            busy={paying}
            busyLabel={paymentModalCopy.processing}
            onClick={payByCard}
          >
            <PricedText text={payText} amounts={amounts} />
          </BusyButton>
        </details>
      </div>
      <div role="alert">{problem && <p className="notice notice--error">{problem}</p>}</div>
      {state === 'ready' && <p className={styles.note}>{copy.otherwise}</p>}
    </section>
  );
}
