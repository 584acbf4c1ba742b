import { fitWeights } from '../../../content/catalogue/weights.ts';
import { fitWords } from '../../../content/catalogue/words.ts';
import { type CatalogueResponse, unpackProducts } from '../../../core/catalogue/catalogue.ts';
import { type ProductFit, productJudge } from '../../../core/catalogue/fit.ts';
import { fitSentences } from '../../../core/catalogue/fit-sentences.ts';
import type { ReadProduct } from '../../../core/catalogue/product.ts';
import { closest, productMatcher } from '../../../core/catalogue/recommend.ts';
import { inSlices } from '../in-slices.ts';
import type { FittedProduct, ProductFits, ProductQuery } from './protocol.ts';

export type Comparer = (query: ProductQuery, signal: AbortSignal) => Promise<ProductFits>;

const MAX_OF_KIND = 3;

export function productComparer({ ingredients, ...packed }: CatalogueResponse): Comparer {
  const products = unpackProducts(packed);
  const fitted = ({ parts, names, recognized, ...product }: ReadProduct, fit: ProductFit): FittedProduct => ({
    product,
    percent: fit.known ? fit.percent : undefined,
    reason: fitSentences(fit, product.kind, ingredients, fitWords)[0],
  });
  return async ({ fit, kinds, named, priceSensitive }, signal) => {
    const judge = productJudge(fit, { ingredients, weights: fitWeights });
    const matches = await inSlices(products, productMatcher(judge, kinds, fitWeights), signal);
    const best = closest(matches, kinds, priceSensitive, MAX_OF_KIND);
    const shown = (product: ReadProduct) => fitted(product, judge.fitOf(product));
    return {
      named: productsNamed(products, named).map(shown),
      byKind: new Map(kinds.map((kind) => [kind, (best[kind] ?? []).map(({ product }) => shown(product))])),
    };
  };
}

/** An operator's own catalogue need not have the demonstration's products. */
function productsNamed(products: readonly ReadProduct[], ids: readonly string[]): readonly ReadProduct[] {
  const found = ids.flatMap((id) => products.find((product) => product.id === id) ?? []);
  return found.length > 0 ? found : products.slice(0, ids.length);
}
