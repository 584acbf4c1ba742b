import { useEffect, useMemo, useState } from 'react';
import type { CatalogueKind } from '../../core/catalogue/product.ts';
import type { Fit } from '../../core/program/skin-profile.ts';
import { useJourney } from './journey.ts';
import { engine, type FitsByKind, type FittedProduct } from './product-fits-store.ts';
import { useStore } from './store.ts';

type ProductFits = {
  /** Of the products that are named. */
  readonly named: readonly FittedProduct[];
  /** Of each kind asked for: the best three. */
  readonly byKind: FitsByKind;
};

const NONE: readonly string[] = [];
const PRICE_SENSITIVE: readonly unknown[] = ['4', '5'];

/** Undefined without a program, and until the catalogue has come and is compared: a page shows its example then, and what it showed while it compares anew. `kinds` and `named` must be stored references. */
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
  const [byKind, setByKind] = useState<FitsByKind>();
  useEffect(() => {
    if (!program || !loaded) return;
    let cancelled = false;
    void loaded.byKind(program, kinds, priceSensitive).then((found) => cancelled || setByKind(found));
    return () => {
      cancelled = true;
    };
  }, [program, kinds, priceSensitive, loaded]);
  return useMemo(
    () => program && loaded && byKind && { named: loaded.fitsOf(program, named), byKind },
    [program, named, loaded, byKind],
  );
}
