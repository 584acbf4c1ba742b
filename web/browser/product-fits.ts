import { useEffect, useState } from 'react';
import type { CatalogueKind } from '../../core/catalogue/product.ts';
import type { Fit } from '../../core/program/skin-profile.ts';
import { useJourney } from './journey.ts';
import { closeComparison, openComparison } from './product-comparison.ts';
import type { ProductFits } from './products-worker/protocol.ts';

const NONE: readonly string[] = [];
const PRICE_SENSITIVE: readonly unknown[] = ['4', '5'];

/** Undefined without a program, and until the catalogue has come and is compared: a page shows its example then, and what it showed while it compares anew. `kinds` and `named` must be stored references. */
export function useProductFits(
  program: Fit | undefined,
  kinds: readonly CatalogueKind[],
  named: readonly string[] = NONE,
): ProductFits | undefined {
  const priceSensitive = useJourney(({ answers }) => PRICE_SENSITIVE.includes(answers.priceSensitive));
  const [found, setFound] = useState<ProductFits>();
  useEffect(() => {
    if (!program) return;
    const { profile, seek, avoid, avoidSilently } = program;
    openComparison().compare({ fit: { profile, seek, avoid, avoidSilently }, kinds, named, priceSensitive }, setFound);
  }, [program, kinds, named, priceSensitive]);
  useEffect(() => closeComparison, []);
  return program && found;
}
