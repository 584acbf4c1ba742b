import type { AskingStep } from '../funnel/step.ts';
import type { MetricBand, SkinMeasurements, SkinMetric } from '../selfie/face-report.ts';

/** The direction of the points has a source in `content/skincare/sources.ts`; their size is ours. */
export type IndexRule = {
  readonly area: string;
  /** A rule for a question that the funnel does not ask counts for nothing. */
  readonly step: string;
  readonly points: Readonly<Record<string, number>>;
  /** The visitor can change it: the goal counts the best option. */
  readonly habit?: true;
  /** The answer cannot be changed, so it counts and is no reason. */
  readonly fixed?: true;
  /** How much of what the answer takes away the steps of the program work on: a share of 1, which is ours, and what says that they do. */
  readonly care?: { readonly share: number; readonly source: string };
  readonly source: string;
};

/** Its points count now and at the goal alike. */
export type PhotoIndexRule = {
  readonly area: string;
  readonly metric: SkinMetric;
  readonly points: Readonly<Partial<Record<MetricBand, number>>>;
  readonly source: string;
};

/** With the points of its question, so that no page loads the funnel: `reference` of the first option, `average` of no answer. */
export type WeighedRule = {
  readonly area: string;
  readonly step: string;
  readonly points: Readonly<Record<string, number>>;
  readonly reference: number;
  readonly average: number;
  readonly best: number;
  readonly habit: boolean;
  readonly fixed: boolean;
  readonly care: number;
};

export type SkinArea = {
  readonly id: string;
  readonly label: string;
  readonly percent: number;
};

export type AreaIndex = {
  readonly id: string;
  readonly label: string;
  readonly percent: number;
  /** The index with the best option of every habit, and with what the program's steps work on; never below `percent`. */
  readonly goal: number;
  /** The questions about habits that are better at the goal. */
  readonly habits: readonly string[];
  /** The program's steps add to the goal. */
  readonly hasCare: boolean;
  readonly reason: { readonly step: string; readonly option: string } | undefined;
  readonly photo: readonly PhotoReason[];
};

export type PhotoReason = { readonly metric: SkinMetric; readonly band: MetricBand };

export type PhotoEvidence = { readonly rules: readonly PhotoIndexRule[]; readonly measurements: SkinMeasurements };

/** Percent. Answers cannot show that an area is perfect or lost. */
const LEAST = 5;
const MOST = 95;

export function weighRules(rules: readonly IndexRule[], asking: readonly AskingStep[]): readonly WeighedRule[] {
  return rules.flatMap(({ area, step, points, habit = false, fixed = false, care }) => {
    const asked = asking.find(({ id }) => id === step);
    if (!asked || !('options' in asked)) return [];
    const all = asked.options.map(({ id }): [string, number] => [id, points[id] ?? 0]);
    const values = all.map(([, value]) => value);
    // Of several options, the average visitor and the best choose none.
    const [average, best] = asked.kind === 'multi' ? [0, 0] : [sum(values) / values.length, Math.max(...values)];
    return [
      {
        area,
        step,
        points: Object.fromEntries(all),
        reference: values[0] ?? 0,
        average,
        best,
        habit,
        fixed,
        care: care?.share ?? 0,
      },
    ];
  });
}

/** A self-assessment: how the visitor's own words compare with those of the visitor who takes the first option everywhere. */
export function skinIndex(
  areas: readonly SkinArea[],
  rules: readonly WeighedRule[],
  answers: Readonly<Record<string, unknown>>,
  photo?: PhotoEvidence,
): readonly AreaIndex[] {
  const weighedAreas = areas.map(({ id, label, percent: anchor }) => {
    const weighed = rules.filter(({ area }) => area === id).map((rule) => weigh(rule, answers[rule.step]));
    const seen = photo ? seenIn(photo, id) : [];
    const start = anchor + sum(seen.map(({ points }) => points));
    const percent = bounded(start + sum(weighed.map(({ now, reference }) => now - reference)));
    const byHabits = sum(weighed.map(({ now, later }) => later - now));
    const byCare = sum(weighed.map(({ cared }) => cared));
    // Together they promise no more than better habits alone give the visitor with the first options.
    const room = sum(weighed.map(({ habitRoom }) => habitRoom));
    const gain = Math.max(byHabits, Math.min(room, byHabits + byCare));
    const goal = bounded(start + sum(weighed.map(({ now, reference }) => now - reference)) + gain);
    const habits = weighed.filter(({ now, later }) => later > now).map(({ step }) => step);
    return {
      id,
      label,
      percent,
      goal,
      habits,
      hasCare: gain > byHabits,
      photo: seen.map(({ metric, band }) => ({ metric, band })),
      candidates: weighed.flatMap(({ candidates }) => candidates).sort((a, b) => b.lost - a.lost),
    };
  });
  const reasons = reasonsOf(weighedAreas);
  return weighedAreas.map(({ candidates: _, ...area }) => ({ ...area, reason: reasons.get(area.id) }));
}

type Reason = NonNullable<AreaIndex['reason']>;
type Candidate = Reason & { readonly lost: number };

/** The answer that weighs most in each area. What weighs in two stands where it weighs more, and the other names its next. */
function reasonsOf(
  areas: readonly { readonly id: string; readonly candidates: readonly Candidate[] }[],
): ReadonlyMap<string, Reason> {
  const reasons = new Map<string, Reason>();
  const given = new Set<string>();
  const all = areas.flatMap(({ id, candidates }) => candidates.map((candidate) => ({ id, ...candidate })));
  for (const { id, step, option } of all.sort((a, b) => b.lost - a.lost)) {
    const key = `${step} ${option}`;
    if (reasons.has(id) || given.has(key)) continue;
    reasons.set(id, { step, option });
    given.add(key);
  }
  return reasons;
}

function seenIn({ rules, measurements }: PhotoEvidence, area: string): readonly (PhotoReason & { readonly points: number })[] {
  return rules.flatMap((rule) => {
    const band = measurements[rule.metric];
    const points = band && rule.points[band];
    return rule.area === area && points ? [{ metric: rule.metric, band, points }] : [];
  });
}

function weigh({ step, points, reference, average, best, habit, fixed, care }: WeighedRule, answer: unknown) {
  const chosen = [answer].flat().flatMap((option) => {
    const worth = typeof option === 'string' ? points[option] : undefined;
    return worth === undefined ? [] : [{ option: option as string, worth }];
  });
  const now = chosen.length > 0 ? sum(chosen.map(({ worth }) => worth)) : average;
  const lost = chosen.length > 0 ? best - now : 0;
  // A choice that takes nothing away speaks for its area too; one of several may be about another area.
  const telling = fixed ? [] : chosen.filter(({ worth }) => worth < 0 || typeof answer === 'string');
  return {
    step,
    reference,
    now,
    later: habit ? best : now,
    cared: care * lost,
    habitRoom: habit ? best - reference : 0,
    candidates: telling.sort((a, b) => a.worth - b.worth).map(({ option }) => ({ step, option, lost })),
  };
}

function bounded(percent: number): number {
  return Math.round(Math.min(MOST, Math.max(LEAST, percent)));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
