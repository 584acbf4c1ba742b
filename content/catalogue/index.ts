import type { CatalogueProduct } from '../../core/catalogue/product.ts';
import { care } from './products/care.ts';
import { cleansing } from './products/cleansing.ts';
import { sun } from './products/sun.ts';
import { treatments } from './products/treatments.ts';

/** Over a hundred invented products: no brand is named or shown. An operator's own take their place (docs/recipes/use-your-own-products.md). */
export const catalogue: readonly CatalogueProduct[] = [...cleansing, ...treatments, ...care, ...sun];
