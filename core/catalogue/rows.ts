import { type CatalogueRow, type RowProduct, readRow, trimmed } from './row.ts';
import { problemsOf, type RowProblem } from './row-problems.ts';

export function readRows(rows: readonly CatalogueRow[]): {
  readonly products: readonly RowProduct[];
  readonly problems: readonly RowProblem[];
} {
  const products: RowProduct[] = [];
  const problems: RowProblem[] = [];
  for (const row of rows) {
    const read = readRow(row);
    const found = problemsOf(row, read);
    problems.push(...found);
    if (found.length > 0 || !read.kind || read.price === undefined || !read.picture) continue;
    const { name, brand, inci, link } = trimmed(row);
    const { id, kind, price, picture } = read;
    const first = products.find((product) => product.id === id);
    if (first) problems.push({ line: row.line, column: 'name', code: 'repeated', value: String(first.line) });
    else products.push({ line: row.line, id, name, brand, kind, price, inci, ...(link && { link }), picture });
  }
  return { products, problems };
}
