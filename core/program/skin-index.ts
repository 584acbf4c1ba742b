import type { AskingStep } from '../funnel/step.ts';
import type { MetricBand, SkinMeasurements, SkinMetric } from '../selfie/face-report.ts';

/** How far an answer moves the index of an area, in points. */
export type IndexRule = {
  readonly area: string;
  /** A question's id. A rule for a question that the funnel does not ask counts for nothing. */
  readonly step: string;
  /** By option id; an option that is not named moves nothing. */
  readonly points: Readonly<Record<string, number>>;
  /** The visitor can change it: the goal counts the best option. */
  readonly habit?: true;
  /** An id of `content/skincare/sources.ts`: why the rule points this way. The size of the points is ours. */
  readonly source: string;
};

/** How far what a photo shows moves the index of an area, in points: now and at the goal alike. */
export type PhotoIndexRule = {
  readonly area: string;
  readonly metric: SkinMetric;
  readonly points: Readonly<Partial<Record<MetricBand, number>>>;
  /** As of `IndexRule`. */
  readonly source: string;
};

/** A rule with what it needs of its question, so that a page does not load the funnel. */
export type WeighedRule = {
  readonly area: string;
  readonly step: string;
  /** Of every option. */
  readonly points: Readonly<Record<string, number>>;
  /** Points of the first option. */
  readonly reference: number;
  /** Points of a visitor who does not answer. */
  readonly average: number;
  readonly best: number;
  readonly habit: boolean;
};

export type SkinArea = {
  readonly id: string;
  readonly label: string;
  /** The index, in percent, of the visitor who takes the first option everywhere. */
  readonly percent: number;
};

export type AreaIndex = {
  readonly id: string;
  readonly label: string;
  /** 5 to 95. */
  readonly percent: number;
  /** The index with the best option of every habit; never below `percent`. */
  readonly goal: number;
  /** The answer that takes the most points away. */
  readonly reason: { readonly step: string; readonly option: string } | undefined;
  /** What the photo moved it by. */
  readonly photo: readonly PhotoReason[];
};

export type PhotoReason = { readonly metric: SkinMetric; readonly band: MetricBand };

/** What a photo can say of the indices. */
export type PhotoEvidence = { readonly rules: readonly PhotoIndexRule[]; readonly measurements: SkinMeasurements };

/** Percent. Answers cannot show that an area is perfect or lost. */
const LEAST = 5;
const MOST = 95;

export function weighRules(rules: readonly IndexRule[], asking: readonly AskingStep[]): readonly WeighedRule[] {
  return rules.flatMap(({ area, step, points, habit = false }) => {
    const asked = asking.find(({ id }) => id === step);
    if (!asked || !('options' in asked)) return [];
    const all = asked.options.map(({ id }): [string, number] => [id, points[id] ?? 0]);
    const values = all.map(([, value]) => value);
    // Of several options, the average visitor and the best choose none.
    const [average, best] = asked.kind === 'multi' ? [0, 0] : [sum(values) / values.length, Math.max(...values)];
    return [{ area, step, points: Object.fromEntries(all), reference: values[0] ?? 0, average, best, habit }];
  });
}

/** A self-assessment: how the visitor's own words compare with those of the visitor who takes the first option everywhere. */
export function skinIndex(
  areas: readonly SkinArea[],
  rules: readonly WeighedRule[],
  answers: Readonly<Record<string, unknown>>,
  photo?: PhotoEvidence,
): readonly AreaIndex[] {
  return areas.map(({ id, label, percent: anchor }) => {
    const weighed = rules.filter(({ area }) => area === id).map((rule) => weigh(rule, answers[rule.step]));
    const seen = photo ? seenIn(photo, id) : [];
    const start = anchor + sum(seen.map(({ points }) => points));
    const percent = bounded(start + sum(weighed.map(({ now, reference }) => now - reference)));
    const goal = bounded(start + sum(weighed.map(({ later, reference }) => later - reference)));
    const costly = [...weighed].sort((a, b) => b.lost - a.lost)[0];
    const reason = costly && costly.lost > 0 ? costly.worst : undefined;
    return { id, label, percent, goal, reason, photo: seen.map(({ metric, band }) => ({ metric, band })) };
  });
}

function seenIn({ rules, measurements }: PhotoEvidence, area: string): readonly (PhotoReason & { readonly points: number })[] {
  return rules.flatMap((rule) => {
    const band = measurements[rule.metric];
    const points = band && rule.points[band];
    return rule.area === area && points ? [{ metric: rule.metric, band, points }] : [];
  });
}

function weigh({ step, points, reference, average, best, habit }: WeighedRule, answer: unknown) {
  const chosen = [answer].flat().flatMap((option) => {
    const worth = typeof option === 'string' ? points[option] : undefined;
    return worth === undefined ? [] : [{ option: option as string, worth }];
  });
  const now = chosen.length > 0 ? sum(chosen.map(({ worth }) => worth)) : average;
  const [worst] = chosen.sort((a, b) => a.worth - b.worth);
  const lost = worst ? best - now : 0;
  return { reference, now, later: habit ? best : now, lost, worst: worst && { step, option: worst.option } };
}

function bounded(percent: number): number {
  return Math.round(Math.min(MOST, Math.max(LEAST, percent)));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
