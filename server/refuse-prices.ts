import { priceMistakes, type SoldCurrency } from '../core/plans/currencies.ts';
import type { Plan } from '../core/plans/plan.ts';
import { planProblems } from '../core/plans/problems.ts';
import { StartupError } from './platform/startup-error.ts';

/** Plans that cannot be sold. A currency is sold by every plan or by none. */
export function refusePrices(plans: readonly Plan[], currencies: readonly SoldCurrency[]): void {
  const mistakes = [...planProblems(plans), ...priceMistakes(plans, currencies)];
  if (mistakes.length === 0) return;
  throw new StartupError(
    `${mistakes.join(' ')} Prices are in content/plans.ts and content/upsell.ts, and currencies in content/currencies.ts.`,
  );
}
