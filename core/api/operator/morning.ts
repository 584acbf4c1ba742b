import { z } from 'zod';
import type { DayFigures } from '../../operator/day-figures.ts';
import type { Currency } from '../../plans/plan.ts';
import { Zone } from './period.ts';
import type { CurrencyAmounts } from './revenue.ts';

export const MorningQuery = z.strictObject({ zone: Zone });

export type HourFigures = { readonly gross: number; readonly visitors: number };

export type PaymentRates = { readonly all: number; readonly refunded: number; readonly disputed: number };

export type NewOrder = {
  readonly id: string;
  readonly planId: string;
  readonly amount: number;
  readonly currency: string;
  readonly at: number;
  readonly source: string | null;
  readonly campaign: string | null;
};

/** `GET /api/operator/morning`: amounts in the smallest unit, and epoch milliseconds. Rates are of 30 days, in `days` up to each of the last 14. */
export type MorningReport = {
  readonly day: string;
  readonly at: number;
  /** That of most payments of the last days, in which all sums are. */
  readonly currency: Currency;
  /** Visitors and buyers are those of whole hours, which ended here. */
  readonly wholeUntil: number;
  /** Both days up to the same time of the clock. */
  readonly soFar: { readonly today: DayFigures; readonly weekBefore: DayFigures };
  /** By hours since midnight: of today up to the present one, and of the whole same weekday a week before. */
  readonly hours: { readonly today: readonly HourFigures[]; readonly weekBefore: readonly HourFigures[] };
  readonly days: readonly DayFigures[];
  /** Of today: no sum above holds them. */
  readonly otherCurrencies: readonly CurrencyAmounts[];
  readonly rates: {
    readonly now: PaymentRates;
    readonly before: PaymentRates;
    readonly days: readonly PaymentRates[];
  };
  readonly orders: readonly NewOrder[];
};
