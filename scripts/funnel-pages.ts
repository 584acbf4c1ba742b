import { draftRules } from '../content/editions.ts';
import { plans } from '../content/plans.ts';
import { NO_CHANGES } from '../core/editions/apply.ts';
import { check } from '../core/editions/check.ts';
import type { Content } from '../core/editions/draft.ts';
import type { FunnelPages } from '../core/funnel/further.ts';

/** Throws where a further funnel says otherwise what no draft may or what a question says, or shows a plan that is not sold: it would be seen nowhere. */
export function requirePages(id: string, { texts = {}, plans: shown = [] }: FunnelPages, content: Content): void {
  const unknown = shown.find((name) => plans.every((plan) => plan.id !== name));
  if (unknown !== undefined)
    throw new Error(`The funnel ${id} shows the plan '${unknown}', which content/plans.ts does not sell.`);
  const rules = { ...draftRules, open: draftRules.open.filter((each) => !each.startsWith('funnel')) };
  const problem = check(content, { ...NO_CHANGES, texts }, rules).find(({ grade }) => grade === 'error');
  if (problem) throw new Error(`The funnel ${id} says otherwise at ${problem.path}: ${problem.says} ${problem.remedy}`);
}
