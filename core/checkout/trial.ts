import type { Terms } from './terms.ts';

export type Trial = { readonly days: number; readonly price: number };

export function trialOf({ phases: [{ amount, period }] }: Pick<Terms, 'phases'>): Trial | undefined {
  return period.unit === 'day' ? { days: period.every, price: amount } : undefined;
}
