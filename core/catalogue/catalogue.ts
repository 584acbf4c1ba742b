import type { EssentialIngredient } from './listed-ingredient.ts';
import type { ReadProduct } from './product.ts';

export type CataloguePicture = {
  /** Of its content, so that it may be cached for ever. */
  readonly name: string;
  readonly type: 'png' | 'jpeg' | 'webp' | 'avif';
  readonly base64: string;
};

/** `GET /catalogue.json`: the products, and the ingredients that they hold. */
export type CatalogueResponse = {
  readonly products: readonly ReadProduct[];
  readonly ingredients: readonly EssentialIngredient[];
};
