import { funnel } from '../../../content/funnel/index.ts';
import { funnelCopy as copy } from '../../../content/operator/funnel.ts';
import type { FunnelQuery, FunnelSegments } from '../../../core/api/operator/funnel.ts';
import type { Moments } from '../parts/moments.ts';

export type Dimension = NonNullable<FunnelQuery['dimension']>;
export type SegmentChoice = { readonly dimension: Dimension; readonly value: string };
export const ALL_VISITORS: SegmentChoice = { dimension: 'all', value: '' };

export type SegmentOption = { readonly value: string; readonly label: string; readonly group?: string };

export function choicesOf(dimension: Dimension, segments: FunnelSegments | undefined): readonly SegmentOption[] {
  if (dimension === 'all') return [];
  if (dimension === 'answer') return ANSWERS;
  return (segments?.[dimension] ?? []).map(({ value }) => ({ value, label: value || copy.unknown }));
}

const ANSWERS: readonly SegmentOption[] = funnel.asking.flatMap((step) =>
  step.kind === 'city'
    ? []
    : step.options.map((option) => ({ value: `${step.id}:${option.id}`, label: option.label, group: step.title })),
);

/** The other side of a comparison is a request of its own. */
export function funnelSearch(moments: Moments, { dimension, value }: SegmentChoice, compare: boolean): string {
  return new URLSearchParams({ ...moments, dimension, value, compare: compare ? 'yes' : 'no' }).toString();
}
