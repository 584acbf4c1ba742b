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

const Z_95 = 1.959964;

/** Newcombe's hybrid score interval (Statistics in Medicine 17, 1998, method 10): it stays honest where one group is small. */
export function rateDifference(own: BuyerGroup, others: BuyerGroup): RateDifference {
  const [a, b] = [wilson(own), wilson(others)];
  const difference = a.rate - b.rate;
  const low = difference - Math.hypot(a.rate - a.low, b.high - b.rate);
  const high = difference + Math.hypot(a.high - a.rate, b.rate - b.low);
  return { difference, low, high, verdict: low > 0 ? 'more' : high < 0 ? 'less' : 'unknown' };
}

function wilson({ visitors, buyers }: BuyerGroup) {
  const rate = buyers / visitors;
  const middle = (rate + Z_95 ** 2 / (2 * visitors)) / (1 + Z_95 ** 2 / visitors);
  const half = (Z_95 / (1 + Z_95 ** 2 / visitors)) * Math.sqrt((rate * (1 - rate)) / visitors + Z_95 ** 2 / (4 * visitors ** 2));
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
