import type { CatalogueKind, ReadProduct } from '../../../core/catalogue/product.ts';
import type { Fit } from '../../../core/program/skin-profile.ts';

export type FittedProduct = {
  readonly product: Omit<ReadProduct, 'parts' | 'names' | 'recognized'>;
  /** Undefined where too little of the label is known. */
  readonly percent: number | undefined;
  /** The weightiest, in a sentence. */
  readonly reason: string | undefined;
};

export type ProductFits = {
  /** Of the products that are named; where the catalogue has none of them, of as many of its first. */
  readonly named: readonly FittedProduct[];
  /** Of each kind asked for: the best three, the closest first. */
  readonly byKind: ReadonlyMap<CatalogueKind, readonly FittedProduct[]>;
};

export type ProductQuery = {
  readonly fit: Fit;
  readonly kinds: readonly CatalogueKind[];
  readonly named: readonly string[];
  readonly priceSensitive: boolean;
};

export type ProductRequest = ProductQuery & { readonly id: number };

/** Without fits where the catalogue did not come, or cannot be read. */
export type ProductResponse = { readonly id: number; readonly fits: ProductFits | undefined };
