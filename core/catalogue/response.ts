import type { CatalogueResponse } from './catalogue.ts';
import { type AuxiliaryRole, makeLexicon, readProduct } from './contents.ts';
import type { EssentialIngredient, ListedIngredient } from './listed-ingredient.ts';
import type { CatalogueProduct } from './product.ts';

/** What browsers need for fits, and no more: lists are read, and ingredients that no product holds are left out. */
export function catalogueResponse(
  products: readonly CatalogueProduct[],
  ingredients: readonly ListedIngredient[],
  auxiliaries: readonly AuxiliaryRole[],
): CatalogueResponse {
  const lexicon = makeLexicon(ingredients, auxiliaries);
  const read = products.map((product) => readProduct(product, lexicon));
  const used = new Set(read.flatMap(({ parts }) => parts.map(({ ingredient }) => ingredient)));
  return { products: read, ingredients: ingredients.filter(({ id }) => used.has(id)).map(essentials) };
}

function essentials({ id, name, family, goodFor, cautions, strength }: ListedIngredient): EssentialIngredient {
  return {
    ...{ id, name, family },
    ...(goodFor && goodFor.length > 0 && { goodFor }),
    ...(cautions && cautions.length > 0 && { cautions }),
    ...(strength && { strength }),
  };
}
