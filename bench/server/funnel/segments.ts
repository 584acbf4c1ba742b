import { funnel, type StageId } from '../../../content/funnel/index.ts';
import { stagesOf } from '../../../core/analytics/stages.ts';
import { ALL, type Segment } from '../../../core/analytics/visit.ts';
import { answerGroups } from '../../../core/funnel/segments.ts';

/** The share that continues to the next stage. Most visitors leave at the first page, at the e-mail and at the price. */
const CONTINUE_RATES: Readonly<Partial<Record<StageId, number>>> = {
  landing: 0.62,
  'keep-results': 0.8,
  prediction: 0.3,
  payment: 0.5,
  checkout: 0.6,
};
const DEFAULT_CONTINUE_RATE = 0.985;
const ANSWERS_COUNTED = 0.5;
/** Anybody can put a source into an address, so a shop has many. */
const SOURCES = ['facebook', 'instagram', 'tiktok', 'google', 'direct', ...numbered('newsletter', 195)];
const COUNTRIES = ['US', 'GB', 'CA', 'AU', 'DE', 'FR', 'PT', 'BR', 'IN', 'MX', ...numbered('X', 90)];
const BROWSERS = ['none', 'instagram', 'facebook', 'tiktok'];
const DEVICES = ['phone', 'desktop', 'tablet'];

/** Shares of all visitors: those of the segment, and those of the segment who reach each stage. */
type SharedSegment = Segment & { readonly share: number; readonly reaching: readonly number[] };

const stages = stagesOf(funnel);
export const stageIds: readonly string[] = stages.map(({ id }) => id);

const reaching = stages.map((_, index) =>
  stages.slice(0, index).reduce((share, { id }) => share * (CONTINUE_RATES[id] ?? DEFAULT_CONTINUE_RATE), 1),
);

export const sharedSegments: readonly SharedSegment[] = [
  { ...ALL, share: 1, reaching },
  ...traitSegments('source', SOURCES),
  ...traitSegments('device', DEVICES),
  ...traitSegments('browser', BROWSERS),
  ...traitSegments('country', COUNTRIES),
  ...answerSegments(),
];

function traitSegments(dimension: Segment['dimension'], values: readonly string[]): readonly SharedSegment[] {
  return sharesOf(values).map(([value, share]) => ({ dimension, value, share, reaching: reaching.map((all) => all * share) }));
}

/** Everybody who answered a step reached it. */
function answerSegments(): readonly SharedSegment[] {
  return funnel.asking.flatMap((step): SharedSegment[] => {
    const groups = answerGroups(step);
    if (groups.length === 0) return [];
    const here = reaching[stageIds.indexOf(step.id)] ?? 0;
    const options = sharesOf(groups.map(({ id }) => `${step.id}:${id}`));
    return [[step.id, 1] as const, ...options].map(([value, chosen]) => {
      const share = ANSWERS_COUNTED * chosen;
      return { dimension: 'answer', value, share: share * here, reaching: reaching.map((all) => share * Math.min(all, here)) };
    });
  });
}

/** The second value is half as frequent as the first, the third a third. */
function sharesOf(values: readonly string[]): readonly (readonly [value: string, share: number])[] {
  const sum = values.reduce((total, _, index) => total + 1 / (index + 1), 0);
  return values.map((value, index) => [value, 1 / (index + 1) / sum]);
}

function numbered(name: string, count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => `${name}-${index + 1}`);
}
