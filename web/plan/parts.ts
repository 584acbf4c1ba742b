import { planCopy } from '../../content/pages/plan.ts';

/** One of them is shown at a time; on paper all are. */
export type PlanPart = keyof typeof planCopy.parts;

/** The part in which the target of a fragment stands; undefined for a mailed token. */
export function partOf(fragment: string): PlanPart | undefined {
  if (fragment.startsWith('work-')) return 'report';
  return Object.hasOwn(planCopy.parts, fragment) ? (fragment as PlanPart) : undefined;
}

export function panelOf(part: PlanPart): string {
  return `part-${part}`;
}
