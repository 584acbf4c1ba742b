import { funnel } from '../../../../content/funnel/index.ts';
import type { TimeSpan } from '../../../../core/analytics/buckets.ts';
import type { AnsweredQuestion, AnswerShare, AnswersReport } from '../../../../core/api/operator/answers-report.ts';
import type { Db } from '../../../platform/db/client.ts';
import { findValues, type ValueCount } from './count-rows.ts';

/** A person in a smaller group could be recognised by their answers. */
export const MIN_GROUP_SIZE = 10;

export async function answersReport(db: Db, span: TimeSpan): Promise<AnswersReport> {
  const values = new Map((await findValues(db, 'answer', span)).map((count) => [count.value, count]));
  const questions = funnel.asking.flatMap((step): AnsweredQuestion[] => {
    if (step.kind === 'city') return [];
    const options = step.options.map(({ id, label }) => ({ id, label, count: values.get(`${step.id}:${id}`) }));
    const answered = values.get(step.id)?.visitors ?? 0;
    const shown = options.map(({ id, label, count }) => ({ optionId: id, label, ...shareOf(count, answered) }));
    return [{ stepId: step.id, number: step.number, title: step.title, options: withoutRemainder(shown) }];
  });
  return { smallest: MIN_GROUP_SIZE, questions };
}

type Share = Omit<AnswerShare, 'optionId' | 'label'>;
const WITHHELD: Share = { visitors: null, share: null, buyers: null, buyRate: null };

/** Buyers are also withheld where buyers or non-buyers are too few. */
function shareOf(count: ValueCount | undefined, answered: number): Share {
  if (!count || count.visitors < MIN_GROUP_SIZE) return WITHHELD;
  const { visitors, buyers } = count;
  const enough = buyers >= MIN_GROUP_SIZE && visitors - buyers >= MIN_GROUP_SIZE;
  return { visitors, share: visitors / answered, buyers: enough ? buyers : null, buyRate: enough ? buyers / visitors : null };
}

/** A single withheld group could be computed from the others, so the smallest of them is withheld too. */
function withoutRemainder(options: readonly AnswerShare[]): readonly AnswerShare[] {
  if (options.filter(({ visitors }) => visitors === null).length !== 1) return options;
  const shown = options.filter(({ visitors }) => visitors !== null);
  const smallest = shown.reduce<AnswerShare | undefined>(
    (a, b) => (a && Number(a.visitors) <= Number(b.visitors) ? a : b),
    undefined,
  );
  return options.map((option) => (option === smallest ? { ...option, ...WITHHELD } : option));
}
