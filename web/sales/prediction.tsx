import '../design/walk.css';
import { type ComponentType, useEffect, useState } from 'react';
import { salesCopy } from '../../content/pages/sales.ts';
import { siteCopy } from '../../content/pages/site.ts';
import { whenIdle } from '../browser/clock.ts';
import { flushLead, useLeadFailure } from '../browser/lead-outbox.ts';
import { clearQuery, queryParameter } from '../browser/navigation.ts';
import { bringToView } from '../browser/scroll.ts';
import { toast } from '../browser/toast.ts';
import { Footer } from '../ui/footer.tsx';
import { Hero } from './hero/hero.tsx';
import { OfferBar } from './offer/offer-bar.tsx';
import { LastPlans } from './plans/last-plans.tsx';
import { Pricing } from './plans/pricing.tsx';
import { Cosmetologist } from './proof/cosmetologist.tsx';
import { Help } from './proof/help.tsx';
import { LifetimeBenefit } from './proof/lifetime-benefit.tsx';
import { MedicalDirector } from './proof/medical-director.tsx';
import { Promises } from './proof/promises.tsx';
import { Reviews } from './proof/reviews.tsx';
import { Secrets } from './proof/secrets.tsx';
import { Trust } from './proof/trust.tsx';
import { Why } from './proof/why.tsx';
import { PurchaseProvider } from './purchase.tsx';
import { OtherProducts } from './report/other-products.tsx';
import { Overview } from './report/overview.tsx';
import { ProductFits } from './report/product-fits.tsx';
import { RecommendedProducts } from './report/recommended-products.tsx';
import styles from './sales.module.css';

export default function Prediction() {
  const canceled = useReturnFromPayment();
  useLead();
  return (
    <PurchaseProvider>
      <OfferBar />
      <main className={`${styles.root} page`} data-progressive="">
        <div className={styles.beside}>
          <Hero />
          <Own />
          <Reviews />
          <Pricing canceled={canceled} />
          <Overview />
          <ProductFits />
          <OtherProducts />
          <RecommendedProducts />
          <MedicalDirector />
          <Why />
          <Secrets />
          <Cosmetologist />
          <LifetimeBenefit />
          <Promises />
          <Help />
          <Trust />
        </div>
        <LastPlans />
      </main>
      <Footer {...siteCopy.footer} />
    </PurchaseProvider>
  );
}

/** Kept, so that the page has its whole height at once for who comes back. */
let loadedReport: { readonly OwnReport: ComponentType } | undefined;

/** The visitor's program. Its code loads once the browser is idle; until then there is no such part. */
function Own() {
  const [report, setReport] = useState(loadedReport);
  useEffect(
    () =>
      whenIdle(async () => {
        loadedReport ??= await import('./report/own-report.tsx').catch(() => undefined);
        setReport(loadedReport);
      }),
    [],
  );
  return report && <report.OwnReport />;
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
    bringToView('plans');
  }, []);
  return canceled;
}
