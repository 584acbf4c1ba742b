import { fisherPValue } from './fisher-exact.ts';
import { normalQuantile } from './normal-quantile.ts';

export type BuyerGroup = { readonly visitors: number; readonly buyers: number };

export type ChosenOption = BuyerGroup & { readonly id: string };

export type QuestionCounts = {
  readonly answered: BuyerGroup;
  /** Each visitor chose one option, so options do not overlap. */
  readonly single: boolean;
  readonly options: readonly ChosenOption[];
  readonly shown: ReadonlySet<string>;
};

export type LiftGroup = {
  readonly optionIds: readonly string[];
  /** Whether it counts those whose answer is no option any more. */
  readonly unlisted: boolean;
  readonly own: BuyerGroup;
  readonly others: BuyerGroup;
};

export type LiftVerdict = 'more' | 'less' | 'unknown';

/** Shares, not percent: 0.01 is one point. */
export type RateDifference = {
  readonly difference: number;
  readonly low: number;
  readonly high: number;
  readonly verdict: LiftVerdict;
};

export type ComparedGroups = { readonly own: BuyerGroup; readonly others: BuyerGroup };

/** Of what is told, so much may be chance. */
const FALSE_DISCOVERIES = 0.05;

/**
 * Groups that stand on one page, compared together: where each was read alone, one in twenty would seem to differ by chance. What is told is chosen by
 * the rule of Benjamini and Hochberg (Journal of the Royal Statistical Society B 57, 1995) from exact probabilities, and every range is as wide
 * as Benjamini and Yekutieli ask for (Journal of the American Statistical Association 100, 2005). A range that holds zero is not told.
 */
export function rateDifferences(compared: readonly ComparedGroups[]): readonly RateDifference[] {
  const chances = compared.map(({ own, others }) =>
    fisherPValue({ drawn: own.visitors, hits: own.buyers, otherDrawn: others.visitors, otherHits: others.buyers }),
  );
  const told = discoveries(chances, FALSE_DISCOVERIES);
  const level = (Math.max(1, told) * FALSE_DISCOVERIES) / Math.max(1, compared.length);
  return compared.map(({ own, others }, index) => {
    const found = rateDifference(own, others, level);
    return told > 0 && (chances[index] ?? 1) <= level ? found : { ...found, verdict: 'unknown' };
  });
}

type Test = {
  /** How likely a difference is seen that is there. */
  readonly power: number;
  /** The smallest difference to be seen, as a share of the rate. */
  readonly lift: number;
  /** Of visitors, so many are in one of the two groups. */
  readonly share: number;
};

/** Of four chances three to see a lift of a third among those who choose one of four options. */
const ANSWER: Test = { power: 0.75, lift: 1 / 3, share: 1 / 4 };

/**
 * How many visitors it takes until a lift is likely to be told beside so many comparisons; undefined where nobody has bought. The normal approximation
 * for two proportions (Fleiss, Levin and Paik, Statistical Methods for Rates and Proportions, 3rd edition, 2003, chapter 4), with one rate for both.
 */
export function neededVisitors(
  { visitors, buyers }: BuyerGroup,
  comparisons: number,
  { power, lift, share }: Test = ANSWER,
): number | undefined {
  if (buyers === 0 || buyers === visitors || comparisons === 0) return undefined;
  const rate = buyers / visitors;
  const z = normalQuantile(1 - FALSE_DISCOVERIES / (2 * comparisons)) + normalQuantile(power);
  const spread = rate * (1 - rate) * (1 / share + 1 / (1 - share));
  return Math.ceil((z ** 2 * spread) / (rate * lift) ** 2);
}

/** How many of the least probable are told: the most for which the last is still below its share of `rate`. */
function discoveries(chances: readonly number[], rate: number): number {
  const sorted = [...chances].sort((a, b) => a - b);
  return sorted.reduce((told, chance, index) => (chance <= ((index + 1) * rate) / sorted.length ? index + 1 : told), 0);
}

/** Newcombe's hybrid score interval (Statistics in Medicine 17, 1998, method 10): it stays honest where one group is small. */
export function rateDifference(own: BuyerGroup, others: BuyerGroup, level = 0.05): RateDifference {
  const z = normalQuantile(1 - level / 2);
  const [a, b] = [wilson(own, z), wilson(others, z)];
  const difference = a.rate - b.rate;
  const low = difference - Math.hypot(a.rate - a.low, b.high - b.rate);
  const high = difference + Math.hypot(a.high - a.rate, b.rate - b.low);
  return { difference, low, high, verdict: low > 0 ? 'more' : high < 0 ? 'less' : 'unknown' };
}

function wilson({ visitors, buyers }: BuyerGroup, z: number) {
  const rate = buyers / visitors;
  const middle = (rate + z ** 2 / (2 * visitors)) / (1 + z ** 2 / visitors);
  const half = (z / (1 + z ** 2 / visitors)) * Math.sqrt((rate * (1 - rate)) / visitors + z ** 2 / (4 * visitors ** 2));
  return { rate, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/** Groups of `smallest` buyers and others. A single choice merges the rest, so that nothing can be worked out by subtraction. */
export function liftGroups({ answered, single, options, shown }: QuestionCounts, smallest: number): readonly LiftGroup[] {
  const isLarge = ({ visitors, buyers }: BuyerGroup) => buyers >= smallest && visitors - buyers >= smallest;
  const groupOf = (chosen: readonly ChosenOption[], own = sumOf(chosen)): LiftGroup => ({
    optionIds: chosen.map(({ id }) => id),
    unlisted: own.visitors > sumOf(chosen).visitors,
    own,
    others: without(answered, own),
  });
  const large = options.filter((option) => shown.has(option.id) && isLarge(option)).sort((a, b) => b.visitors - a.visitors);
  if (!single) return large.map((option) => groupOf([option])).filter(({ others }) => isLarge(others));
  let rest = without(answered, sumOf(large));
  while (rest.visitors > 0 && !isLarge(rest)) {
    if (large.pop() === undefined) return [];
    rest = without(answered, sumOf(large));
  }
  const merged = options.filter((option) => !large.includes(option));
  const groups = [...large.map((option) => groupOf([option])), ...(rest.visitors > 0 ? [groupOf(merged, rest)] : [])];
  return groups.length > 1 ? groups : [];
}

function sumOf(groups: readonly BuyerGroup[]): BuyerGroup {
  const sum = (key: keyof BuyerGroup) => groups.reduce((total, group) => total + group[key], 0);
  return { visitors: sum('visitors'), buyers: sum('buyers') };
}

function without(all: BuyerGroup, part: BuyerGroup): BuyerGroup {
  return { visitors: all.visitors - part.visitors, buyers: all.buyers - part.buyers };
}
