import type { EssentialIngredient } from './listed-ingredient.ts';
import type { ProductPart, ReadProduct } from './product.ts';

export type CataloguePicture = {
  /** Of its content, so that it may be cached for ever. */
  readonly name: string;
  readonly type: 'png' | 'jpeg' | 'webp' | 'avif';
  readonly base64: string;
};

/** Labels hold the same few hundred parts, so each of them is told once. */
export type PackedProducts = {
  readonly parts: readonly ProductPart[];
  /** `contents`: the places of their parts in the list of parts. */
  readonly products: readonly (Omit<ReadProduct, 'parts'> & { readonly contents: readonly number[] })[];
};

/** `GET /catalogue.json`: the products, and the ingredients that they hold. */
export type CatalogueResponse = PackedProducts & { readonly ingredients: readonly EssentialIngredient[] };

export function packProducts(products: readonly ReadProduct[]): PackedProducts {
  const places = new Map<string, number>();
  const parts: ProductPart[] = [];
  const placeOf = (part: ProductPart): number => {
    const key = JSON.stringify([part.ingredient, part.place, part.strength, part.optional]);
    const known = places.get(key);
    if (known !== undefined) return known;
    places.set(key, parts.length);
    return parts.push(part) - 1;
  };
  const packed = products.map(({ parts: held, ...product }) => ({ ...product, contents: held.map(placeOf) }));
  return { parts, products: packed };
}

/** Equal parts are one object afterwards, which is how a part is judged once for all products. */
export function unpackProducts({ parts, products }: PackedProducts): readonly ReadProduct[] {
  return products.map((product) => ({ ...product, parts: product.contents.map((place) => parts[place] as ProductPart) }));
}
