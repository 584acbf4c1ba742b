import { stepOf } from '../presentation/units.ts';
import { CURRENCY, type Currency, type Plan, planIn } from './plan.ts';

export type SoldCurrency = {
  readonly code: Currency;
  readonly name: string;
  /** Beginnings of the names of time zones. */
  readonly zones: readonly string[];
};

/** The longest beginning counts. A time zone of no sold currency leads to the currency of all. */
export function currencyAt(zone: string, currencies: readonly SoldCurrency[]): Currency {
  let found: { readonly code: Currency; readonly length: number } = { code: CURRENCY, length: 0 };
  for (const { code, zones } of currencies) {
    for (const start of zones) {
      if (start.length > found.length && zone.startsWith(start)) found = { code, length: start.length };
    }
  }
  return found.code;
}

/** A sentence for each price that is missing or that the payment provider would refuse. */
export function priceMistakes(plans: readonly Plan[], currencies: readonly SoldCurrency[]): readonly string[] {
  const [first] = currencies;
  const order = first?.code === CURRENCY ? [] : [`The first currency has to be ${CURRENCY}, in which plans are sold to all.`];
  return [...order, ...plans.flatMap((plan) => currencies.flatMap(({ code }) => mistakeIn(plan, code) ?? []))];
}

function mistakeIn(plan: Plan, currency: Currency): string | undefined {
  const sold = planIn(plan, currency);
  if (!sold) return `The plan '${plan.id}' has no price in ${currency}.`;
  const { listPrice, introDiscount } = sold;
  const isCharged = [listPrice, introDiscount].every((amount) => amount >= 0 && amount % stepOf(currency) === 0);
  if (isCharged && introDiscount < listPrice) return undefined;
  return `The plan '${plan.id}' costs no amount that can be charged in ${currency}, at first or later: amounts are whole numbers of its smallest unit.`;
}
