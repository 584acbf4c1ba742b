import type { Fit } from '../program/skin-profile.ts';
import { type FitKnowledge, type ProductFit, productJudge } from './fit.ts';
import type { CatalogueKind, ReadProduct } from './product.ts';

type KnownFit = Extract<ProductFit, { known: true }>;

export type ProductMatch = { readonly product: ReadProduct; readonly fit: KnownFit };

type RecommendOptions = FitKnowledge & {
  readonly priceSensitive: boolean;
};

/** What a visitor who looks at the price gives for a point of closeness: two dollars. */
const CENTS_PER_POINT = 200;

/** The products of each kind that hold nothing the visitor is not to use: the closest first. Where a product stands in its list does not matter. */
export function recommend(
  products: readonly ReadProduct[],
  fit: Fit,
  kinds: readonly CatalogueKind[],
  { priceSensitive, ...knowledge }: RecommendOptions,
): Readonly<Partial<Record<CatalogueKind, readonly ProductMatch[]>>> {
  const { fitOf, barredParts } = productJudge(fit, knowledge);
  const matches = products.flatMap((product) => {
    if (!kinds.includes(product.kind) || barredParts(product).length > 0) return [];
    const found = fitOf(product);
    return found.known && found.percent >= knowledge.weights.minRecommended ? [{ product, fit: found }] : [];
  });
  const worth = ({ product, fit: { closeness } }: ProductMatch) =>
    priceSensitive ? closeness - product.price / CENTS_PER_POINT : closeness;
  const better = (a: ProductMatch, b: ProductMatch) =>
    worth(b) - worth(a) || a.product.price - b.product.price || a.product.id.localeCompare(b.product.id);
  return Object.fromEntries(kinds.map((kind) => [kind, matches.filter(({ product }) => product.kind === kind).sort(better)]));
}
