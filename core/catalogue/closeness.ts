import type { Fit } from '../program/skin-profile.ts';
import { isAbout } from '../program/verdict.ts';
import { type KnownPart, shareOf, sum } from './known-part.ts';
import type { EssentialIngredient } from './listed-ingredient.ts';
import type { ProductPart, ReadProduct } from './product.ts';
import type { FitWeights } from './weights.ts';

/** What a product is to a visitor beyond its percent: the active of its step, what serves the concerns, and how rich it feels. */
export function extraCloseness(product: ReadProduct, known: readonly KnownPart[], fit: Fit, weights: FitWeights): number {
  const certain = known.filter(({ part }) => !part.optional);
  return (
    activeCloseness(product, certain, fit, weights) + concernCloseness(certain, fit, weights) - textureGap(certain, fit, weights)
  );
}

/** A serum without any of the actives that the program brings in at its step. */
export function lacksActives({ kind }: ReadProduct, known: readonly KnownPart[], fit: Fit): boolean {
  const asked = askedAt(kind, fit);
  const held = known.some(({ part, ingredient }) => !part.optional && asked.some(({ about }) => isAbout(about, ingredient)));
  return asked.length > 0 && !held;
}

/** A serum is judged by the first active that the program brings in at its step; several families at once are too much. */
function activeCloseness({ kind }: ReadProduct, known: readonly KnownPart[], fit: Fit, weights: FitWeights): number {
  const asked = askedAt(kind, fit);
  if (asked.length === 0) return 0;
  const worths = known.flatMap(({ part, ingredient }) => {
    const place = asked.findIndex(({ about }) => isAbout(about, ingredient));
    return place < 0 ? [] : weights.activeHeld * doseOf(part, ingredient, weights) * weights.nextActive ** place;
  });
  const families = new Set(known.map(({ ingredient }) => ingredient.family).filter((family) => weights.actives.includes(family)));
  return Math.max(0, ...worths) - weights.activeTooMany * Math.max(0, families.size - 1);
}

function askedAt(kind: ReadProduct['kind'], { seek }: Fit): Fit['seek'] {
  return seek.filter(({ use }) => use?.step === kind);
}

/** What serves the concerns in their order: the best part for each, and each concern less than the one before it. */
function concernCloseness(known: readonly KnownPart[], { profile }: Fit, weights: FitWeights): number {
  return sum(
    profile.concerns.map(({ id }, index) => {
      const serving = known.filter(({ ingredient }) => ingredient.goodFor?.includes(id));
      const best = Math.max(0, ...serving.map(({ part, ingredient }) => doseOf(part, ingredient, weights)));
      return weights.concernServed * weights.nextConcern ** index * best;
    }),
  );
}

/** A rich product lies heavy on oily skin, and a light one leaves dry skin wanting. */
function textureGap(known: readonly KnownPart[], { profile }: Fit, { textures, places }: FitWeights): number {
  const richness = sum(known.map(({ part, ingredient }) => (textures.richness[ingredient.family] ?? 0) * places[part.place]));
  const wanted = profile.tight ? textures.wanted.dry : textures.wanted[profile.type ?? 'normal'];
  return textures.points * Math.abs(Math.min(richness, textures.richest) - wanted);
}

/** At the lower end of what was studied an active is worth less than at the upper. */
function doseOf(part: ProductPart, ingredient: EssentialIngredient, weights: FitWeights): number {
  const { strength: studied } = ingredient;
  const share = shareOf(part, ingredient, weights);
  if (part.strength === undefined || studied === undefined || studied.to === studied.from) return share;
  const height = Math.min(1, Math.max(0, (part.strength - studied.from) / (studied.to - studied.from)));
  return share * (weights.lowestDose + (1 - weights.lowestDose) * height);
}
