import { otherProducts, productFits, recommendedProducts } from '../../../content/products.ts';
import type { CatalogueKind } from '../../../core/catalogue/product.ts';
import { createStore, useStore } from '../../browser/store.ts';

export type ShownProduct = {
  readonly id: string;
  readonly kind: CatalogueKind;
  readonly title: string;
  /** One of our drawings, or the path of an operator's own picture. */
  readonly picture: string;
  readonly percent: number;
  readonly note?: string | undefined;
};

type Products = {
  readonly fits: readonly ShownProduct[];
  readonly matches: readonly ShownProduct[];
  /** Shown blurred: no figure, no reason. */
  readonly others: readonly Pick<ShownProduct, 'id' | 'kind' | 'title' | 'picture'>[];
  /** The figures are not the visitor's own: the program or the catalogue has not come, or the content is scripted. */
  readonly isExample: boolean;
};

/** Those of the visitor are set by `own-report.tsx`, which loads after the page. */
export const products = createStore<Products>({
  fits: productFits.map(({ illustration, ...product }) => ({ ...product, picture: illustration })),
  matches: recommendedProducts.map(({ illustration, ...product }) => ({ ...product, picture: illustration })),
  others: otherProducts.map(({ illustration, ...product }) => ({ ...product, picture: illustration })),
  isExample: true,
});

export const useProducts = (): Products => useStore(products);
