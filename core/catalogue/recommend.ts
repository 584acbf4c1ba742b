import type { Fit } from '../program/skin-profile.ts';
import { type FitKnowledge, type ProductJudge, type ProductWorth, productJudge } from './fit.ts';
import type { CatalogueKind, ReadProduct } from './product.ts';
import type { FitWeights } from './weights.ts';

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

export function closestFirst(
  matches: readonly ProductMatch[],
  kinds: readonly CatalogueKind[],
  priceSensitive: boolean,
): MatchesByKind {
  const worth = ({ product, fit: { closeness } }: ProductMatch) =>
    priceSensitive ? closeness - product.price / CENTS_PER_POINT : closeness;
  const better = (a: ProductMatch, b: ProductMatch) =>
    worth(b) - worth(a) || a.product.price - b.product.price || a.product.id.localeCompare(b.product.id);
  return Object.fromEntries(kinds.map((kind) => [kind, matches.filter(({ product }) => product.kind === kind).sort(better)]));
}
