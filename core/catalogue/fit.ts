import type { ConcernId } from '../program/ingredient.ts';
import type { Fit, IngredientAdvice, Reason } from '../program/skin-profile.ts';
import type { EssentialIngredient } from './listed-ingredient.ts';
import type { CatalogueKind, ProductPart, ReadProduct } from './product.ts';
import { traitReasons } from './traits.ts';
import type { FitWeights, SkinTrait } from './weights.ts';

export type FitKnowledge = { readonly ingredients: readonly EssentialIngredient[]; readonly weights: FitWeights };

export type FitCause =
  | { readonly rule: 'sought' | 'avoided' | 'go-easy' | 'too-strong' | 'purpose' }
  | { readonly rule: 'concern'; readonly concern: ConcernId }
  | { readonly rule: 'caution'; readonly trait: SkinTrait }
  | { readonly rule: 'drawback'; readonly drawback: string; readonly trait: SkinTrait };

export type FitReason = FitCause & {
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
      readonly reasons: readonly FitReason[];
    };

type AvoidAdvice = IngredientAdvice & { readonly degree?: 'leave-out' | 'go-easy' };

type KnownPart = { readonly part: ProductPart; readonly ingredient: EssentialIngredient };

/** What speaks for a product fills the scale; what speaks against it is then taken away, and no merit makes up for it. */
export function productFit(product: ReadProduct, fit: Fit, { ingredients, weights }: FitKnowledge): ProductFit {
  if (product.names === 0 || product.recognized / product.names < weights.minRecognized) return { known: false };
  const known = knownParts(product, ingredients);
  const reasons = [
    ...oncePerFamily(known, (part) => reasonOf(part, fit, weights)),
    ...purposeOf(product, known, fit, weights),
    ...oncePerFamily(known, (part) => faultOf(product, part, fit, weights)),
  ];
  const merits = sum(reasons.map(({ points }) => Math.max(0, points)));
  const faults = sum(reasons.map(({ points }) => Math.min(0, points)));
  const percent = Math.round(Math.max(0, Math.min(100, weights.start + merits) + faults));
  return { known: true, percent, reasons: reasons.sort((a, b) => Math.abs(b.points) - Math.abs(a.points)) };
}

export function avoidedParts(
  product: ReadProduct,
  fit: Fit,
  ingredients: readonly EssentialIngredient[],
): readonly ProductPart[] {
  return knownParts(product, ingredients).flatMap(({ part, ingredient }) =>
    (avoidAdvice(ingredient, fit, 'leave-out') ?? adviceOn(ingredient, fit.avoidSilently)) ? part : [],
  );
}

function knownParts({ parts }: ReadProduct, ingredients: readonly EssentialIngredient[]): readonly KnownPart[] {
  const byId = new Map(ingredients.map((ingredient) => [ingredient.id, ingredient]));
  return parts.flatMap((part) => {
    const ingredient = byId.get(part.ingredient);
    return ingredient ? { part, ingredient } : [];
  });
}

function avoidAdvice(
  ingredient: EssentialIngredient,
  { avoid }: Fit,
  degree: 'leave-out' | 'go-easy',
): IngredientAdvice | undefined {
  return adviceOn(
    ingredient,
    avoid.filter((advice: AvoidAdvice) => (advice.degree ?? 'leave-out') === degree),
  );
}

function adviceOn({ id, family }: EssentialIngredient, advice: readonly IngredientAdvice[]): IngredientAdvice | undefined {
  return advice.find(({ about }) => ('ingredient' in about ? about.ingredient === id : about.family === family));
}

function reasonOf({ part, ingredient }: KnownPart, fit: Fit, weights: FitWeights): FitReason | undefined {
  if (avoidAdvice(ingredient, fit, 'leave-out')) return undefined;
  const share = shareOf(part, ingredient, weights);
  const sought = adviceOn(ingredient, fit.seek);
  if (sought) return { rule: 'sought', part, points: weights.sought * share, because: sought.because };
  const concern = fit.profile.concerns.find(({ id }) => ingredient.goodFor?.includes(id));
  if (!concern) return undefined;
  return { rule: 'concern', concern: concern.id, part, points: weights.concern * share, because: concern.because };
}

