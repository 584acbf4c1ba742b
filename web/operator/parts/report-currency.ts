import { createContext, useContext } from 'react';
import { CURRENCY, type Currency } from '../../../core/plans/plan.ts';
import { decimal, money } from '../../../core/presentation/money.ts';

/** In which a report is: no amount of another is added to it. */
export const ReportCurrency = createContext<Currency>(CURRENCY);

export type MoneyFormat = {
  readonly currency: Currency;
  readonly money: (amount: number) => string;
  readonly decimal: (amount: number) => string;
};

export function useMoney(): MoneyFormat {
  const currency = useContext(ReportCurrency);
  return { currency, money: (amount) => money(amount, currency), decimal: (amount) => decimal(amount, currency) };
}
