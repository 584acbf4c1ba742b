import { fitWeights } from '../../content/catalogue/weights.ts';
import { fitWords } from '../../content/catalogue/words.ts';
import { type CatalogueResponse, unpackProducts } from '../../core/catalogue/catalogue.ts';
import { type ProductFit, productJudge } from '../../core/catalogue/fit.ts';
import { fitSentences } from '../../core/catalogue/fit-sentences.ts';
import type { ReadProduct } from '../../core/catalogue/product.ts';
import { closest, productMatcher } from '../../core/catalogue/recommend.ts';
import { get } from './api.ts';
import { inSlices } from './in-slices.ts';
import { engine, type FittedProduct } from './product-fits-store.ts';

const MAX_OF_KIND = 3;

let loading: Promise<void> | undefined;

/** Without an answer the store stays empty, and the next call asks again. */
export function loadCatalogue(): Promise<void> {
  loading ??= get<CatalogueResponse>('/catalogue.json').then((result) => {
    loading = undefined;
    if (result.ok) engine.set(engineOf(result.value));
  });
  return loading;
}

function engineOf({ ingredients, ...packed }: CatalogueResponse) {
  const products = unpackProducts(packed);
  const knowledge = { ingredients, weights: fitWeights };
  const fitted = (product: ReadProduct, fit: ProductFit): FittedProduct => ({
    product,
    percent: fit.known ? fit.percent : undefined,
    reasons: fitSentences(fit, product.kind, ingredients, fitWords),
  });
  return {
    fitsOf: (fit, ids) => {
      const named = ids.flatMap((id) => products.find((product) => product.id === id) ?? []);
      const { fitOf } = productJudge(fit, knowledge);
      // An operator's own catalogue need not have the demonstration's products.
      return (named.length > 0 ? named : products.slice(0, ids.length)).map((product) => fitted(product, fitOf(product)));
    },
    byKind: async (fit, kinds, priceSensitive) => {
      const judge = productJudge(fit, knowledge);
      const matches = await inSlices(products, productMatcher(judge, kinds, fitWeights));
      const best = closest(matches, kinds, priceSensitive, MAX_OF_KIND);
      return new Map(kinds.map((kind) => [kind, (best[kind] ?? []).map(({ product }) => fitted(product, judge.fitOf(product)))]));
    },
  } satisfies NonNullable<ReturnType<typeof engine.get>>;
}
