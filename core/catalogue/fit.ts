import type { ConcernId } from '../program/ingredient.ts';
import type { Fit, Reason } from '../program/skin-profile.ts';
import { extraCloseness, lacksActives } from './closeness.ts';
import { type KnownPart, placeShare, shareOf, sum } from './known-part.ts';
import type { EssentialIngredient } from './listed-ingredient.ts';
import { opinionOn } from './opinion.ts';
import type { CatalogueKind, ProductPart, ReadProduct } from './product.ts';
import { traitReasons } from './traits.ts';
import type { FitWeights, SkinTrait } from './weights.ts';

export type FitKnowledge = { readonly ingredients: readonly EssentialIngredient[]; readonly weights: FitWeights };

export type FitCause =
  | { readonly rule: 'sought' | 'avoided' | 'go-easy' | 'too-strong' | 'over-limit' | 'purpose' }
  | { readonly rule: 'barred'; readonly as: 'prohibited' | 'medicine' }
  | { readonly rule: 'concern'; readonly concern: ConcernId }
  | { readonly rule: 'caution'; readonly trait: SkinTrait }
  | { readonly rule: 'drawback'; readonly drawback: string; readonly trait: SkinTrait };

export type FitReason = PartReason | { readonly rule: 'without-active'; readonly points: number };

export type PartReason = FitCause & {
  readonly part: ProductPart;
  /** Above 0 for the product, below 0 against it. */
  readonly points: number;
  readonly because: readonly Reason[];
};

export type ProductFit =
  | { readonly known: false }
  | {
      readonly known: true;
      readonly percent: number;
      /** For the order of products only: as the percent, without its bounds, and with what their actives do for the visitor. */
      readonly closeness: number;
      readonly reasons: readonly FitReason[];
    };

/** Judges products for one visitor. What an ingredient is to them is worked out once, whatever products hold it. */
export type ProductJudge = {
  readonly fitOf: (product: ReadProduct) => ProductFit;
  /** What a product holds that the visitor is not to use, or that nobody is. */
  readonly barredParts: (product: ReadProduct) => readonly EssentialIngredient[];
  readonly isBarred: (product: ReadProduct) => boolean;
};

type TraitDrawback = Pick<FitWeights['drawbacks'][number], 'id' | 'points'> & ReturnType<typeof traitReasons>[number];
type Judging = {
  readonly fit: Fit;
  readonly weights: FitWeights;
  readonly traits: ReturnType<typeof traitReasons>;
  readonly drawbacks: Map<string, readonly TraitDrawback[]>;
};
type JudgedIngredient = Omit<KnownPart, 'part'>;

export function productJudge(fit: Fit, { ingredients, weights }: FitKnowledge): ProductJudge {
  const judging: Judging = { fit, weights, traits: traitReasons(fit), drawbacks: new Map() };
  const byId = new Map(ingredients.map((ingredient) => [ingredient.id, ingredient]));
  const judged = new Map<string, JudgedIngredient>();
  const judgedOf = (id: string): JudgedIngredient | undefined => {
    const known = judged.get(id);
    const ingredient = known ? undefined : byId.get(id);
    if (!ingredient) return known;
    const found = { ingredient, opinion: opinionOn(ingredient, fit) };
    judged.set(id, found);
    return found;
  };
  const knownParts = ({ parts }: ReadProduct) =>
    parts.flatMap((part): KnownPart | readonly [] => {
      const found = judgedOf(part.ingredient);
      return found ? { part, ingredient: found.ingredient, opinion: found.opinion } : [];
    });
  return {
    fitOf: (product) => (isKnown(product, weights) ? knownFit(product, knownParts(product), judging) : { known: false }),
    barredParts: (product) => [
      ...new Set(knownParts(product).flatMap(({ part, ...known }) => (isBarredPart(part, known) ? known.ingredient : []))),
    ],
    isBarred: ({ parts }) =>
      parts.some((part) => {
        const found = judgedOf(part.ingredient);
        return found !== undefined && isBarredPart(part, found);
      }),
  };
}

export function productFit(product: ReadProduct, fit: Fit, knowledge: FitKnowledge): ProductFit {
  return productJudge(fit, knowledge).fitOf(product);
}

/** Of a label of which too little is known, a fit would be a guess. */
export function isKnown({ names, recognized }: ReadProduct, { minRecognized }: FitWeights): boolean {
  return names > 0 && recognized / names >= minRecognized;
}

/** What speaks for a product fills the scale; what speaks against it is then taken away, and no merit makes up for it. */
function knownFit(product: ReadProduct, known: readonly KnownPart[], judging: Judging): ProductFit {
  const { fit, weights } = judging;
  const reasons = [
    ...oncePerFamily(known, (part) => reasonOf(part, weights)),
    ...purposeOf(product, known, weights),
    ...oncePerFamily(known, (part) => faultOf(product, part, judging)),
  ];
  const merits = sum(reasons.map(({ points }) => Math.max(0, points)));
  const faults = sum(reasons.map(({ points }) => Math.min(0, points)));
  const full = Math.min(100, weights.start + merits);
  const lack: FitReason[] = lacksActives(product, known, fit)
    ? [{ rule: 'without-active', points: Math.min(0, weights.withoutActive - full) }]
    : [];
  const score = full + faults + sum(lack.map(({ points }) => points));
  return {
    known: true,
    percent: Math.round(Math.max(0, score)),
    closeness: score + extraCloseness(product, known, fit, weights),
    reasons: [...reasons, ...lack].sort((a, b) => Math.abs(b.points) - Math.abs(a.points)),
  };
}

