import type { ConcernId } from './ingredient.ts';
import type { AnswerMatch, ProfileTrait, RuleCondition } from './knowledge.ts';
import type { Reason } from './skin-profile.ts';

type GivenAnswers = Readonly<Record<string, unknown>>;

export type SkinContext = {
  readonly answers: GivenAnswers;
  readonly traits: ReadonlyMap<ProfileTrait, readonly Reason[]>;
  readonly concerns: ReadonlyMap<ConcernId, readonly Reason[]>;
};

export function matchedAnswers(match: AnswerMatch, answers: GivenAnswers): readonly Reason[] {
  return Object.entries(match).flatMap(([step, options = []]) =>
    chosenOptions(answers[step]).flatMap((option) => (options.includes(option) ? [{ step, option }] : [])),
  );
}

export function reasonsFor(occasion: RuleCondition, { answers, traits, concerns }: SkinContext): readonly Reason[] {
  return distinct([
    ...matchedAnswers(occasion.answers ?? {}, answers),
    ...(occasion.traits ?? []).flatMap((trait) => traits.get(trait) ?? []),
    ...(occasion.concerns ?? []).flatMap((concern) => concerns.get(concern) ?? []),
  ]);
}

export function distinct(reasons: readonly Reason[]): readonly Reason[] {
  return [...new Map(reasons.map((reason) => [`${reason.step}/${reason.option}`, reason])).values()];
}

export function chosenOptions(answer: unknown): readonly string[] {
  return [answer].flat().filter((option): option is string => typeof option === 'string');
}
