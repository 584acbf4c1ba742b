import { useEffect, useMemo } from 'react';
import type { CatalogueKind } from '../../core/catalogue/product.ts';
import type { Fit } from '../../core/program/skin-profile.ts';
import { useJourney } from './journey.ts';
import { engine, type FittedProduct } from './product-fits-store.ts';
import { useStore } from './store.ts';

type ProductFits = {
  /** Of the products that are named. */
  readonly named: readonly FittedProduct[];
  /** Of each kind asked for: the best three. */
  readonly byKind: ReadonlyMap<CatalogueKind, readonly FittedProduct[]>;
};

const NONE: readonly string[] = [];
const PRICE_SENSITIVE: readonly unknown[] = ['4', '5'];

/** Undefined without a program, and until the catalogue has come: a page shows its example then. `kinds` and `named` must be stored references. */
export function useProductFits(
  program: Fit | undefined,
  kinds: readonly CatalogueKind[],
  named: readonly string[] = NONE,
): ProductFits | undefined {
  const priceSensitive = useJourney(({ stored }) => PRICE_SENSITIVE.includes(stored.answers.priceSensitive));
  const loaded = useStore(engine);
  const isMissing = program !== undefined && loaded === undefined;
  useEffect(() => {
    if (isMissing) void import('./product-fits-engine.ts').then(({ loadCatalogue }) => loadCatalogue()).catch(() => undefined);
  }, [isMissing]);
  return useMemo(
    () => program && loaded && { named: loaded.fitsOf(program, named), byKind: loaded.byKind(program, kinds, priceSensitive) },
    [program, kinds, named, priceSensitive, loaded],
  );
}
