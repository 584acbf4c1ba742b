import { rowProblems } from '../../../../content/catalogue/problems.ts';
import type { LineNote } from '../../../../core/catalogue/list-report.ts';
import { catalogueKinds, productDrawings } from '../../../../core/catalogue/product.ts';
import { MAX_LENGTHS, type RowProblem } from '../../../../core/catalogue/row-problems.ts';
import { fill } from '../../../../core/presentation/fill.ts';

export const MAX_PICTURE_BYTES = 60_000;

export function noteOf({ line, column, code, value }: RowProblem): LineNote {
  const text = fill(rowProblems[code], {
    value,
    max: String(MAX_LENGTHS[column]),
    kinds: catalogueKinds.join(', '),
    drawings: productDrawings.join(', '),
    kilobytes: String(MAX_PICTURE_BYTES / 1000),
  });
  return { line, column, text };
}
