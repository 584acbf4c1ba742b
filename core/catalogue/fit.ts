import type { ConcernId } from '../program/ingredient.ts';
import type { Fit, Reason } from '../program/skin-profile.ts';
import { extraCloseness, lacksActives } from './closeness.ts';
import { type KnownPart, knownPart, placeShare, sum } from './known-part.ts';
import type { EssentialIngredient } from './listed-ingredient.ts';
import { type Opinion, opinionOn } from './opinion.ts';
import { type CatalogueKind, catalogueKinds, type ProductPart, type ReadProduct } from './product.ts';
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

export type ProductWorth = {
  readonly percent: number;
  /** For the order of products only: as the percent, without its bounds, and with what their actives do for the visitor. */
  readonly closeness: number;
};

export type ProductFit =
  | { readonly known: false }
  | (ProductWorth & { readonly known: true; readonly reasons: readonly FitReason[] });

/** Judges products for one visitor. What an ingredient is to them is worked out once, whatever products hold it. */
export type ProductJudge = {
  readonly fitOf: (product: ReadProduct) => ProductFit;
  /** The figures of a fit without its reasons, which thousands of products are asked for at once; undefined where something in it is barred. */
  readonly worthOf: (product: ReadProduct) => ProductWorth | undefined;
  /** What a product holds that the visitor is not to use, or that nobody is. */
  readonly barredParts: (product: ReadProduct) => readonly EssentialIngredient[];
};

type TraitDrawback = Pick<FitWeights['drawbacks'][number], 'id' | 'points'> & ReturnType<typeof traitReasons>[number];
type Judging = {
  readonly fit: Fit;
  readonly weights: FitWeights;
  readonly traits: ReturnType<typeof traitReasons>;
  readonly drawbacks: Map<string, readonly TraitDrawback[]>;
};
type JudgedPart = KnownPart & {
  readonly isBarred: boolean;
  readonly merit: PartReason | undefined;
  readonly faults: Map<CatalogueKind, PartReason | undefined>;
};
type JudgedIngredient = {
  readonly ingredient: EssentialIngredient;
  readonly opinion: Opinion;
  /** By their place, and by their strength where one is declared. */
  readonly parts: Map<string, JudgedPart>;
};

export function productJudge(fit: Fit, { ingredients, weights }: FitKnowledge): ProductJudge {
  const judging: Judging = { fit, weights, traits: traitReasons(fit), drawbacks: new Map() };
  const asked = new Map(catalogueKinds.map((kind) => [kind, fit.seek.filter(({ use }) => use?.step === kind)]));
  const judgedPartOf = partJudge(ingredients, judging);
  const knownParts = ({ parts }: ReadProduct) => parts.flatMap((part) => judgedPartOf(part) ?? []);
  const worthOf = ({ kind }: ReadProduct, known: readonly JudgedPart[]) =>
    knownWorth(kind, known, asked.get(kind) ?? [], judging);
  return {
    fitOf: (product) => {
      if (!isKnown(product, weights)) return { known: false };
      const known = knownParts(product);
      return {
        known: true,
        ...worthOf(product, known),
        reasons: reasonsOf(product, known, asked.get(product.kind) ?? [], judging),
      };
    },
    worthOf: (product) => {
      if (!isKnown(product, weights)) return undefined;
      const known: JudgedPart[] = [];
      for (const part of product.parts) {
        const found = judgedPartOf(part);
        if (found?.isBarred) return undefined;
        if (found) known.push(found);
      }
      return worthOf(product, known);
    },
    barredParts: (product) => [
      ...new Set(knownParts(product).flatMap(({ isBarred, ingredient }) => (isBarred ? ingredient : []))),
    ],
  };
}

/** Thousands of products hold the same few hundred parts, so each of them is judged once. */
function partJudge(ingredients: readonly EssentialIngredient[], judging: Judging): (part: ProductPart) => JudgedPart | undefined {
  const byId = new Map(ingredients.map((ingredient) => [ingredient.id, ingredient]));
  const judged = new Map<string, JudgedIngredient>();
  const ingredientOf = (id: string): JudgedIngredient | undefined => {
    const known = judged.get(id);
    const ingredient = known ? undefined : byId.get(id);
    if (!ingredient) return known;
    const found = { ingredient, opinion: opinionOn(ingredient, judging.fit), parts: new Map() };
    judged.set(id, found);
    return found;
  };
  return (part) => {
    const found = ingredientOf(part.ingredient);
    if (!found) return undefined;
    const { place, strength, optional } = part;
    const key = strength === undefined && !optional ? place : `${place} ${strength} ${optional}`;
    const known = found.parts.get(key);
    if (known) return known;
    const one = judgedPart(knownPart(part, found.ingredient, found.opinion, judging.fit, judging.weights), judging);
    found.parts.set(key, one);
    return one;
  };
}

