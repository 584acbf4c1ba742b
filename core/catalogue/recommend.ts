import type { Fit } from '../program/skin-profile.ts';
import { type FitKnowledge, type ProductJudge, productJudge } from './fit.ts';
import type { CatalogueKind, ReadProduct } from './product.ts';
import type { FitWeights } from './weights.ts';
import type { ProductWorth } from './worth.ts';

export type ProductMatch = { readonly product: ReadProduct; readonly fit: ProductWorth };

type RecommendOptions = FitKnowledge & {
  readonly priceSensitive: boolean;
};

type MatchesByKind = Readonly<Partial<Record<CatalogueKind, readonly ProductMatch[]>>>;

/** What a visitor who looks at the price gives for a point of closeness: two dollars. */
const CENTS_PER_POINT = 200;

/** The products of each kind that hold nothing the visitor is not to use: the closest first. Where a product stands in its list does not matter. */
export function recommend(
  products: readonly ReadProduct[],
  fit: Fit,
  kinds: readonly CatalogueKind[],
  { priceSensitive, ...knowledge }: RecommendOptions,
): MatchesByKind {
  return closestFirst(matchesOf(products, fit, kinds, knowledge), kinds, priceSensitive);
}

/** What may be recommended, in the order of the list. */
export function matchesOf(
  products: readonly ReadProduct[],
  fit: Fit,
  kinds: readonly CatalogueKind[],
  knowledge: FitKnowledge,
): readonly ProductMatch[] {
  const matchOf = productMatcher(productJudge(fit, knowledge), kinds, knowledge.weights);
  return products.flatMap((product) => matchOf(product) ?? []);
}

/** Undefined for what is not to be recommended. */
export function productMatcher(
  { worthOf }: ProductJudge,
  kinds: readonly CatalogueKind[],
  { minRecommended }: FitWeights,
): (product: ReadProduct) => ProductMatch | undefined {
  return (product) => {
    const fit = kinds.includes(product.kind) ? worthOf(product) : undefined;
    return fit && fit.percent >= minRecommended ? { product, fit } : undefined;
  };
}

function closestFirst(matches: readonly ProductMatch[], kinds: readonly CatalogueKind[], priceSensitive: boolean): MatchesByKind {
  const order = closeness(priceSensitive);
  return Object.fromEntries(kinds.map((kind) => [kind, matches.filter(({ product }) => product.kind === kind).sort(order)]));
}

/** As many of each kind as a page shows: a product that is not among them is compared once, and sorting all of them takes longer than judging them. */
export function closest(
  matches: readonly ProductMatch[],
  kinds: readonly CatalogueKind[],
  priceSensitive: boolean,
  count: number,
): MatchesByKind {
  const order = closeness(priceSensitive);
  const found = new Map<CatalogueKind, ProductMatch[]>(kinds.map((kind) => [kind, []]));
  for (const match of matches) {
    const best = found.get(match.product.kind);
    const last = best?.[count - 1];
    if (!best || (last && order(last, match) <= 0)) continue;
    const at = best.findIndex((other) => order(match, other) < 0);
    best.splice(at < 0 ? best.length : at, 0, match);
    best.length = Math.min(best.length, count);
  }
  return Object.fromEntries(found);
}

function closeness(priceSensitive: boolean): (a: ProductMatch, b: ProductMatch) => number {
  const worth = ({ product, fit }: ProductMatch) => fit.closeness - (priceSensitive ? product.price / CENTS_PER_POINT : 0);
  return (a, b) => worth(b) - worth(a) || a.product.price - b.product.price || a.product.id.localeCompare(b.product.id);
}
