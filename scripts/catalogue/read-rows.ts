import { CsvError, parse } from 'csv-parse/sync';
import { columnNames, fileProblems } from '../../content/catalogue/problems.ts';
import { type CatalogueColumn, type CatalogueRow, catalogueColumns } from '../../core/catalogue/row.ts';
import { fill } from '../../core/presentation/fill.ts';

export type FileRows =
  | { readonly ok: true; readonly rows: readonly CatalogueRow[] }
  | { readonly ok: false; readonly problems: readonly string[] };

type CsvRecord = { readonly record: readonly string[]; readonly info: { readonly lines: number } };

const MAX_PRODUCTS = 500;
const OPTIONAL: readonly CatalogueColumn[] = ['link', 'picture'];
const DELIMITERS = [',', ';', '\t'];

/** The rows of a list as spreadsheets save it: separated by commas, semicolons or tabs. */
export function readCsv(file: Uint8Array): FileRows {
  const text = decode(file);
  if (text === undefined) return refused(fileProblems.encoding);
  try {
    return rowsOf(records(text));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return refused(fill(fileProblems.quote, { line: String(error.lines) }));
  }
}

function decode(file: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file).replace(/\r\n?/g, '\n');
  } catch {
    return undefined;
  }
}

/** An empty line is a record too, so that each record begins on the line after the one before. */
function records(text: string) {
  const [header = ''] = text.split('\n', 1);
  const [delimiter = ','] = DELIMITERS.toSorted((a, b) => header.split(b).length - header.split(a).length);
  const found = parse(text, { delimiter, info: true, relax_column_count: true }) as unknown as readonly CsvRecord[];
  return found
    .map(({ record }, index) => ({ line: (found[index - 1]?.info.lines ?? 0) + 1, cells: record.map((cell) => cell.trim()) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
}

function rowsOf([header, ...rows]: readonly { readonly line: number; readonly cells: readonly string[] }[]): FileRows {
  if (!header || rows.length === 0) return refused(fileProblems.empty);
  if (rows.length > MAX_PRODUCTS)
    return refused(fill(fileProblems.tooMany, { count: String(rows.length), max: String(MAX_PRODUCTS) }));
  const names = header.cells.map((cell) => cell.toLowerCase());
  const problems = [
    ...headerProblems(names),
    ...rows
      .filter(({ cells }) => cells.length !== names.length)
      .map(({ line, cells }) =>
        fill(fileProblems.cells, { line: String(line), count: String(cells.length), expected: String(names.length) }),
      ),
  ];
  if (problems.length > 0) return refused(...problems);
  const cellOf = (cells: readonly string[], column: CatalogueColumn) => cells[names.indexOf(column)] ?? '';
  return {
    ok: true,
    rows: rows.map(({ line, cells }) => ({
      line,
      cells: Object.fromEntries(catalogueColumns.map((column) => [column, cellOf(cells, column)])) as CatalogueRow['cells'],
    })),
  };
}

function headerProblems(names: readonly string[]): readonly string[] {
  const columns = catalogueColumns.map((column) => columnNames[column]).join(', ');
  const known: readonly string[] = catalogueColumns;
  return [
    ...names
      .filter((name) => !known.includes(name))
      .map((column) => fill(fileProblems.columnUnknown, { column: column.slice(0, 40), columns })),
    ...names
      .filter((name, index) => known.includes(name) && names.indexOf(name) < index)
      .map((column) => fill(fileProblems.columnRepeated, { column })),
    ...catalogueColumns
      .filter((column) => !names.includes(column) && !OPTIONAL.includes(column))
      .map((column) => fill(fileProblems.columnMissing, { column: columnNames[column], columns })),
  ];
}

function refused(...problems: readonly string[]): FileRows {
  return { ok: false, problems };
}
