import { shelfIcons } from '../../content/pages/shelf.ts';
import type { ProductKind } from '../../core/program/program.ts';
import { chosenOptions } from '../../core/program/reasons.ts';

/** The kinds of product that were ticked in the question about them. */
export function bottlesOf({ skincareProductsUse }: Readonly<Record<string, unknown>>): readonly ProductKind[] {
  return chosenOptions(skincareProductsUse).filter(isKind);
}

function isKind(option: string): option is ProductKind {
  return Object.hasOwn(shelfIcons, option);
}
