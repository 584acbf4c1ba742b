import { countedAs } from '../../../../core/analytics/stages.ts';
import type { Funnel } from '../../../../core/funnel/funnel.ts';
import { groupsOfAnswer } from '../../../../core/funnel/segments.ts';
import type { CountableEvent } from './store.ts';

/** Only known options and bands count; free text is no segment. */
export function countedAnswers(
  funnel: Funnel,
  { name, properties: { answers } }: CountableEvent,
): Readonly<Record<string, readonly string[]>> {
  if (name !== 'Quiz Step Complete' || typeof answers !== 'object' || answers === null) return {};
  const given: Readonly<Record<string, unknown>> = { ...answers };
  return Object.fromEntries(
    funnel.asking.flatMap((step): [string, readonly string[]][] => {
      const groups = groupsOfAnswer(step, given[step.id]);
      return groups.length > 0 ? [[countedAs(funnel, step.id), groups]] : [];
    }),
  );
}
