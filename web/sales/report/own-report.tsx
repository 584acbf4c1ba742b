import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { productFits } from '../../../content/products.ts';
import type { CatalogueKind } from '../../../core/catalogue/product.ts';
import { kindsOf } from '../../../core/program/kinds.ts';
import { useJourney } from '../../browser/journey.ts';
import { heightOfRoom, keepPlace } from '../../browser/kept-place.ts';
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
  const report = useKeptPlace(program !== undefined);
  const hasAnswered = useJourney(({ answers }) => Object.keys(answers).length > 0);
  const kinds = useMemo(() => (program ? kindsOf(program) : []), [program]);
  const found = useProductFits(hasAnswered ? program : undefined, kinds, EVERYDAY);
  useEffect(() => {
    if (!found) return;
    const best = MATCHED.flatMap((kind) => found.byKind.get(kind)?.[0] ?? []);
    // Only what opens with the plan: /plan lists the same.
    const others = [...found.byKind.values()].flat().filter((product) => !best.includes(product));
    products.set({
      fits: found.named.flatMap(shown),
      matches: best.flatMap(shown),
      others: others.slice(0, MAX_OTHERS).flatMap(shown),
      isExample: false,
    });
  }, [found]);
  return (
    <div ref={report}>
      <ProgramWeeks />
    </div>
  );
}

/** The report grows as it comes, and once more with the visitor's program. */
function useKeptPlace(isFull: boolean) {
  const report = useRef<HTMLDivElement>(null);
  // The room is still there while the report is rendered for the first time.
  const [room] = useState(heightOfRoom);
  const height = useRef(room);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each stage has a height of its own
  useLayoutEffect(() => {
    if (report.current) height.current = keepPlace(report.current, height.current);
  }, [isFull]);
  return report;
}

function shown({ product: { id, kind, name, picture }, percent, reason }: FittedProduct): readonly ShownProduct[] {
  return percent === undefined ? [] : [{ id, kind, title: name, picture, percent, note: reason }];
}
