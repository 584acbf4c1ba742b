import { z } from 'zod';
import { FIRST_DAY, LAST_DAY, plusDays } from '../../operator/period.ts';

/** Of the days that a report may be about, wherever on earth they are days. */
const instant = z.coerce
  .number()
  .int()
  .min(Date.parse(plusDays(FIRST_DAY, -1)))
  .max(Date.parse(plusDays(LAST_DAY, 2)));

/** `GET /api/operator/funnel`, and the same as CSV at `/api/operator/funnel.csv`. Times are epoch milliseconds and count in whole hours. */
export const FunnelQuery = z.strictObject({
  from: instant,
  /** The first moment that does not belong to the period. */
  until: instant,
  dimension: z.enum(['all', 'answer', 'source', 'device', 'browser', 'country']).default('all'),
  /** Of the dimension; of an answer, 'gender:female'. */
  value: z.string().max(200).default(''),
  /** Tells the period of the same length before it too. */
  compare: z.enum(['yes', 'no']).default('no'),
});
export type FunnelQuery = z.input<typeof FunnelQuery>;

/** Shares are 0 to 1, and undefined where nobody was counted. */
export type FunnelStage = {
  readonly id: string;
  readonly title: string;
  /** Of the step in the quiz. */
  readonly number?: number;
  readonly visitors: number;
  /** Of those at the first stage. */
  readonly ofFirst?: number;
  /** Of those at the stage before: the step conversion. */
  readonly ofPrevious?: number;
  /** Visitors who were not seen at the next stage, and their share. */
  readonly lost: number;
  readonly dropOff?: number;
  readonly medianSeconds?: number;
  readonly backRate?: number;
  readonly errors: number;
};

export type FunnelPeriod = { readonly from: number; readonly until: number; readonly stages: readonly FunnelStage[] };

export type FunnelReport = FunnelPeriod & {
  readonly previous?: FunnelPeriod;
  /** What was told until then is counted. */
  readonly countedUntil: number | null;
};

/** `GET /api/operator/funnel/segments?from&until`: the values there are, the most visitors first. */
export type FunnelSegments = Readonly<
  Record<'source' | 'device' | 'browser' | 'country', readonly { readonly value: string; readonly visitors: number }[]>
>;

/** `GET /api/operator/live`: visitors of the last five minutes. */
export type LiveVisitors = { readonly visitors: number };
