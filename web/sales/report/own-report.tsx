import { useEffect } from 'react';
import { productFits } from '../../../content/products.ts';
import type { CatalogueKind } from '../../../core/catalogue/product.ts';
import { useJourney } from '../../browser/journey.ts';
import { useProductFits } from '../../browser/product-fits.ts';
import type { FittedProduct } from '../../browser/product-fits-store.ts';
import { useProgram } from '../../browser/program.ts';
import { ProgramWeeks } from '../../program/program-weeks.tsx';
import { products, type ShownProduct } from './use-products.ts';

const MATCHED: readonly CatalogueKind[] = ['cleanser', 'treatment-face', 'moisturizer'];

/** The visitor's weeks; the products below are compared with the visitor's program from then on. */
export default function OwnReport() {
  const program = useProgram()?.program;
  const hasAnswered = useJourney(({ stored }) => Object.keys(stored.answers).length > 0);
  const found = useProductFits(hasAnswered ? program : undefined, MATCHED);
  useEffect(() => {
    if (!found) return;
    const everyday = productFits.flatMap(({ id }) => found.all.find(({ product }) => product.id === id) ?? []);
    products.set({
      // An operator's own catalogue need not have the demonstration's products.
      fits: (everyday.length > 0 ? everyday : found.all.slice(0, productFits.length)).flatMap(shown),
      matches: found.best.flatMap(shown),
      others: found.others.flatMap(shown),
      isExample: false,
    });
  }, [found]);
  return <ProgramWeeks />;
}

function shown({ product: { id, name, picture }, percent, reasons }: FittedProduct): readonly ShownProduct[] {
  return percent === undefined ? [] : [{ id, title: name, picture, percent, note: reasons[0] }];
}
