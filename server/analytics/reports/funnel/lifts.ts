import { type BuyerGroup, type ChosenOption, type LiftGroup, rateDifferences } from '../../../../core/analytics/lift.ts';
import type { AnswerLift, AnswersReport } from '../../../../core/api/operator/answers-report.ts';

export type QuestionGroups = {
  readonly stepId: string;
  readonly number: number;
  readonly title: string;
  readonly answered: BuyerGroup;
  readonly options: readonly (ChosenOption & { readonly label: string })[];
  /** Ids of the options whose visitors are not withheld. */
  readonly shown: ReadonlySet<string>;
  readonly groups: readonly LiftGroup[];
};

/** All answers of the page are compared together. */
export function liftsOf(questions: readonly QuestionGroups[]): readonly AnswerLift[] {
  const compared = questions.flatMap(({ groups, ...question }) => groups.map((group) => ({ question, group })));
  const differences = rateDifferences(compared.map(({ group }) => group));
  return compared
    .flatMap(({ question: { stepId, number, title, options }, group: { optionIds, unlisted, own, others } }, index) => {
      const difference = differences[index];
      const labels = options.filter(({ id }) => optionIds.includes(id)).map(({ label }) => label);
      const rates = { buyRate: own.buyers / own.visitors, othersRate: others.buyers / others.visitors };
      return difference ? [{ stepId, number, title, labels, unlisted, visitors: own.visitors, ...rates, ...difference }] : [];
    })
    .sort((a, b) => b.difference - a.difference || a.number - b.number);
}

export function fewAnswers(questions: readonly QuestionGroups[]): AnswersReport['few'] {
  return questions.flatMap(({ stepId, number, title, answered, options, groups }) => {
    const grouped = new Set(groups.flatMap(({ optionIds }) => optionIds));
    const labels = options.filter(({ id }) => !grouped.has(id)).map(({ label }) => label);
    return answered.visitors > 0 && labels.length > 0 ? [{ stepId, number, title, labels }] : [];
  });
}