function isBarredPart(part: ProductPart, { ingredient, opinion }: JudgedIngredient): boolean {
  return isUnlawful(part, ingredient) || opinion.verdict.use === 'no';
}

/** No visitor is recommended a product with it. */
export function isUnlawful(part: ProductPart, ingredient: EssentialIngredient): boolean {
  return ingredient.barred !== undefined || isOverLimit(part, ingredient);
}

function reasonOf({ part, ingredient, opinion }: KnownPart, weights: FitWeights): PartReason | undefined {
  const { verdict, sought, concern } = opinion;
  if (part.optional || verdict.use === 'no') return undefined;
  const share = shareOf(part, ingredient, weights);
  if (sought) return { rule: 'sought', part, points: weights.sought * share, because: sought.because };
  if (!concern) return undefined;
  return { rule: 'concern', concern: concern.id, part, points: weights.concern * share, because: concern.because };
}

function purposeOf({ kind }: ReadProduct, known: readonly KnownPart[], weights: FitWeights): PartReason[] {
  const serving = known.filter(
    ({ part, ingredient, opinion }) =>
      !part.optional && weights.purposes[kind].includes(ingredient.family) && opinion.verdict.use !== 'no',
  );
  const reasons = serving.map(({ part, ingredient }): PartReason => {
    return { rule: 'purpose', part, points: weights.purpose * shareOf(part, ingredient, weights), because: [] };
  });
  return reasons.sort((a, b) => b.points - a.points).slice(0, 1);
}

function faultOf({ kind }: ReadProduct, known: KnownPart, judging: Judging): PartReason | undefined {
  const { part, ingredient, opinion } = known;
  const { weights, traits } = judging;
  const drawbacks = drawbacksOf(kind, ingredient, judging);
  const sensitive = traits.find(({ trait }) => trait === 'sensitive');
  const isStrong = sensitive !== undefined && isTooStrong(part, ingredient);
  if (!isUnlawful(part, ingredient) && opinion.verdict.use === 'yes' && !isStrong && drawbacks.length === 0) return undefined;
  const share = placeShare(part, ingredient, weights);
  const faults = [
    ...lawFaults(known, weights),
    ...verdictFaults(known, weights),
    ...(isStrong ? [{ rule: 'too-strong', part, points: -weights.tooStrong, because: sensitive.because } as const] : []),
    ...drawbacks.map(
      ({ id, points, trait, because }) =>
        ({ rule: 'drawback', drawback: id, trait, part, points: -points * share, because }) as const,
    ),
  ];
  const [heaviest] = faults.sort((a, b) => a.points - b.points);
  return heaviest && heaviest.points < 0 ? heaviest : undefined;
}

function lawFaults({ part, ingredient }: KnownPart, weights: FitWeights): PartReason[] {
  if (ingredient.barred) return [{ rule: 'barred', as: ingredient.barred, part, points: -weights.barred, because: [] }];
  return isOverLimit(part, ingredient) ? [{ rule: 'over-limit', part, points: -weights.avoided, because: [] }] : [];
}

/** An ingredient that is to be left out takes its points wherever it stands on the list. */
function verdictFaults({ part, ingredient, opinion: { verdict } }: KnownPart, weights: FitWeights): PartReason[] {
  if (verdict.use === 'yes') return [];
  const { why, because } = verdict;
  // A maker who declares a strength has put it in to work.
  const share = part.strength === undefined ? placeShare(part, ingredient, weights) : 1;
  switch (why) {
    case 'left-out':
      return [{ rule: 'avoided', part, points: -weights.avoided, because }];
    case 'left-out-silently':
      return [{ rule: 'avoided', part, points: -weights.leftOutSilently, because }];
    case 'go-easy':
      return [{ rule: 'go-easy', part, points: -weights.goEasy * share, because }];
    default:
      return [{ rule: 'caution', trait: why, part, points: -weights.cautions[why] * share, because }];
  }
}

/** Worked out once for a kind and a family. */
function drawbacksOf(kind: CatalogueKind, { family }: EssentialIngredient, judging: Judging): readonly TraitDrawback[] {
  const key = `${kind} ${family}`;
  const known = judging.drawbacks.get(key);
  if (known) return known;
  const ofFamily = judging.weights.drawbacks.filter(
    (drawback) => drawback.family === family && (drawback.kinds?.includes(kind) ?? true),
  );
  const found = judging.traits.flatMap(({ trait, because }) =>
    ofFamily.filter(({ traits }) => traits.includes(trait)).map(({ id, points }) => ({ id, points, trait, because })),
  );
  judging.drawbacks.set(key, found);
  return found;
}

/** Several parts of one family do the same, so the weightiest counts. */
function oncePerFamily(known: readonly KnownPart[], reasonOf: (part: KnownPart) => PartReason | undefined): PartReason[] {
  const heaviest = new Map<string, PartReason>();
  for (const part of known) {
    const reason = reasonOf(part);
    const before = heaviest.get(part.ingredient.family);
    if (reason && Math.abs(reason.points) > Math.abs(before?.points ?? 0)) heaviest.set(part.ingredient.family, reason);
  }
  return [...heaviest.values()];
}

function isTooStrong({ strength }: ProductPart, ingredient: EssentialIngredient): boolean {
  return strength !== undefined && ingredient.strength !== undefined && strength > ingredient.strength.to;
}

function isOverLimit({ strength }: ProductPart, { legalLimit }: EssentialIngredient): boolean {
  return strength !== undefined && legalLimit !== undefined && strength > legalLimit;
}
