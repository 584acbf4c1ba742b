import type { CatalogueKind, ReadProduct } from '../../core/catalogue/product.ts';
import type { Fit } from '../../core/program/skin-profile.ts';
import { createStore } from './store.ts';

export type FittedProduct = {
  readonly product: ReadProduct;
  /** Undefined where too little of the label is known. */
  readonly percent: number | undefined;
  /** Sentences, the weightiest first. */
  readonly reasons: readonly string[];
};

export type FitsByKind = ReadonlyMap<CatalogueKind, readonly FittedProduct[]>;

type Engine = {
  /** Of the products with these ids; where the catalogue has none of them, of as many of its first. */
  readonly fitsOf: (fit: Fit, ids: readonly string[]) => readonly FittedProduct[];
  /** The best three of each kind, the closest first. A long list takes a slow phone several tasks. */
  readonly byKind: (fit: Fit, kinds: readonly CatalogueKind[], priceSensitive: boolean) => Promise<FitsByKind>;
};

/** Set by `product-fits-engine.ts` once the catalogue is there. */
export const engine = createStore<Engine | undefined>(undefined);
