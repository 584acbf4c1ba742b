import { confirmationCopy } from '../../content/pages/confirmation.ts';
import { isAndroid } from '../browser/platform.ts';
import { OpeningFlower } from '../illustrations/opening-flower.tsx';
import { Button } from '../ui/button.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { AppAccess, LinkByMail } from './app-access.tsx';
import { loadFirstProgram, loadPortrait, loadUpsell } from './later-parts.ts';
import styles from './paid-order.module.css';
import { StoreLinks } from './store-links.tsx';
import { useDelivery } from './use-delivery.ts';
import { useLater } from './use-later.ts';
import type { PaidState } from './use-order.ts';
import { Welcome } from './welcome.tsx';

const copy = confirmationCopy.paid;

export function PaidOrder({ order }: { order: PaidState }) {
  const { sessionId, email, trial, upsell } = order;
  const { pending, retry } = useDelivery(sessionId);
  const Portrait = useLater(loadPortrait);
  const FirstProgram = useLater(loadFirstProgram);
  const Upsell = useLater(upsell && loadUpsell);
  const appless = isAndroid() ? (trial ? copy.androidTrial : copy.android) : undefined;
  const way = appless ? copy.elsewhere : copy.open;
  return (
    <div className={styles.root} data-wide="">
      <div className={styles.head}>
        <OpeningFlower>{Portrait && <Portrait />}</OpeningFlower>
        <h1>{copy.title}</h1>
        <p className={styles.success}>{trial ? copy.trialSuccess : copy.success}</p>
        <LinkButton href={copy.plan.href} variant={copy.first === 'plan' ? 'main' : 'quiet'}>
          {copy.plan.label}
        </LinkButton>
      </div>
      {FirstProgram && <FirstProgram />}
      <Welcome order={order} />
      <section className={`card ${styles.part} ${styles.open}`} aria-labelledby="open-app">
        <h2 id="open-app">{way.title}</h2>
        <p>{way.text}</p>
        <StoreLinks />
        <p className={styles.small}>{appless ?? (trial ? copy.installTrial : copy.install)}</p>
        {appless ? (
          <LinkByMail sessionId={sessionId} email={email} variant="quiet" />
        ) : (
          <AppAccess sessionId={sessionId} email={email} />
        )}
      </section>
      {pending && (
        <div className="notice">
          <p>{copy.answersOwed}</p>
          <Button variant="plain" onClick={retry}>
            {copy.retry}
          </Button>
        </div>
      )}
      {Upsell && <Upsell sessionId={sessionId} email={email} />}
    </div>
  );
}
