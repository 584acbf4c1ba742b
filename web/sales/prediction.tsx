import '../design/walk.css';
import { useEffect, useState } from 'react';
import { salesCopy } from '../../content/pages/sales.ts';
import { siteCopy } from '../../content/pages/site.ts';
import { flushLead, useLeadFailure } from '../browser/lead-outbox.ts';
import { clearQuery, queryParameter } from '../browser/navigation.ts';
import { scrollToId } from '../browser/scroll.ts';
import { toast } from '../browser/toast.ts';
import { ExampleDot } from '../ui/example-dot.tsx';
import { Footer } from '../ui/footer.tsx';
import { Hero } from './hero/hero.tsx';
import { lazyWhenIdle } from './lazy-when-idle.tsx';
import { OfferBar } from './offer/offer-bar.tsx';
import { Pricing } from './plans/pricing.tsx';
import { PurchaseProvider } from './purchase.tsx';
import styles from './sales.module.css';

const { footer, examples } = siteCopy;
const OwnReport = lazyWhenIdle(() => import('./report/own-report.tsx'), 'screen');
const LaterActs = lazyWhenIdle(() => import('./later-acts.tsx'), 'screens');

export default function Prediction() {
  const canceled = useReturnFromPayment();
  useLead();
  return (
    <PurchaseProvider returned={canceled}>
      <OfferBar />
      <main className={styles.root} data-progressive="">
        <div className={`${styles.beside} page`}>
          <Hero />
          <OwnReport />
          <Pricing canceled={canceled} />
        </div>
        <LaterActs />
      </main>
      <Footer
        {...footer}
        note={
          examples && (
            <>
              <ExampleDot of={[examples]} /> {examples.text}
            </>
          )
        }
      />
    </PurchaseProvider>
  );
}

/** Sends the address that was left, and tells the visitor while that fails. */
function useLead(): void {
  const failure = useLeadFailure();
  useEffect(() => void flushLead(), []);
  useEffect(() => {
    if (!failure) return;
    toast.show(salesCopy.lead[failure]);
    return toast.dismiss;
  }, [failure]);
}

/** Scrolls to the chosen plan when the visitor returns without paying. */
function useReturnFromPayment(): boolean {
  const [canceled, setCanceled] = useState(false);
  useEffect(() => {
    if (queryParameter('canceled') !== 'true') return;
    clearQuery();
    setCanceled(true);
    scrollToId('plans');
  }, []);
  return canceled;
}
