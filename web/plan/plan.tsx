import { Suspense, useEffect } from 'react';
import { planCopy as copy } from '../../content/pages/plan.ts';
import { siteCopy } from '../../content/pages/site.ts';
import { clearQuery } from '../browser/navigation.ts';
import { fetchOrder, useProgramOrder } from '../browser/program-order.ts';
import { useFragment } from '../browser/use-fragment.ts';
import { Button } from '../ui/button.tsx';
import { lazyComponent } from '../ui/lazy-component.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { TextPage } from '../ui/text-page.tsx';
import { Message } from './message.tsx';
import { partOf } from './parts.ts';
import styles from './plan.module.css';

/** Only who has bought needs it. */
const PlanContent = lazyComponent(async () => {
  const { openComparison, PlanContent } = await import('./plan-content.tsx');
  openComparison();
  return PlanContent;
});

/** Only who comes from a mail needs it. */
const OpenByLink = lazyComponent(async () => (await import('./open-by-link.tsx')).OpenByLink);

export default function Plan() {
  return (
    <TextPage footer={siteCopy.footer}>
      <main className={`${styles.root} page`}>
        <PlanOutcome />
      </main>
    </TextPage>
  );
}

function PlanOutcome() {
  const { order, workbook, answer } = useProgramOrder();
  const fragment = useFragment();
  const token = fragment && !partOf(fragment) ? fragment : undefined;
  useEffect(() => {
    if (token && answer === 'known') clearQuery();
  }, [token, answer]);
  if (token && answer === 'unknown')
    return (
      <Suspense fallback={<Looking />}>
        <OpenByLink token={token} />
      </Suspense>
    );
  if (order) {
    return (
      <Suspense fallback={<Looking />}>
        <PlanContent order={order} workbook={workbook} isSure={answer === 'known'} />
      </Suspense>
    );
  }
  switch (answer) {
    case 'waiting':
      return <Looking />;
    case 'unreachable':
      return (
        <Message {...copy.unreachable}>
          <Button onClick={() => void fetchOrder()}>{copy.unreachable.retry}</Button>
        </Message>
      );
    case 'known':
      return (
        <Message {...copy.none}>
          <LinkButton href={copy.none.other.href}>{copy.none.other.label}</LinkButton>
          <LinkButton href={copy.none.action.href} variant="quiet">
            {copy.none.action.label}
          </LinkButton>
        </Message>
      );
    case 'unknown':
      return (
        <Message {...copy.signIn}>
          <LinkButton href={copy.signIn.action.href}>{copy.signIn.action.label}</LinkButton>
          <LinkButton href={copy.signIn.none.href} variant="quiet">
            {copy.signIn.none.label}
          </LinkButton>
        </Message>
      );
  }
}

function Looking() {
  return (
    <>
      <h1 className={styles.title}>{copy.title}</h1>
      <p className="visually-hidden" role="status">
        {copy.looking}
      </p>
      <div className={styles.outline}>
        <Skeleton shape="line" />
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </div>
    </>
  );
}
