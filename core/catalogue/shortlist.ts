import { productKinds } from '../program/program.ts';
import type { Fit } from '../program/skin-profile.ts';
import { type FitKnowledge, isKnown } from './fit.ts';
import { isUnlawful } from './judged-part.ts';
import type { CatalogueKind, ReadProduct } from './product.ts';
import { closest, matchesOf, type ProductMatch } from './recommend.ts';

/** A longer list is cut to its shortlist, which every phone gets whole. */
const MAX_SERVED = 2000;

/** Beyond the three that a page shows, so that visitors between two of the imagined ones find theirs too. */
const DEPTH = 8;

type Favourites = ReadonlyMap<ReadProduct, number>;

/** The products that are among the best of their kind for most of the imagined visitors, in the order of the list. No real visitor is known here. */
export function shortlist(
  products: readonly ReadProduct[],
  visitors: Iterable<Fit>,
  knowledge: FitKnowledge,
  max = MAX_SERVED,
): readonly ReadProduct[] {
  const eligible = eligibleProducts(products, knowledge);
  const votes = new Map<ReadProduct, number>();
  for (const fit of visitors) {
    for (const [product, points] of favourites(eligible, fit, knowledge)) votes.set(product, (votes.get(product) ?? 0) + points);
  }
  const chosen = new Set(
    [...votes]
      .sort(([, a], [, b]) => b - a)
      .slice(0, max)
      .map(([product]) => product),
  );
  return products.filter((product) => chosen.has(product));
}

/** What the rituals use and somebody may be recommended, asked once for all visitors. */
function eligibleProducts(products: readonly ReadProduct[], { ingredients, weights }: FitKnowledge): readonly ReadProduct[] {
  const kinds: readonly CatalogueKind[] = productKinds;
  const byId = new Map(ingredients.map((ingredient) => [ingredient.id, ingredient]));
  return products.filter((product) => {
    if (!kinds.includes(product.kind) || !isKnown(product, weights)) return false;
    return !product.parts.some((part) => {
      const ingredient = byId.get(part.ingredient);
      return ingredient !== undefined && isUnlawful(part, ingredient);
    });
  });
}

/** With and without an eye on the price; a higher place gives more points. */
function favourites(products: readonly ReadProduct[], fit: Fit, knowledge: FitKnowledge): Favourites {
  const matches = matchesOf(products, fit, productKinds, knowledge);
  const points = new Map<ReadProduct, number>();
  for (const best of bestOfKinds(matches, DEPTH)) {
    for (const [place, { product }] of best.entries()) points.set(product, (points.get(product) ?? 0) + DEPTH - place);
  }
  return points;
}

function bestOfKinds(matches: readonly ProductMatch[], count: number): readonly (readonly ProductMatch[])[] {
  return [false, true].flatMap((priceSensitive) => {
    const best = closest(matches, productKinds, priceSensitive, count);
    return productKinds.map((kind) => best[kind] ?? []);
  });
}

export type ShortlistCheck = { readonly visitors: number; readonly places: number; readonly same: number };

/** How many of the three best of each kind are the same from the shortlist as from the whole list. */
export function checkShortlist(
  whole: readonly ReadProduct[],
  chosen: readonly ReadProduct[],
  visitors: readonly Fit[],
  knowledge: FitKnowledge,
): ShortlistCheck {
  const eligible = eligibleProducts(whole, knowledge);
  const onShortlist = new Set(chosen);
  const best = visitors.flatMap((fit) => bestOfKinds(matchesOf(eligible, fit, productKinds, knowledge), 3).flat());
  return {
    visitors: visitors.length,
    places: best.length,
    same: best.filter(({ product }) => onShortlist.has(product)).length,
  };
}