function judgedPart(known: KnownPart, { weights }: Judging): JudgedPart {
  const { part, ingredient, opinion } = known;
  const isBarred = isUnlawful(part, ingredient) || opinion.verdict.use === 'no';
  return { ...known, isBarred, merit: meritOf(known, weights), faults: new Map() };
}

export function productFit(product: ReadProduct, fit: Fit, knowledge: FitKnowledge): ProductFit {
  return productJudge(fit, knowledge).fitOf(product);
}

/** Of a label of which too little is known, a fit would be a guess. */
export function isKnown({ names, recognized }: ReadProduct, { minRecognized }: FitWeights): boolean {
  return names > 0 && recognized / names >= minRecognized;
}

/** What speaks for a product fills the scale; what speaks against it is then taken away, and no merit makes up for it. */
function knownWorth(kind: CatalogueKind, known: readonly JudgedPart[], asked: Fit['seek'], judging: Judging): ProductWorth {
  const { fit, weights } = judging;
  const merits = new Map<string, number>();
  const faults = new Map<string, number>();
  let purpose = 0;
  for (const part of known) {
    const { family } = part.ingredient;
    merits.set(family, Math.max(merits.get(family) ?? 0, part.merit?.points ?? 0));
    faults.set(family, Math.min(faults.get(family) ?? 0, faultIn(kind, part, judging)?.points ?? 0));
    if (hasPurpose(part, kind, weights)) purpose = Math.max(purpose, weights.purpose * part.share);
  }
  const full = Math.min(100, weights.start + sum(merits.values()) + purpose);
  const lack = lacksActives(known, asked) ? Math.min(0, weights.withoutActive - full) : 0;
  const score = full + sum(faults.values()) + lack;
  return { percent: Math.round(Math.max(0, score)), closeness: score + extraCloseness(known, asked, fit, weights) };
}

/** They add up to the percent, the weightiest first. */
function reasonsOf(
  { kind }: ReadProduct,
  known: readonly JudgedPart[],
  asked: Fit['seek'],
  judging: Judging,
): readonly FitReason[] {
  const { weights } = judging;
  const merits = [...oncePerFamily(known, ({ merit }) => merit), ...purposeOf(kind, known, weights)];
  const faults = oncePerFamily(known, (part) => faultIn(kind, part, judging));
  const full = Math.min(100, weights.start + sum(merits.map(({ points }) => points)));
  const lack: FitReason[] = lacksActives(known, asked)
    ? [{ rule: 'without-active', points: Math.min(0, weights.withoutActive - full) }]
    : [];
  return [...merits, ...faults, ...lack].sort((a, b) => Math.abs(b.points) - Math.abs(a.points));
}

/** No visitor is recommended a product with it. */
export function isUnlawful(part: ProductPart, ingredient: EssentialIngredient): boolean {
  return ingredient.barred !== undefined || isOverLimit(part, ingredient);
}

function meritOf({ part, opinion, share }: KnownPart, weights: FitWeights): PartReason | undefined {
  const { verdict, sought, concern } = opinion;
  if (part.optional || verdict.use === 'no') return undefined;
  if (sought) return { rule: 'sought', part, points: weights.sought * share, because: sought.because };
  if (!concern) return undefined;
  return { rule: 'concern', concern: concern.id, part, points: weights.concern * share, because: concern.because };
}

function purposeOf(kind: CatalogueKind, known: readonly KnownPart[], weights: FitWeights): PartReason[] {
  const [best] = known.filter((part) => hasPurpose(part, kind, weights)).sort((a, b) => b.share - a.share);
  return best ? [{ rule: 'purpose', part: best.part, points: weights.purpose * best.share, because: [] }] : [];
}

function hasPurpose({ part, ingredient, opinion }: KnownPart, kind: CatalogueKind, { purposes }: FitWeights): boolean {
  return !part.optional && opinion.verdict.use !== 'no' && purposes[kind].includes(ingredient.family);
}

function faultIn(kind: CatalogueKind, known: JudgedPart, judging: Judging): PartReason | undefined {
  if (known.faults.has(kind)) return known.faults.get(kind);
  const found = faultOf(kind, known, judging);
  known.faults.set(kind, found);
  return found;
}

function faultOf(kind: CatalogueKind, known: KnownPart, judging: Judging): PartReason | undefined {
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
function oncePerFamily(known: readonly JudgedPart[], reasonOf: (part: JudgedPart) => PartReason | undefined): PartReason[] {
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
