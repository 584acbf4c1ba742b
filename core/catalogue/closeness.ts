import type { Fit } from '../program/skin-profile.ts';
import { isAbout } from '../program/verdict.ts';
import { type KnownPart, sum } from './known-part.ts';
import type { FitWeights } from './weights.ts';

/** What a product is to a visitor beyond its percent: the active of its step, what serves the concerns, and how rich it feels. */
export function extraCloseness(known: readonly KnownPart[], asked: Fit['seek'], fit: Fit, weights: FitWeights): number {
  const certain = known.filter(({ part }) => !part.optional);
  return activeCloseness(certain, asked, weights) + concernCloseness(certain, fit, weights) - textureGap(certain, fit, weights);
}

/** A serum without any of the actives that the program brings in at its step. */
export function lacksActives(known: readonly KnownPart[], asked: Fit['seek']): boolean {
  return asked.length > 0 && !known.some(({ part, ingredient }) => !part.optional && placeAsked(ingredient, asked) >= 0);
}

/** A serum is judged by the first active that the program brings in at its step; several families at once are too much. */
function activeCloseness(known: readonly KnownPart[], asked: Fit['seek'], weights: FitWeights): number {
  if (asked.length === 0) return 0;
  const worths = known.flatMap(({ ingredient, dose }) => {
    const place = placeAsked(ingredient, asked);
    return place < 0 ? [] : weights.activeHeld * dose * weights.nextActive ** place;
  });
  const families = new Set(known.map(({ ingredient }) => ingredient.family).filter((family) => weights.actives.includes(family)));
  return Math.max(0, ...worths) - weights.activeTooMany * Math.max(0, families.size - 1);
}

function placeAsked(ingredient: KnownPart['ingredient'], asked: Fit['seek']): number {
  return asked.findIndex(({ about }) => isAbout(about, ingredient));
}

/** What serves the concerns in their order: the best part for each, and each concern less than the one before it. */
function concernCloseness(known: readonly KnownPart[], { profile }: Fit, weights: FitWeights): number {
  const best = profile.concerns.map(() => 0);
  for (const { serves, dose } of known) for (const concern of serves) best[concern] = Math.max(best[concern] ?? 0, dose);
  return sum(best.map((dose, place) => weights.concernServed * weights.nextConcern ** place * dose));
}

/** A rich product lies heavy on oily skin, and a light one leaves dry skin wanting. */
function textureGap(known: readonly KnownPart[], { profile }: Fit, { textures }: FitWeights): number {
  const richness = sum(known.map((part) => part.richness));
  const wanted = profile.tight ? textures.wanted.dry : textures.wanted[profile.type ?? 'normal'];
  return textures.points * Math.abs(Math.min(richness, textures.richest) - wanted);
}
