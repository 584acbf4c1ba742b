import { useEffect, useMemo } from 'react';
import { productFits } from '../../../content/products.ts';
import type { CatalogueKind } from '../../../core/catalogue/product.ts';
import { kindsOf } from '../../../core/program/kinds.ts';
import { useJourney } from '../../browser/journey.ts';
import { useProductFits } from '../../browser/product-fits.ts';
import type { FittedProduct } from '../../browser/products-worker/protocol.ts';
import { useProgram } from '../../browser/program.ts';
import { ProgramWeeks } from '../../program/program-weeks.tsx';
import { products, type ShownProduct } from './use-products.ts';

const MATCHED: readonly CatalogueKind[] = ['cleanser', 'treatment-face', 'moisturizer'];
const EVERYDAY: readonly string[] = productFits.map(({ id }) => id);
const MAX_OTHERS = 8;

/** The visitor's weeks; the products below are compared with the visitor's program from then on. */
export default function OwnReport() {
  const program = useProgram()?.program;
  const hasAnswered = useJourney(({ answers }) => Object.keys(answers).length > 0);
  const kinds = useMemo(() => (program ? kindsOf(program) : []), [program]);
  const found = useProductFits(hasAnswered ? program : undefined, kinds, EVERYDAY);
  useEffect(() => {
    if (!found) return;
    const best = MATCHED.flatMap((kind) => found.byKind.get(kind)?.slice(0, 1) ?? []);
    // Only what opens with the plan: /plan lists the same.
    const others = [...found.byKind.values()].flat().filter((product) => !best.includes(product));
    products.set({
      fits: found.named.flatMap(shown),
      matches: best.flatMap(shown),
      others: others.slice(0, MAX_OTHERS).flatMap(shown),
      isExample: false,
    });
  }, [found]);
  return <ProgramWeeks />;
}

function shown({ product: { id, name, picture }, percent, reason }: FittedProduct): readonly ShownProduct[] {
  return percent === undefined ? [] : [{ id, title: name, picture, percent, note: reason }];
}
