import { funnelCopy as copy } from '../../../content/operator/funnel.ts';
import { type Condition, conditionText, subjectOf } from '../../../core/analytics/conditions.ts';
import type { FunnelSegments } from '../../../core/api/operator/funnel.ts';
import { fill } from '../../../core/presentation/fill.ts';
import type { Moments } from '../parts/moments.ts';

export type Dimension = Condition['dimension'];
export const DIMENSIONS = Object.keys(copy.dimensions) as Dimension[];

export type ConditionChoice = { readonly value: string; readonly label: string; readonly group?: string };

export function choicesOf(
  dimension: Dimension,
  segments: FunnelSegments | undefined,
  chosen: readonly Condition[],
): readonly ConditionChoice[] {
  return allChoices(dimension, segments).filter(({ value }) => !includes(chosen, { dimension, value }));
}

function allChoices(dimension: Dimension, segments: FunnelSegments | undefined): readonly ConditionChoice[] {
  if (dimension !== 'answer') return (segments?.[dimension] ?? []).map(({ value }) => ({ value, label: value || copy.unknown }));
  return (segments?.answer ?? []).flatMap(({ id, title, options }) =>
    options.map((option) => ({ value: `${id}:${option.id}`, label: option.label, group: title })),
  );
}

/** Other values of the last condition. */
export function otherChoices(conditions: readonly Condition[], segments: FunnelSegments | undefined): readonly ConditionChoice[] {
  const last = conditions.at(-1);
  if (!last) return [];
  const { dimension } = last;
  return choicesOf(dimension, segments, conditions).filter(({ value }) => subjectOf({ dimension, value }) === subjectOf(last));
}

export function choiceOf({ dimension, value }: Condition, segments: FunnelSegments | undefined): ConditionChoice {
  const offered = allChoices(dimension, segments).find((each) => each.value === value);
  return offered ?? { value, label: value || copy.unknown };
}

/** Answers alone differ from funnel to funnel. */
export function isAskedIn({ dimension, value }: Condition, segments: FunnelSegments | undefined): boolean {
  return dimension !== 'answer' || !segments || allChoices(dimension, segments).some((each) => each.value === value);
}

/** 'Source: tiktok' or 'What is your skin like? – Oily'. */
export function conditionLabel(condition: Condition, segments: FunnelSegments | undefined): string {
  const { label, group } = choiceOf(condition, segments);
  return group === undefined
    ? fill(copy.conditions.trait, { kind: copy.dimensions[condition.dimension], value: label })
    : fill(copy.conditions.answer, { kind: group, value: label });
}

/** Conditions of one trait or question stand together. */
export function withCondition(conditions: readonly Condition[], added: Condition): readonly Condition[] {
  const last = conditions.map(subjectOf).lastIndexOf(subjectOf(added));
  const end = last < 0 ? conditions.length : last + 1;
  return [...conditions.slice(0, end), added, ...conditions.slice(end)];
}

export function areSame(some: readonly Condition[], others: readonly Condition[]): boolean {
  return some.length === others.length && some.every((condition) => includes(others, condition));
}

function includes(conditions: readonly Condition[], condition: Condition): boolean {
  return conditions.some((each) => conditionText(each) === conditionText(condition));
}

/** Of a funnel beside the first by its id. */
export type FunnelSpan = Moments & { readonly funnel?: string };

/** The other side of a comparison is a request of its own. */
export function funnelSearch(moments: FunnelSpan, conditions: readonly Condition[], compare: boolean): string {
  const search = new URLSearchParams({ ...moments, compare: compare ? 'yes' : 'no' });
  for (const condition of conditions) search.append('condition', conditionText(condition));
  return search.toString();
}
