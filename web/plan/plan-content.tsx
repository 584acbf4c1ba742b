import '../browser/program-engine.ts';
import { planCopy as copy } from '../../content/pages/plan.ts';
import type { ProgramOrder } from '../../core/api/program.ts';
import { dayNumber } from '../../core/program/day-number.ts';
import { useJourney } from '../browser/journey.ts';
import { useProgramOf } from '../browser/program.ts';
import { useNow } from '../browser/use-now.ts';
import { LinkButton } from '../ui/button.tsx';
import { Calendar } from './calendar.tsx';
import { Closed } from './closed.tsx';
import { Expectations } from './expectations.tsx';
import { Hero } from './hero.tsx';
import { Message } from './message.tsx';
import { OrderFoot } from './order-foot.tsx';
import { Parts } from './parts.tsx';
import { Products } from './products.tsx';
import { Report } from './report.tsx';
import { Today } from './today.tsx';
import { Works, WorksProvider } from './works.tsx';

type Props = {
  readonly order: ProgramOrder;
  /** The server has confirmed the order now; otherwise this is what the device remembers. */
  readonly isSure: boolean;
};

export function PlanContent({ order, isSure }: Props) {
  const onDevice = useJourney(({ stored }) => stored.answers);
  const answers = order.answers ?? onDevice;
  const own = useProgramOf(answers);
  const time = useNow();
  if (Object.keys(answers).length === 0 || !own) {
    const { unanswered } = copy;
    return (
      <Message {...unanswered}>
        <LinkButton href={unanswered.action.href}>{unanswered.action.label}</LinkButton>
      </Message>
    );
  }
  const isOpen = order.open && (isSure || order.until === null || order.until > time);
  const day = dayNumber(order.startedAt, time);
  return (
    <WorksProvider program={own.program}>
      <Hero own={own} answers={answers} day={isOpen ? day : undefined} time={time} />
      {!isOpen && <Closed isSure={isSure || !order.open} />}
      <Parts isOpen={isOpen} />
      {isOpen && <Today own={own} orderId={order.id} day={day} time={time} />}
      {isOpen && <Calendar own={own} order={order} today={day} />}
      <Report own={own} answers={answers} />
      <Products own={own} />
      <Expectations text={own.text} />
      <Works />
      <OrderFoot order={order} isOpen={isOpen} />
    </WorksProvider>
  );
}
