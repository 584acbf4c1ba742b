import { isPrintable } from '../presentation/printable.ts';
import { readInci } from './inci.ts';
import { type CatalogueColumn, type CatalogueRow, catalogueColumns, HTTPS, type ReadRow, trimmed } from './row.ts';

export type ProblemCode =
  | 'missing'
  | 'too-long'
  | 'unprintable'
  | 'kind'
  | 'price'
  | 'no-names'
  | 'link'
  | 'picture'
  | 'repeated'
  | 'picture-unreadable'
  | 'picture-type'
  | 'picture-size';

export type RowProblem = {
  readonly line: number;
  readonly column: CatalogueColumn;
  readonly code: ProblemCode;
  readonly value: string;
};

export const MAX_LENGTHS: Readonly<Record<CatalogueColumn, number>> = {
  ...{ name: 80, brand: 60, kind: 40, price: 20, inci: 6000, link: 500, picture: 500 },
};
const OPTIONAL: readonly CatalogueColumn[] = ['link', 'picture'];

export function problemsOf(row: CatalogueRow, read: ReadRow): readonly RowProblem[] {
  const cells = trimmed(row);
  return catalogueColumns.flatMap((column) => {
    const value = cells[column];
    const code = cellProblem(column, value) ?? valueProblem(column, value, read);
    return code ? [{ line: row.line, column, code, value: value.slice(0, 60) }] : [];
  });
}

function cellProblem(column: CatalogueColumn, value: string): ProblemCode | undefined {
  if (value === '') return OPTIONAL.includes(column) ? undefined : 'missing';
  if (value.length > MAX_LENGTHS[column]) return 'too-long';
  return isPrintable(value) ? undefined : 'unprintable';
}

function valueProblem(column: CatalogueColumn, value: string, read: ReadRow): ProblemCode | undefined {
  if (column === 'kind' && !read.kind) return 'kind';
  if (column === 'price' && read.price === undefined) return 'price';
  if (column === 'inci' && readInci(value).length === 0) return 'no-names';
  if (column === 'link' && value !== '' && !HTTPS.test(value)) return 'link';
  return column === 'picture' && read.kind && !read.picture ? 'picture' : undefined;
}
