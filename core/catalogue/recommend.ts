import type { Fit } from '../program/skin-profile.ts';
import { type FitKnowledge, isBarred, type ProductFit, productFit } from './fit.ts';
import type { CatalogueKind, ReadProduct } from './product.ts';

type KnownFit = Extract<ProductFit, { known: true }>;

export type ProductMatch = { readonly product: ReadProduct; readonly fit: KnownFit };

type RecommendOptions = FitKnowledge & {
  readonly priceSensitive: boolean;
};

/** The products of each kind that hold nothing the visitor is not to use: the best fit first, and of equal fits in the catalogue's order. */
export function recommend(
  products: readonly ReadProduct[],
  fit: Fit,
  kinds: readonly CatalogueKind[],
  { priceSensitive, ...knowledge }: RecommendOptions,
): Readonly<Partial<Record<CatalogueKind, readonly ProductMatch[]>>> {
  const matches = products.flatMap((product) => {
    const found = productFit(product, fit, knowledge);
    if (!found.known || found.percent < knowledge.weights.minRecommended) return [];
    return isBarred(product, fit, knowledge.ingredients) ? [] : [{ product, fit: found }];
  });
  const better = (a: ProductMatch, b: ProductMatch) =>
    b.fit.percent - a.fit.percent || (priceSensitive ? a.product.price - b.product.price : 0);
  return Object.fromEntries(kinds.map((kind) => [kind, matches.filter(({ product }) => product.kind === kind).sort(better)]));
}
