import '../design/disclosure.css';
import '../design/walk.css';
import { useEffect, useState } from 'react';
import { siteCopy } from '../../content/pages/site.ts';
import { clearQuery, queryParameter } from '../browser/navigation.ts';
import { scrollToId } from '../browser/scroll.ts';
import { ExampleDot } from '../ui/example-dot.tsx';
import { Footer } from '../ui/footer.tsx';
import { Hero } from './hero/hero.tsx';
import { lazyWhenIdle } from './lazy-when-idle.tsx';
import { OfferBar } from './offer/offer-bar.tsx';
import { Pricing } from './plans/pricing.tsx';
import { PurchaseProvider } from './purchase.tsx';
import styles from './sales.module.css';

const { footer, examples } = siteCopy;
const OwnReport = lazyWhenIdle(() => import('./report/own-report.tsx'), 'weeks');
const ProgramReasons = lazyWhenIdle(() => import('../program/program-reasons.tsx'), 'screen');
const OwedLead = lazyWhenIdle(() => import('./owed-lead.tsx'));
const LaterActs = lazyWhenIdle(() => import('./later-acts.tsx'), 'screens');

export default function Prediction() {
  const canceled = useReturnFromPayment();
  return (
    <PurchaseProvider returned={canceled}>
      <OwedLead />
      <OfferBar />
      <main className={styles.root} data-progressive="">
        <div className={`${styles.beside} page`}>
          <Hero />
          <OwnReport />
          <Pricing canceled={canceled} />
        </div>
        <ProgramReasons />
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
