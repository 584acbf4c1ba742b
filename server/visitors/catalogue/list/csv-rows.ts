import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CsvError, parse } from 'csv-parse';
import { columnNames, fileProblems } from '../../../../content/catalogue/problems.ts';
import { type CatalogueColumn, type CatalogueRow, catalogueColumns } from '../../../../core/catalogue/row.ts';
import { fill } from '../../../../core/presentation/fill.ts';

export type ListLimits = { readonly bytes: number; readonly products: number };

export const LIST_LIMITS: ListLimits = { bytes: 64_000_000, products: 50_000 };

/** What is wrong with a file as a whole. */
export class ListRefusal extends Error {
  readonly problems: readonly string[];
  constructor(...problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

/** A row, or a line that has more or fewer cells than there are columns. */
export type ListLine = { readonly row: CatalogueRow } | { readonly line: number; readonly problem: string };

type CsvRecord = { readonly record: readonly string[]; readonly info: { readonly lines: number } };

const OPTIONAL: readonly CatalogueColumn[] = ['link', 'picture'];
const DELIMITERS = [',', ';', '\t'];
/** A first line that is longer names no columns. */
const MAX_HEADER_CHARACTERS = 10_000;
/** Above what all cells may hold; a quotation mark that is not closed would take the rest of the file for one cell. */
const MAX_RECORD_CHARACTERS = 20_000;

/** The rows of a list as spreadsheets save it, one after the other: separated by commas, semicolons or tabs. Throws `ListRefusal`. */
export async function* csvRows(bytes: AsyncIterable<Uint8Array>, limits: ListLimits = LIST_LIMITS): AsyncGenerator<ListLine> {
  let columns: readonly string[] | undefined;
  let products = 0;
  for await (const { line, cells } of records(decoded(bytes, limits.bytes))) {
    if (cells.every((cell) => cell === '')) continue;
    if (!columns) {
      columns = columnsOf(cells);
      continue;
    }
    products += 1;
    if (products > limits.products) throw new ListRefusal(fill(fileProblems.tooMany, { max: grouped(limits.products) }));
    if (cells.length === columns.length) yield { row: rowOf(line, cells, columns) };
    else {
      const counts = { count: String(cells.length), expected: String(columns.length) };
      yield { line, problem: fill(fileProblems.cells, counts) };
    }
  }
  if (products === 0) throw new ListRefusal(fileProblems.empty);
}

/** Line ends as one sign, also where a piece ends between the two of Windows. */
async function* decoded(bytes: AsyncIterable<Uint8Array>, maxBytes: number): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let size = 0;
  let held = '';
  for await (const piece of bytes) {
    size += piece.byteLength;
    if (size > maxBytes) throw new ListRefusal(fill(fileProblems.tooLarge, { megabytes: String(maxBytes / 1_000_000) }));
    const text = held + textOf(() => decoder.decode(piece, { stream: true }));
    held = text.endsWith('\r') ? '\r' : '';
    yield text.slice(0, text.length - held.length).replace(/\r\n?/g, '\n');
  }
  yield (held + textOf(() => decoder.decode())).replace(/\r\n?/g, '\n');
}

function textOf(decode: () => string): string {
  try {
    return decode();
  } catch {
    throw new ListRefusal(fileProblems.encoding);
  }
}

/** An empty line is a record too, so that each record begins on the line after the one before. */
async function* records(
  text: AsyncGenerator<string>,
): AsyncGenerator<{ readonly line: number; readonly cells: readonly string[] }> {
  const start = await firstLine(text);
  const [header = ''] = start.split('\n', 1);
  const [delimiter = ','] = DELIMITERS.toSorted((a, b) => header.split(b).length - header.split(a).length);
  const parser = parse({ delimiter, info: true, relax_column_count: true, max_record_size: MAX_RECORD_CHARACTERS });
  const fed = pipeline(Readable.from(joined(start, text)), parser);
  fed.catch(() => undefined); // the loop below throws the same
  let lines = 0;
  try {
    for await (const { record, info } of parser as AsyncIterable<CsvRecord>) {
      yield { line: lines + 1, cells: record.map((cell) => cell.trim()) };
      lines = info.lines;
    }
    await fed;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const problem = error.code === 'CSV_MAX_RECORD_SIZE' ? fileProblems.lineTooLong : fileProblems.quote;
    throw new ListRefusal(fill(problem, { line: String(error.lines ?? lines + 1), max: grouped(MAX_RECORD_CHARACTERS) }));
  } finally {
    parser.destroy();
  }
}

async function firstLine(text: AsyncGenerator<string>): Promise<string> {
  let start = '';
  while (!start.includes('\n') && start.length < MAX_HEADER_CHARACTERS) {
    const { done, value } = await text.next();
    if (done) break;
    start += value;
  }
  return start;
}

async function* joined(start: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield start;
  yield* rest;
}

function columnsOf(header: readonly string[]): readonly string[] {
  const names = header.map((cell) => cell.toLowerCase());
  const problems = headerProblems(names);
  if (problems.length > 0) throw new ListRefusal(...problems);
  return names;
}

function rowOf(line: number, cells: readonly string[], columns: readonly string[]): CatalogueRow {
  const cellOf = (column: CatalogueColumn) => cells[columns.indexOf(column)] ?? '';
  return {
    line,
    cells: Object.fromEntries(catalogueColumns.map((column) => [column, cellOf(column)])) as CatalogueRow['cells'],
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

function grouped(count: number): string {
  return count.toLocaleString('en-US');
}