function purposeOf({ kind }: ReadProduct, known: readonly KnownPart[], fit: Fit, weights: FitWeights): FitReason[] {
  const serving = known.filter(
    ({ ingredient }) => weights.purposes[kind].includes(ingredient.family) && !avoidAdvice(ingredient, fit, 'leave-out'),
  );
  const reasons = serving.map(({ part, ingredient }): FitReason => {
    return { rule: 'purpose', part, points: weights.purpose * shareOf(part, ingredient, weights), because: [] };
  });
  return reasons.sort((a, b) => b.points - a.points).slice(0, 1);
}

function faultOf({ kind }: ReadProduct, known: KnownPart, fit: Fit, weights: FitWeights): FitReason | undefined {
  const { part, ingredient } = known;
  const share = placeShare(part, ingredient, weights);
  const avoided = avoidAdvice(ingredient, fit, 'leave-out');
  if (avoided) return { rule: 'avoided', part, points: -weights.avoided * share, because: avoided.because };
  // The program weighed the cautions of what it looks for.
  const isSought = adviceOn(ingredient, fit.seek) !== undefined;
  const easy = avoidAdvice(ingredient, fit, 'go-easy');
  const ofTraits = traitReasons(fit).flatMap(({ trait, because }): FitReason[] => [
    ...(trait === 'sensitive' && isTooStrong(part, ingredient)
      ? [{ rule: 'too-strong', part, points: -weights.tooStrong, because } as const]
      : []),
    ...(isSought
      ? []
      : [{ rule: 'caution', trait, part, points: -cautionPoints(trait, ingredient, weights) * share, because } as const]),
    ...drawbacksOf(trait, kind, ingredient, weights).map(
      ({ id, points }) => ({ rule: 'drawback', drawback: id, trait, part, points: -points * share, because }) as const,
    ),
  ]);
  const faults: FitReason[] = easy
    ? [...ofTraits, { rule: 'go-easy', part, points: -weights.goEasy * share, because: easy.because }]
    : ofTraits;
  const [heaviest] = faults.sort((a, b) => a.points - b.points);
  return heaviest && heaviest.points < 0 ? heaviest : undefined;
}

/** Skin that feels tight asks for the care of dry skin. */
function cautionPoints(trait: SkinTrait, { cautions = [] }: EssentialIngredient, weights: FitWeights): number {
  const asked = cautions.filter((caution) => caution === (trait === 'tight' ? 'dry' : trait));
  return Math.max(0, ...asked.map((caution) => weights.cautions[caution] ?? 0));
}

function drawbacksOf(trait: SkinTrait, kind: CatalogueKind, { family }: EssentialIngredient, { drawbacks }: FitWeights) {
  return drawbacks.filter(
    (drawback) => drawback.family === family && drawback.traits.includes(trait) && (drawback.kinds?.includes(kind) ?? true),
  );
}

/** Several parts of one family do the same, so the weightiest counts. */
function oncePerFamily(known: readonly KnownPart[], reasonOf: (part: KnownPart) => FitReason | undefined): FitReason[] {
  const heaviest = new Map<string, FitReason>();
  for (const part of known) {
    const reason = reasonOf(part);
    const before = heaviest.get(part.ingredient.family);
    if (reason && Math.abs(reason.points) > Math.abs(before?.points ?? 0)) heaviest.set(part.ingredient.family, reason);
  }
  return [...heaviest.values()];
}

function shareOf(part: ProductPart, ingredient: EssentialIngredient, weights: FitWeights): number {
  if (part.strength === undefined || !ingredient.strength) return placeShare(part, ingredient, weights);
  return part.strength < ingredient.strength.from ? weights.tooWeak : 1;
}

function placeShare({ place }: ProductPart, { family }: EssentialIngredient, weights: FitWeights): number {
  return weights.smallAmounts.includes(family) ? 1 : weights.places[place];
}

function isTooStrong({ strength }: ProductPart, ingredient: EssentialIngredient): boolean {
  return strength !== undefined && ingredient.strength !== undefined && strength > ingredient.strength.to;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
