import type { VisitorHabits } from '../../../../core/funnel/habits.ts';
import { DAY_MS } from '../../../../core/time.ts';
import type { Command } from '../../../platform/console/command.ts';
import { answersReport } from './answers.ts';
import { funnelReport } from './report.ts';

const DAYS = 30;
/** A share of fewer says little. */
const MIN_VISITORS = 100;

/** What visitors of a funnel did in the last 30 days, by step; what too few were asked is left out. */
export const readHabits: Command<{ readonly funnel?: string | undefined }, VisitorHabits> = async (
  { db, now },
  { funnel = null },
) => {
  const until = now().getTime();
  const span = { from: until - DAYS * DAY_MS, until };
  const { stages } = await funnelReport(db, span, [], false, funnel);
  const { questions } = await answersReport(db, span, funnel);
  const stepOf = (stage: string) => (funnel === null ? stage : stage.slice(`${funnel}/`.length));
  const known = stages.filter(({ visitors }) => visitors >= MIN_VISITORS).map((stage) => ({ ...stage, id: stepOf(stage.id) }));
  return {
    visitors: stages[0]?.visitors ?? 0,
    leaves: Object.fromEntries(known.flatMap(({ id, dropOff }) => (dropOff === undefined ? [] : [[id, dropOff]]))),
    seconds: Object.fromEntries(
      known.flatMap(({ id, medianSeconds }) => (medianSeconds === undefined ? [] : [[id, medianSeconds]])),
    ),
    shares: Object.fromEntries(
      questions.flatMap(({ stepId, options }) => {
        const told = options.flatMap(({ optionId, share }) => (share === null ? [] : [[optionId, share] as const]));
        return told.length > 0 ? [[stepId, Object.fromEntries(told)] as const] : [];
      }),
    ),
  };
};
