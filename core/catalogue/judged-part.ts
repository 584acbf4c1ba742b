import type { ConcernId, IngredientFamily } from '../program/ingredient.ts';
import type { Fit, IngredientAdvice, Reason } from '../program/skin-profile.ts';
import { isAbout } from '../program/verdict.ts';
import { type KnownPart, knownPart } from './known-part.ts';
import type { EssentialIngredient } from './listed-ingredient.ts';
import { type Opinion, opinionOn } from './opinion.ts';
import type { CatalogueKind, ProductPart } from './product.ts';
import type { traitReasons } from './traits.ts';
import type { Drawback, FitWeights, SkinTrait } from './weights.ts';
import type { PartWorth } from './worth.ts';

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

export type JudgedPart = KnownPart &
  PartWorth & {
    readonly isBarred: boolean;
    readonly merited: PartReason | undefined;
    /** What speaks against it in products of every kind. */
    readonly faulted: PartReason | undefined;
  };

type TraitReasons = ReturnType<typeof traitReasons>;
export type TraitDrawback = Pick<Drawback, 'id' | 'family' | 'points'> & TraitReasons[number];

type PartJudge = {
  /** Undefined for an ingredient that is not known. */
  readonly partOf: (part: ProductPart) => JudgedPart | undefined;
  readonly familyNumber: (family: IngredientFamily) => number;
};

/** Products that were unpacked together share their parts, so thousands of products hold a few hundred parts, and each is judged once. */
export function partJudge(
  fit: Fit,
  traits: TraitReasons,
  ingredients: readonly EssentialIngredient[],
  weights: FitWeights,
): PartJudge {
  const byId = new Map(ingredients.map((ingredient) => [ingredient.id, ingredient]));
  const opinions = new Map<EssentialIngredient, Opinion>();
  const judged = new Map<ProductPart, JudgedPart>();
  const families: IngredientFamily[] = [];
  const familyNumber = (family: IngredientFamily) => {
    const known = families.indexOf(family);
    return known < 0 ? families.push(family) - 1 : known;
  };
  const sensitive = traits.find(({ trait }) => trait === 'sensitive');
  const asks = activesAsked(fit, weights);
  const judge = (part: ProductPart, ingredient: EssentialIngredient): JudgedPart => {
    const opinion = opinions.get(ingredient) ?? opinionOn(ingredient, fit);
    opinions.set(ingredient, opinion);
    const known = knownPart(part, ingredient, opinion, fit, weights);
    const merited = meritOf(known, weights);
    const faulted = faultOf(known, sensitive, weights);
    const mayUse = opinion.verdict.use !== 'no';
    return {
      ...known,
      merited,
      faulted,
      family: familyNumber(ingredient.family),
      isActive: weights.actives.includes(ingredient.family),
      isBarred: !mayUse || isUnlawful(part, ingredient),
      isCertain: !part.optional,
      merit: merited?.points ?? 0,
      fault: faulted?.points ?? 0,
      purpose: mayUse && !part.optional ? weights.purpose * known.share : 0,
      asked: askedOf(known, asks, weights),
    };
  };
  return {
    familyNumber,
    partOf: (part) => {
      const known = judged.get(part);
      const ingredient = known ? undefined : byId.get(part.ingredient);
      if (!ingredient) return known;
      const found = judge(part, ingredient);
      judged.set(part, found);
      return found;
    },
  };
}

export function drawbacksOf(kind: CatalogueKind, traits: TraitReasons, { drawbacks }: FitWeights): readonly TraitDrawback[] {
  return traits.flatMap((found) =>
    drawbacks
      .filter(({ traits, kinds }) => traits.includes(found.trait) && (kinds?.includes(kind) ?? true))
      .map(({ id, family, points }) => ({ id, family, points, ...found })),
  );
}

type AskedActive = Pick<IngredientAdvice, 'about'> & { readonly step: string; readonly share: number };

/** A serum is judged by the first active that the program brings in at its step, and each next one is worth less. */
function activesAsked({ seek }: Fit, { nextActive }: FitWeights): readonly AskedActive[] {
  const places = new Map<string, number>();
  return seek.flatMap(({ about, use }) => {
    if (!use) return [];
    const place = places.get(use.step) ?? 0;
    places.set(use.step, place + 1);
    return { about, step: use.step, share: nextActive ** place };
  });
}

function askedOf(
  { ingredient, dose }: KnownPart,
  actives: readonly AskedActive[],
  { activeHeld }: FitWeights,
): PartWorth['asked'] {
  const about = actives.filter((active) => isAbout(active.about, ingredient));
  if (about.length === 0) return undefined;
  const asked: Record<string, number> = {};
  for (const { step, share } of about) asked[step] ??= activeHeld * dose * share;
  return asked;
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

function faultOf(known: KnownPart, sensitive: TraitReasons[number] | undefined, weights: FitWeights): PartReason | undefined {
  const { part, ingredient } = known;
  const faults = [...lawFaults(known, weights), ...verdictFaults(known, weights)];
  if (sensitive && isTooStrong(part, ingredient))
    faults.push({ rule: 'too-strong', part, points: -weights.tooStrong, because: sensitive.because });
  const [heaviest] = faults.sort((a, b) => a.points - b.points);
  return heaviest && heaviest.points < 0 ? heaviest : undefined;
}

function lawFaults({ part, ingredient }: KnownPart, weights: FitWeights): PartReason[] {
  if (ingredient.barred) return [{ rule: 'barred', as: ingredient.barred, part, points: -weights.barred, because: [] }];
  return isOverLimit(part, ingredient) ? [{ rule: 'over-limit', part, points: -weights.avoided, because: [] }] : [];
}

/** An ingredient that is to be left out takes its points wherever it stands on the list. */
function verdictFaults({ part, placeShare, opinion: { verdict } }: KnownPart, weights: FitWeights): PartReason[] {
  if (verdict.use === 'yes') return [];
  const { why, because } = verdict;
  // A maker who declares a strength has put it in to work.
  const share = part.strength === undefined ? placeShare : 1;
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

function isTooStrong({ strength }: ProductPart, ingredient: EssentialIngredient): boolean {
  return strength !== undefined && ingredient.strength !== undefined && strength > ingredient.strength.to;
}

function isOverLimit({ strength }: ProductPart, { legalLimit }: EssentialIngredient): boolean {
  return strength !== undefined && legalLimit !== undefined && strength > legalLimit;
}
