import { z } from 'zod';
import { type Condition, MAX_CONDITIONS } from '../../analytics/conditions.ts';
import { traits } from '../../analytics/visit.ts';
import { FIRST_DAY, LAST_DAY, plusDays } from '../../operator/period.ts';

/** The bounds of `FIRST_DAY` and `LAST_DAY` in any time zone. */
const instant = z.coerce
  .number()
  .int()
  .min(Date.parse(plusDays(FIRST_DAY, -1)))
  .max(Date.parse(plusDays(LAST_DAY, 2)));

const condition = z
  .strictObject({ dimension: z.enum([...traits, 'answer']), value: z.string().max(200) })
  .refine(
    ({ dimension, value }) => dimension !== 'answer' || /^[^:]+:[^:]+$/.test(value),
    'Please name a question and an option.',
  );

export const Conditions = z
  .array(condition)
  .max(MAX_CONDITIONS, `At most ${MAX_CONDITIONS} conditions.`)
  .refine(
    (all) => new Set(all.map(({ dimension, value }) => `${dimension}:${value}`)).size === all.length,
    'Please name each once.',
  );

const parameter = z.string().max(250);

/** A parameter that is repeated: 'device:phone' or 'answer:gender:female'. */
const conditionParameters = z
  .union([parameter.transform((one) => [one]), z.array(parameter).max(50)])
  .default([])
  .transform((all) =>
    all.map((each): Condition => {
      const [dimension = '', ...value] = each.split(':');
      return { dimension: dimension as Condition['dimension'], value: value.join(':') };
    }),
  )
  .pipe(Conditions);

/** `GET /api/operator/funnel` and `funnel.csv`. Times are epoch milliseconds in whole hours; `until` is exclusive. */
export const FunnelQuery = z.strictObject({
  from: instant,
  until: instant,
  condition: conditionParameters,
  compare: z.enum(['yes', 'no']).default('no'),
  /** A funnel beside the first. */
  funnel: z.string().max(40).optional(),
});
/** `GET /api/operator/funnels`: those beside the first. */
export type FurtherFunnels = { readonly funnels: readonly { readonly id: string; readonly title: string }[] };

/** Shares are 0 to 1, and undefined without visitors. A report of visitors who agreed has neither times, Back nor errors. */
export type FunnelStage = {
  readonly id: string;
  readonly title: string;
  readonly number?: number;
  /** Of the quiz. */
  readonly section?: { readonly id: string; readonly title: string };
  /** Some visitors alone are asked it, so that nobody is lost there. */
  readonly branches?: true;
  readonly visitors: number;
  readonly ofFirst?: number;
  readonly ofPrevious?: number;
  readonly lost: number;
  readonly dropOff?: number;
  readonly medianSeconds?: number;
  readonly backRate?: number;
  readonly errors?: number;
};

export type FunnelPeriod = { readonly from: number; readonly until: number; readonly stages: readonly FunnelStage[] };

export type FunnelReport = FunnelPeriod & {
  readonly previous?: FunnelPeriod;
  readonly countedUntil: number | null;
  /** Only visitors who agreed to statistics are counted, because the conditions are of several kinds. */
  readonly agreedOnly: boolean;
  /** Stages with too few visitors are left out. */
  readonly hidden?: true;
};

/** What visitors can be told apart by; the questions are those of the funnel that was asked for. */
export type FunnelSegments = Readonly<
  Record<'source' | 'device' | 'browser' | 'country', readonly { readonly value: string; readonly visitors: number }[]>
> & {
  readonly answer: readonly {
    readonly id: string;
    readonly title: string;
    readonly options: readonly { readonly id: string; readonly label: string }[];
  }[];
};

export type LiveVisitors = { readonly visitors: number };
