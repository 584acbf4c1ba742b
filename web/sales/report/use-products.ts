import { productFits, recommendedProducts } from '../../../content/products.ts';
import type { CatalogueKind } from '../../../core/catalogue/product.ts';
import { useProductFits } from '../../browser/product-fits.ts';
import type { FittedProduct } from '../../browser/product-fits-store.ts';
import { useProgram } from '../../browser/program.ts';

export type ShownProduct = {
  readonly id: string;
  readonly title: string;
  /** One of our drawings, or the path of an operator's own picture. */
  readonly picture: string;
  readonly percent: number;
  readonly note: string | undefined;
};

type Products = {
  readonly fits: readonly ShownProduct[];
  readonly matches: readonly ShownProduct[];
  /** The figures are not the visitor's own: the program or the catalogue has not come, or the content is scripted. */
  readonly isExample: boolean;
};

const MATCHED: readonly CatalogueKind[] = ['cleanser', 'treatment-face', 'moisturizer'];

const example: Products = {
  fits: productFits.map(({ illustration, ...product }) => ({ ...product, picture: illustration })),
  matches: recommendedProducts.map(({ illustration, ...product }) => ({ ...product, picture: illustration, note: undefined })),
  isExample: true,
};

export function useProducts(): Products {
  const program = useProgram()?.program;
  const found = useProductFits(program, MATCHED);
  if (!found) return example;
  const everyday = productFits.flatMap(({ id }) => found.all.find(({ product }) => product.id === id) ?? []);
  return {
    // An operator's own catalogue need not have the demonstration's products.
    fits: (everyday.length > 0 ? everyday : found.all.slice(0, productFits.length)).flatMap(shown),
    matches: found.best.flatMap(shown),
    isExample: false,
  };
}

function shown({ product: { id, name, picture }, percent, reasons }: FittedProduct): readonly ShownProduct[] {
  return percent === undefined ? [] : [{ id, title: name, picture, percent, note: reasons[0] }];
}
