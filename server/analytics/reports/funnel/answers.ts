import type { TimeSpan } from '../../../../core/analytics/buckets.ts';
import {
  type BuyerGroup,
  type ChosenOption,
  type LiftGroup,
  liftGroups,
  neededVisitors,
} from '../../../../core/analytics/lift.ts';
import { countedAs } from '../../../../core/analytics/stages.ts';
import type { AnswerShare, AnswersReport } from '../../../../core/api/operator/answers-report.ts';
import { answerGroups } from '../../../../core/funnel/segments.ts';
import { takesSeveral } from '../../../../core/funnel/step.ts';
import { publishedFunnel } from '../../../editions/funnels.ts';
import type { Db } from '../../../platform/db/client.ts';
import { findValues } from './count-rows.ts';
import { fewAnswers, liftsOf, type QuestionGroups } from './lifts.ts';

/** A person in a smaller group could be recognised by their answers. */
export const MIN_GROUP_SIZE = 10;

const NOBODY: BuyerGroup = { visitors: 0, buyers: 0 };

export async function answersReport(db: Db, span: TimeSpan, id: string | null = null): Promise<AnswersReport> {
  const values = new Map((await findValues(db, 'answer', span)).map(({ value, ...group }) => [value, group]));
  const funnel = await publishedFunnel(db, id);
  const counted = (stepId: string) => countedAs(funnel, stepId);
  const asked = funnel.asking.flatMap((step): QuestionGroups[] => {
    const offered = answerGroups(step);
    if (offered.length === 0) return [];
    const answered = values.get(counted(step.id)) ?? NOBODY;
    const options = offered.map(({ id, label }) => ({ label, id, ...(values.get(`${counted(step.id)}:${id}`) ?? NOBODY) }));
    const shown = shownOptions(options);
    const groups = liftGroups({ answered, single: !takesSeveral(step), options, shown }, MIN_GROUP_SIZE);
    return [{ stepId: step.id, number: step.number, title: step.title, answered, options, shown, groups }];
  });
  const questions = asked.map(({ stepId, number, title, answered, options, shown, groups }) => ({
    ...{ stepId, number, title },
    options: options.map(({ id, label, ...own }): AnswerShare => {
      return { optionId: id, label, ...shareOf(own, answered, shown.has(id), isAlone(groups, id)) };
    }),
  }));
  const most = asked.reduce((found, { answered }) => (answered.visitors > found.visitors ? answered : found), NOBODY);
  const comparisons = asked.reduce((sum, { options }) => sum + options.length, 0);
  return {
    ...{ smallest: MIN_GROUP_SIZE, questions, lifts: liftsOf(asked), few: fewAnswers(asked) },
    ...{ answered: most.visitors, needed: neededVisitors(most, comparisons) ?? null },
  };
}

/** A single withheld group could be computed from the others, so the smallest of them is withheld too. */
function shownOptions(options: readonly ChosenOption[]): ReadonlySet<string> {
  const shown = options.filter(({ visitors }) => visitors >= MIN_GROUP_SIZE).sort((a, b) => b.visitors - a.visitors);
  if (shown.length === options.length - 1) shown.pop();
  return new Set(shown.map(({ id }) => id));
}

function isAlone(groups: readonly LiftGroup[], id: string): boolean {
  return groups.some(({ optionIds, unlisted }) => !unlisted && optionIds.length === 1 && optionIds[0] === id);
}

type Share = Omit<AnswerShare, 'optionId' | 'label'>;

/** Buyers are also withheld where those of a smaller group could be worked out from them. */
function shareOf({ visitors, buyers }: BuyerGroup, answered: BuyerGroup, shown: boolean, alone: boolean): Share {
  if (!shown) return { visitors: null, share: null, buyers: null, buyRate: null };
  const bought = alone ? { buyers, buyRate: buyers / visitors } : { buyers: null, buyRate: null };
  return { visitors, share: visitors / answered.visitors, ...bought };
}
