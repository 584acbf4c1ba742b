import { z } from 'zod';
import type { DayFigures } from '../../operator/day-figures.ts';
import { Zone } from './period.ts';

export const MorningQuery = z.strictObject({ zone: Zone });

/** `gross` in cents. */
export type HourFigures = { readonly gross: number; readonly visitors: number };

/** Payments of 30 days. */
export type PaymentRates = { readonly all: number; readonly refunded: number; readonly disputed: number };

export type NewOrder = {
  readonly id: string;
  readonly planId: string;
  readonly amount: number;
  /** Epoch milliseconds. */
  readonly at: number;
  /** Null where none was sent. */
  readonly source: string | null;
  readonly campaign: string | null;
};

/** `GET /api/operator/morning`. Times are epoch milliseconds. */
export type MorningReport = {
  readonly day: string;
  readonly at: number;
  /** Visitors and buyers are those of whole hours, which ended here. */
  readonly wholeUntil: number;
  /** Both days up to the same time of the clock. */
  readonly soFar: { readonly today: DayFigures; readonly weekBefore: DayFigures };
  /** By hours since midnight: of today up to the present one, and of the whole same weekday a week before. */
  readonly hours: { readonly today: readonly HourFigures[]; readonly weekBefore: readonly HourFigures[] };
  /** The 14 days before today, oldest first. */
  readonly days: readonly DayFigures[];
  readonly rates: {
    readonly now: PaymentRates;
    readonly before: PaymentRates;
    /** Of the 30 days up to each of the last 14 days, of which today is the last. */
    readonly days: readonly PaymentRates[];
  };
  /** Newest first. */
  readonly orders: readonly NewOrder[];
};
