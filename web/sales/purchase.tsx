import { createContext, type FC, type ReactNode, useContext, useEffect, useState } from 'react';
import { plans, preselectedPlan } from '../../content/plans.ts';
import { findPlan, type Plan, plansIn } from '../../core/plans/plan.ts';
import { useBoughtPlan } from '../browser/bought-plan.ts';
import { whenIdle } from '../browser/clock.ts';
import { useCurrency } from '../browser/currency.ts';
import { saveJourney, useJourney } from '../browser/journey.ts';
import { loadCode } from '../browser/load-code.ts';
import { type SeenOffer, useOffer } from '../browser/offer.ts';
import { scrollToId } from '../browser/scroll.ts';
import type { BoughtPageProps } from './bought/bought-page.tsx';
import type { PaymentModalProps } from './payment/payment-modal.tsx';

/** Ids of the elements with plans. */
export type PlansPlace = 'plans' | 'plans-last';

type Hint = { readonly place: PlansPlace; readonly reason: 'choose' | 'notLoaded' };

type Purchase = {
  readonly seen: SeenOffer;
  /** In the currency of the visitor. */
  readonly plans: readonly Plan[];
  readonly plan: Plan | undefined;
  readonly hint: Hint | undefined;
  readonly choose: (planId: string) => void;
  /** Scrolls to the plans when none is chosen. */
  readonly buy: (place: PlansPlace) => void;
};

const PurchaseContext = createContext<Purchase | undefined>(undefined);

export function usePurchase(): Purchase {
  const purchase = useContext(PurchaseContext);
  if (!purchase) throw new Error('There is nothing to buy outside the sales page.');
  return purchase;
}

const loadModal = () => import('./payment/payment-modal.tsx');

type Props = {
  readonly preselected?: string | null;
  /** The visitor left a payment page, or it was closed. */
  readonly returned?: boolean;
  readonly children: ReactNode;
};

export function PurchaseProvider({ preselected = preselectedPlan, returned = false, children }: Props) {
  const seen = useOffer();
  const planId = useJourney(({ stored }) => stored.planId) ?? preselected;
  const sold = plansIn(plans, useCurrency());
  const plan = planId === null ? undefined : findPlan(sold, planId);
  const [hint, setHint] = useState<Hint>();
  const [Modal, setModal] = useState<FC<PaymentModalProps>>();

  const bought = useBoughtPlan();
  const [Bought, setBought] = useState<FC<BoughtPageProps>>();
  const [again, setAgain] = useState(false);
  useEffect(() => {
    // Without its code the plans stay, and the server refuses to sell a second one.
    if (bought)
      void import('./bought/bought-page.tsx').then(({ BoughtPage }) => setBought(() => BoughtPage)).catch(() => undefined);
  }, [bought]);

  useEffect(() => whenIdle(() => void loadModal().catch(() => undefined)), []);

  const choose = (planId: string) => {
    saveJourney({ planId });
    setHint(undefined);
  };
  const buy = async (place: PlansPlace) => {
    if (!plan) {
      setHint({ place, reason: 'choose' });
      return scrollToId(place);
    }
    try {
      const { PaymentModal } = await loadCode(loadModal);
      setHint(undefined);
      setModal(() => PaymentModal);
    } catch {
      setHint({ place, reason: 'notLoaded' });
      scrollToId(place);
    }
  };
  return (
    <PurchaseContext.Provider value={{ seen, plans: sold, plan, hint, choose, buy: (place) => void buy(place) }}>
      {bought && Bought && !again ? <Bought bought={bought} returned={returned} onBuyAgain={() => setAgain(true)} /> : children}
      {Modal && plan && <Modal plan={plan} seen={seen} again={again} onSelect={choose} onClose={() => setModal(undefined)} />}
    </PurchaseContext.Provider>
  );
}
