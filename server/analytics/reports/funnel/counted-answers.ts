import { validAnswers } from '../../../../core/funnel/answers.ts';
import type { Funnel } from '../../../../core/funnel/funnel.ts';
import type { CountableEvent } from './store.ts';

/** Only known options count; free text is no segment. */
export function countedAnswers(
  funnel: Funnel,
  { name, properties: { answers } }: CountableEvent,
): Readonly<Record<string, readonly string[]>> {
  if (name !== 'Quiz Step Complete' || typeof answers !== 'object' || answers === null) return {};
  const known = validAnswers(funnel, { ...answers });
  return Object.fromEntries(
    funnel.asking.flatMap(({ id, kind }): [string, readonly string[]][] => {
      const answer = known[id];
      if (kind === 'city' || answer === undefined) return [];
      return [[id, typeof answer === 'string' ? [answer] : answer]];
    }),
  );
}
