import { z } from 'zod';
import { FIRST_DAY, LAST_DAY, plusDays } from '../../operator/period.ts';

/** The bounds of `FIRST_DAY` and `LAST_DAY` in any time zone. */
const instant = z.coerce
  .number()
  .int()
  .min(Date.parse(plusDays(FIRST_DAY, -1)))
  .max(Date.parse(plusDays(LAST_DAY, 2)));

/** `GET /api/operator/funnel` and `funnel.csv`. Times are epoch milliseconds in whole hours; `until` is exclusive. */
export const FunnelQuery = z.strictObject({
  from: instant,
  until: instant,
  dimension: z.enum(['all', 'answer', 'source', 'device', 'browser', 'country']).default('all'),
  value: z.string().max(200).default(''),
  compare: z.enum(['yes', 'no']).default('no'),
});
export type FunnelQuery = z.input<typeof FunnelQuery>;

/** Shares are 0 to 1, and undefined without visitors. */
export type FunnelStage = {
  readonly id: string;
  readonly title: string;
  readonly number?: number;
  readonly visitors: number;
  readonly ofFirst?: number;
  readonly ofPrevious?: number;
  readonly lost: number;
  readonly dropOff?: number;
  readonly medianSeconds?: number;
  readonly backRate?: number;
  readonly errors: number;
};

export type FunnelPeriod = { readonly from: number; readonly until: number; readonly stages: readonly FunnelStage[] };

export type FunnelReport = FunnelPeriod & {
  readonly previous?: FunnelPeriod;
  readonly countedUntil: number | null;
};

export type FunnelSegments = Readonly<
  Record<'source' | 'device' | 'browser' | 'country', readonly { readonly value: string; readonly visitors: number }[]>
>;

export type LiveVisitors = { readonly visitors: number };
