import type { Fit } from '../program/skin-profile.ts';
import { drawbacksOf, type FitReason, type JudgedPart, type PartReason, partJudge, type TraitDrawback } from './judged-part.ts';
import { sum } from './known-part.ts';
import type { EssentialIngredient } from './listed-ingredient.ts';
import type { CatalogueKind, ReadProduct } from './product.ts';
import { traitReasons } from './traits.ts';
import type { FitWeights } from './weights.ts';
import { type ProductWorth, productWorth, type WorthScale } from './worth.ts';

export type FitKnowledge = { readonly ingredients: readonly EssentialIngredient[]; readonly weights: FitWeights };

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

type KindScale = WorthScale & { readonly kind: CatalogueKind; readonly traitDrawbacks: readonly TraitDrawback[] };

export function productJudge(fit: Fit, { ingredients, weights }: FitKnowledge): ProductJudge {
  const traits = traitReasons(fit);
  const { partOf, familyNumber } = partJudge(fit, traits, ingredients, weights);
  const partsOf = ({ parts }: ReadProduct) => parts.flatMap((part) => partOf(part) ?? []);
  const scales = new Map<CatalogueKind, KindScale>();
  const scaleOf = (kind: CatalogueKind): KindScale => {
    const known = scales.get(kind);
    if (known) return known;
    const found = kindScale(kind, fit, drawbacksOf(kind, traits, weights), weights, familyNumber);
    scales.set(kind, found);
    return found;
  };
  return {
    fitOf: (product) => {
      if (!isKnown(product, weights)) return { known: false };
      const scale = scaleOf(product.kind);
      const parts = partsOf(product);
      return { known: true, ...productWorth(parts, scale), reasons: reasonsOf(parts, scale) };
    },
    worthOf: (product) => {
      if (!isKnown(product, weights)) return undefined;
      const parts: JudgedPart[] = [];
      for (const part of product.parts) {
        const found = partOf(part);
        if (found?.isBarred) return undefined;
        if (found) parts.push(found);
      }
      return productWorth(parts, scaleOf(product.kind));
    },
    barredParts: (product) => [...new Set(partsOf(product).flatMap(({ isBarred, ingredient }) => (isBarred ? ingredient : [])))],
  };
}

export function productFit(product: ReadProduct, fit: Fit, knowledge: FitKnowledge): ProductFit {
  return productJudge(fit, knowledge).fitOf(product);
}

/** Of a label of which too little is known, a fit would be a guess. */
export function isKnown({ names, recognized }: ReadProduct, { minRecognized }: FitWeights): boolean {
  return names > 0 && recognized / names >= minRecognized;
}

function kindScale(
  kind: CatalogueKind,
  { profile, seek }: Fit,
  traitDrawbacks: readonly TraitDrawback[],
  weights: FitWeights,
  familyNumber: (family: TraitDrawback['family']) => number,
): KindScale {
  const { concernServed, nextConcern, purposes, textures } = weights;
  const drawbacks: number[] = [];
  for (const { family, points } of traitDrawbacks) {
    const number = familyNumber(family);
    drawbacks[number] = Math.max(drawbacks[number] ?? 0, points);
  }
  return {
    ...{ kind, weights, traitDrawbacks, drawbacks },
    asksActive: seek.some(({ use }) => use?.step === kind),
    purposes: purposes[kind].map(familyNumber),
    // Each concern counts less than the one before it.
    concerns: profile.concerns.map((_, place) => concernServed * nextConcern ** place),
    wantedRichness: profile.tight ? textures.wanted.dry : textures.wanted[profile.type ?? 'normal'],
  };
}

/** They add up to the percent, the weightiest first. */
function reasonsOf(parts: readonly JudgedPart[], scale: KindScale): readonly FitReason[] {
  const { weights, kind, asksActive } = scale;
  const merits = [...oncePerFamily(parts, ({ merited }) => merited), ...purposeOf(parts, scale)];
  const faults = oncePerFamily(parts, (part) => faultOf(part, scale));
  const full = Math.min(100, weights.start + sum(merits.map(({ points }) => points)));
  const lacksActive = asksActive && !parts.some(({ isCertain, asked }) => isCertain && asked?.[kind] !== undefined);
  const lack: FitReason[] = lacksActive ? [{ rule: 'without-active', points: Math.min(0, weights.withoutActive - full) }] : [];
  return [...merits, ...faults, ...lack].sort((a, b) => Math.abs(b.points) - Math.abs(a.points));
}

function purposeOf(parts: readonly JudgedPart[], { purposes }: KindScale): PartReason[] {
  const [best] = parts
    .filter(({ purpose, family }) => purpose > 0 && purposes.includes(family))
    .sort((a, b) => b.purpose - a.purpose);
  return best ? [{ rule: 'purpose', part: best.part, points: best.purpose, because: [] }] : [];
}

function faultOf({ part, ingredient, placeShare, faulted }: JudgedPart, { traitDrawbacks }: KindScale): PartReason | undefined {
  const drawbacks = traitDrawbacks
    .filter(({ family }) => family === ingredient.family)
    .map(
      ({ id, points, trait, because }) =>
        ({ rule: 'drawback', drawback: id, trait, part, points: -points * placeShare, because }) as const,
    );
  const [heaviest] = [...(faulted ? [faulted] : []), ...drawbacks].sort((a, b) => a.points - b.points);
  return heaviest;
}

/** Several parts of one family do the same, so the weightiest counts. */
function oncePerFamily(parts: readonly JudgedPart[], reasonOf: (part: JudgedPart) => PartReason | undefined): PartReason[] {
  const heaviest = new Map<number, PartReason>();
  for (const part of parts) {
    const reason = reasonOf(part);
    const before = heaviest.get(part.family);
    if (reason && Math.abs(reason.points) > Math.abs(before?.points ?? 0)) heaviest.set(part.family, reason);
  }
  return [...heaviest.values()];
}
