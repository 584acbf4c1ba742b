import type { Fit } from '../program/skin-profile.ts';
import { type FitKnowledge, type ProductFit, productJudge } from './fit.ts';
import type { CatalogueKind, ReadProduct } from './product.ts';

type KnownFit = Extract<ProductFit, { known: true }>;

export type ProductMatch = { readonly product: ReadProduct; readonly fit: KnownFit };

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

/** What may be recommended, in the order of the list. Most products hold something to leave out, so that is asked first. */
export function matchesOf(
  products: readonly ReadProduct[],
  fit: Fit,
  kinds: readonly CatalogueKind[],
  knowledge: FitKnowledge,
): readonly ProductMatch[] {
  const { fitOf, isBarred } = productJudge(fit, knowledge);
  return products.flatMap((product) => {
    if (!kinds.includes(product.kind) || isBarred(product)) return [];
    const found = fitOf(product);
    return found.known && found.percent >= knowledge.weights.minRecommended ? [{ product, fit: found }] : [];
  });
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
