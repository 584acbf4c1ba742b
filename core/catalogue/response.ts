import { type CatalogueResponse, packProducts } from './catalogue.ts';
import { readProduct } from './contents.ts';
import { type LabelKnowledge, labelReader } from './label-knowledge.ts';
import type { EssentialIngredient, ListedIngredient } from './listed-ingredient.ts';
import type { CatalogueProduct } from './product.ts';

/** What browsers need for fits, and no more: lists are read, and ingredients that no product holds are left out. */
export function catalogueResponse(products: readonly CatalogueProduct[], knowledge: LabelKnowledge): CatalogueResponse {
  const { ingredients, lexicon } = labelReader(knowledge);
  const read = products.map((product) => readProduct(product, lexicon));
  const used = new Set(read.flatMap(({ parts }) => parts.map(({ ingredient }) => ingredient)));
  return { ...packProducts(read), ingredients: ingredients.filter(({ id }) => used.has(id)).map(essentials) };
}

function essentials({
  id,
  name,
  family,
  goodFor,
  cautions,
  strength,
  legalLimit,
  barred,
}: ListedIngredient): EssentialIngredient {
  return {
    ...{ id, name, family },
    ...(goodFor && goodFor.length > 0 && { goodFor }),
    ...(cautions && cautions.length > 0 && { cautions }),
    ...(strength && { strength }),
    ...(legalLimit !== undefined && { legalLimit }),
    ...(barred && { barred }),
  };
}
