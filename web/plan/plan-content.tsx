import '../browser/program-engine.ts';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { planCopy as copy } from '../../content/pages/plan.ts';
import { ingredients } from '../../content/skincare/ingredients.ts';
import { programWords } from '../../content/skincare/words/words.ts';
import type { Workbook as BoughtWorkbook, ProgramOrder } from '../../core/api/program.ts';
import { dayNumber } from '../../core/program/day-number.ts';
import type { Diary } from '../../core/program/diary.ts';
import { followDiary } from '../../core/program/follow-diary.ts';
import { programText } from '../../core/program/program-text.ts';
import { useJourney } from '../browser/journey.ts';
import { keepPlanOffline } from '../browser/plan-offline.ts';
import { PRODUCTS_WORKER } from '../browser/product-comparison.ts';
import { useProgramOf } from '../browser/program.ts';
import { useDiary } from '../browser/program-diary.ts';
import type { OwnProgram } from '../browser/program-store.ts';
import { useNow } from '../browser/use-now.ts';
import { lazyComponent } from '../ui/lazy-component.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { Calendar } from './calendar.tsx';
import { CheckInCard } from './check-in.tsx';
import { Closed } from './closed.tsx';
import { Expectations } from './expectations.tsx';
import { Hero } from './hero.tsx';
import { LabelCheck } from './label-check.tsx';
import { Message } from './message.tsx';
import { OrderFoot } from './order-foot.tsx';
import { Part } from './part.tsx';
import { PartLinks } from './part-links.tsx';
import styles from './plan.module.css';
import { Products } from './products.tsx';
import { Report } from './report.tsx';
import { Today } from './today.tsx';
import { useShownPart } from './use-shown-part.ts';
import { WeeklyMail } from './weekly-mail.tsx';
import { WorkbookCard } from './workbook/workbook-card.tsx';
import { Works, WorksProvider } from './works.tsx';

export { openComparison } from '../browser/product-comparison.ts';

const ALL = ['today', 'calendar', 'report', 'products'] as const;
/** Of a plan that has ended. */
const REMAINING = ['report', 'products'] as const;

/** Only who has bought it needs it. */
const Workbook = lazyComponent(async () => (await import('./workbook/workbook.tsx')).Workbook);

type Props = {
  readonly order: ProgramOrder;
  /** The server has confirmed the order now; otherwise this is what the device remembers. */
  readonly isSure: boolean;
  /** Bought beside the plan. */
  readonly workbook?: BoughtWorkbook | undefined;
};

export function PlanContent({ order, isSure, workbook }: Props) {
  const onDevice = useJourney(({ answers }) => answers);
  const answers = order.answers ?? onDevice;
  const planned = useProgramOf(answers);
  const diary = useDiary(order);
  const { own, changes, evenings } = useMemo(() => followed(planned, diary), [planned, diary]);
  const time = useNow();
  const [isReading, setReading] = useState(false);
  const isOpen = order.open && (isSure || order.until === null || order.until > time);
  const ids = isOpen ? ALL : REMAINING;
  const shown = useShownPart(ids);
  useEffect(() => keepPlanOffline(PRODUCTS_WORKER), []);
  if (Object.keys(answers).length === 0 || !own) {
    const { unanswered } = copy;
    return (
      <Message {...unanswered}>
        <LinkButton href={unanswered.action.href}>{unanswered.action.label}</LinkButton>
      </Message>
    );
  }
  if (isReading)
    return (
      <Suspense fallback={<Skeleton shape="block" />}>
        <Workbook own={own} onClose={() => setReading(false)} />
      </Suspense>
    );
  const day = dayNumber(order.startedAt, time);
  return (
    <WorksProvider program={own.program} changes={changes}>
      <Hero own={own} answers={answers} day={isOpen ? day : undefined} time={time} />
      {!isOpen && <Closed isSure={isSure || !order.open} />}
      <PartLinks ids={ids} shown={shown} />
      {isOpen && (
        <>
          <Part id="today" shown={shown}>
            <Today own={own} answers={answers} orderId={order.id} ticks={diary.ticks} evenings={evenings} day={day} time={time} />
            <CheckInCard orderId={order.id} checkIns={diary.checkIns} changes={changes} day={day} />
          </Part>
          <Part id="calendar" shown={shown}>
            <Calendar own={own} order={order} evenings={evenings} today={day} />
          </Part>
        </>
      )}
      <Part id="report" shown={shown}>
        <Report own={own} answers={answers} />
        <Expectations text={own.text} />
        <Works />
      </Part>
      <Part id="products" shown={shown}>
        <Products own={own} answers={answers} />
        <LabelCheck program={own.program} />
      </Part>
      <div className={styles.foot}>
        {workbook && <WorkbookCard workbook={workbook} onOpen={() => setReading(true)} />}
        {isOpen && <WeeklyMail order={order} />}
        <OrderFoot order={order} isOpen={isOpen} />
      </div>
    </WorksProvider>
  );
}

/** The program as the diary leaves it, in words. */
function followed(planned: OwnProgram | undefined, diary: Diary) {
  if (!planned) return { own: undefined, changes: [], evenings: [] };
  const { program, changes, evenings } = followDiary(planned.program, diary);
  return { own: { program, text: programText(program, ingredients, programWords) }, changes, evenings };
}
