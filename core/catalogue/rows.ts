import { type CatalogueRow, type RowProduct, readRow, trimmed } from './row.ts';
import { problemsOf, type RowProblem } from './row-problems.ts';

type RowReading =
  | { readonly product: RowProduct; readonly problems?: never }
  | { readonly product?: never; readonly problems: readonly RowProblem[] };

/** Reads one row after the other; of those before it remembers which product stood on which line. */
export function rowReader(): (row: CatalogueRow) => RowReading {
  const lines = new Map<string, number>();
  return (row) => {
    const read = readRow(row);
    const problems = problemsOf(row, read);
    const { id, kind, price, picture } = read;
    if (problems.length > 0 || !kind || price === undefined || !picture) return { problems };
    const first = lines.get(id);
    if (first !== undefined) return { problems: [{ line: row.line, column: 'name', code: 'repeated', value: String(first) }] };
    lines.set(id, row.line);
    const { name, brand, inci, link } = trimmed(row);
    return { product: { line: row.line, id, name, brand, kind, price, inci, ...(link && { link }), picture } };
  };
}
