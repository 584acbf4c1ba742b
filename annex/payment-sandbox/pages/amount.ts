import { money } from '../../../core/presentation/money.ts';

/** Of an object of the provider, which names its currency in small letters. */
export function moneyOf({ currency }: { readonly currency: string }, amount: number): string {
  return money(amount, currency.toUpperCase());
}
