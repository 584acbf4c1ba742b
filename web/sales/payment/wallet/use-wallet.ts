import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { formCopy } from '../../../../content/pages/forms.ts';
import { shownAmounts, type Terms } from '../../../../core/checkout/terms.ts';
import type { Plan } from '../../../../core/plans/plan.ts';
import { priceKey } from '../../../../core/plans/provider-keys.ts';
import { keepForConfirmation } from '../../../browser/checkout.ts';
import { after } from '../../../browser/clock.ts';
import { track } from '../../../browser/events.ts';
import { saveJourney } from '../../../browser/journey.ts';
import { onPageReturn } from '../../../browser/page-return.ts';
import { shownTerms } from '../../../browser/shown-terms.ts';
import { endElements, openWallet, startElements, type Wallet } from '../../../browser/wallet.ts';
import { checkoutOrder, confirmationData } from '../checkout-order.ts';

/** Somebody who ticks a box by mistake, or goes on typing the address, starts nothing. */
const CALM_MS = 400;

export type WalletOrder = { readonly plan: Plan; readonly terms: Terms; readonly email: string; readonly another: boolean };

type Places = { readonly express: RefObject<HTMLDivElement | null>; readonly card: RefObject<HTMLDivElement | null> };

/** The session lives as long as the component does: unticking a box, another price and another address end it. */
export function useWallet({ plan, terms, email, another }: WalletOrder, { express, card }: Places) {
  const [state, setState] = useState<'loading' | 'ready' | 'missing'>('loading');
  const [paying, setPaying] = useState(false);
  const [problem, setProblem] = useState<string>();
  const wallet = useRef<Wallet>(undefined);
  const isPressed = useRef(false);

  const press = () => {
    saveJourney({ email });
    keepForConfirmation(confirmationData(plan, terms, email));
    if (isPressed.current) return;
    isPressed.current = true;
    track('Subscribe Clicked', { price_id: priceKey(plan, terms) });
    track('Checkout Opened', { price_id: priceKey(plan, terms) });
  };
  const settle = async (confirmed: ReturnType<Wallet['payByCard']>) => {
    setPaying(true);
    setProblem(undefined);
    const result = await confirmed.catch(() => ({ type: 'error', error: { message: formCopy.offline } }) as const);
    // A page that was paid for is being left.
    if (result.type === 'success') return;
    setPaying(false);
    setProblem(result.error.message);
  };
  const open = useEffectEvent(async (cancelled: () => boolean) => {
    const place = express.current;
    const form = place?.closest('form');
    if (!place || !form) return undefined;
    const shown = shownTerms(form, shownAmounts(terms));
    // The button of the page says why an order is refused.
    const started = await startElements(checkoutOrder({ plan, email, shown, another }), () => !cancelled());
    if (!started) return undefined;
    const opened = await openWallet({
      ...started,
      ...{ place, price: confirmationData(plan, terms, email).price, currency: terms.currency },
      onPress: press,
      onConfirm: (confirmed) => void settle(confirmed),
    });
    const { sessionId } = started;
    if (opened && !cancelled()) return { sessionId, opened };
    opened?.close();
    endElements(sessionId);
    return undefined;
  });

  const begin = useEffectEvent(() => {
    let isCancelled = false;
    let end: (() => void) | undefined;
    setState('loading');
    setPaying(false);
    const stopTimer = after(CALM_MS, async () => {
      const shown = await open(() => isCancelled);
      if (isCancelled) return;
      setState(shown ? 'ready' : 'missing');
      wallet.current = shown?.opened;
      end =
        shown &&
        (() => {
          shown.opened.close();
          endElements(shown.sessionId);
        });
    });
    return () => {
      isCancelled = true;
      stopTimer();
      end?.();
    };
  });

  useEffect(() => {
    let stop = begin();
    // The session of a page that comes back may have been replaced by the one that was opened from it.
    const stopListening = onPageReturn(() => {
      stop();
      stop = begin();
    });
    return () => {
      stopListening();
      stop();
    };
  }, []);
  return {
    state,
    paying,
    problem,
    openCard: () => card.current && wallet.current?.mountCard(card.current),
    payByCard: () => {
      if (paying || !wallet.current) return;
      press();
      void settle(wallet.current.payByCard());
    },
  };
}
