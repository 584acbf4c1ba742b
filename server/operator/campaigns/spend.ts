import { CsvError, parse } from 'csv-parse/sync';
import { MAX_LENGTH } from '../../../core/analytics/limits.ts';
import type { SpendFile, SpendRows } from '../../../core/api/operator/campaigns.ts';
import { CURRENCY } from '../../../core/plans/plan.ts';
import { toSingleLine } from '../../../core/presentation/printable.ts';
import { type AmountProblem, readAmounts } from '../../../core/spend/amounts.ts';
import { findColumns, isTotalName, type SpendColumn, type SpendColumns } from '../../../core/spend/columns.ts';
import { type DayProblem, readDays } from '../../../core/spend/days.ts';

type Reason =
  | AmountProblem
  | DayProblem
  | ('noHead' | 'noLines' | 'openQuote' | 'wrongWidth' | 'tooMany')
  | ('noSource' | 'noName' | 'longName' | 'severalDays' | 'hugeAmount');

export type SpendRefusal = {
  readonly reason: Reason;
  /** Of the file, from 1 on. */
  readonly line?: number;
  readonly column?: string;
  readonly value?: string;
};

type Line = { readonly number: number; readonly cells: readonly string[] };
type Table = { readonly columns: SpendColumns; readonly heads: readonly string[]; readonly lines: readonly Line[] };
type Row = SpendRows[number];

/** The rows of a file as ad platforms and spreadsheets write it, or why none of it is imported. */
export function readSpend({ csv, source }: SpendFile): SpendRows | SpendRefusal {
  const table = readTable(csv.replace(/^\uFEFF/, ''));
  if ('reason' in table) return table;
  if (table.columns.source === undefined && !source) return { reason: 'noSource' };
  return readRows(table, source);
}

const SEPARATORS = ['\t', ';', ',', '|'];
/** Exports begin with a title, their days and an empty line. */
const MAX_TITLE_LINES = 20;

function readTable(csv: string): Table | SpendRefusal {
  const lines = csv.split(/\r\n|\n|\r/);
  const found = findHead(lines.slice(0, MAX_TITLE_LINES));
  if (!found) return { reason: 'noHead' };
  try {
    const records: Line[] = [];
    parse(lines.slice(found.index).join('\n'), {
      delimiter: found.separator,
      trim: true,
      relax_column_count: true,
      skip_empty_lines: true,
      on_record: (cells: string[], { lines: number }) => {
        records.push({ number: found.index + number, cells });
        return null;
      },
    });
    const [head, ...rest] = records;
    const columns = findColumns(head?.cells ?? []);
    if (!head || !columns) return { reason: 'noHead' };
    return { columns, heads: head.cells, lines: rest.filter(({ cells }) => cells.some((cell) => cell !== '')) };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { reason: 'openQuote', line: found.index + Number(error.lines) };
  }
}

function findHead(lines: readonly string[]): { readonly index: number; readonly separator: string } | undefined {
  for (const [index, line] of lines.entries()) {
    const cellsBy = (separator: string) => line.split(separator).map((cell) => cell.trim().replace(/^"|"$/g, ''));
    const separator = SEPARATORS.find((one) => findColumns(cellsBy(one)));
    if (separator !== undefined) return { index, separator };
  }
  return undefined;
}

const MAX_LINES = 20_000;

function readRows(table: Table, source: string | undefined): SpendRows | SpendRefusal {
  const lines = table.lines.filter((line) => !isTotal(table, line));
  if (lines.length > MAX_LINES) return { reason: 'tooMany' };
  const days = readDays(lines.map((line) => cellOf(table, line, 'day')));
  const costs = readAmounts(
    lines.map((line) => cellOf(table, line, 'cost')),
    CURRENCY,
  );
  const sum = costs.reduce<number>((total, cost) => total + (typeof cost === 'number' ? cost : 0), 0);
  const rows: Row[] = [];
  for (const [index, line] of lines.entries()) {
    const [day, cost] = [days[index], costs[index]];
    if (lines.length > 1 && isNameless(table, line) && typeof cost === 'number' && cost * 2 === sum) continue;
    const problem = problemOf(table, line) ?? dayProblem(table, line, day) ?? costProblem(table, line, cost);
    if (problem) return problem;
    const row = { ...namesOf(table, line), ...(table.columns.source === undefined && { source: source ?? '' }) };
    rows.push({ ...row, day: String(day), cost: Number(cost) });
  }
  return rows.length > 0 ? rows : { reason: 'noLines' };
}

function cellOf({ columns }: Table, { cells }: Line, column: SpendColumn): string {
  return cells[columns[column] ?? -1] ?? '';
}

const NAMES = ['source', 'campaign', 'ad'] as const;

function namesOf(table: Table, line: Line): Pick<Row, (typeof NAMES)[number]> {
  const [source = '', campaign = '', ad = ''] = NAMES.map((name) => toSingleLine(cellOf(table, line, name)).trim());
  return { source, campaign, ad };
}

/** Google's exports end with lines that are named 'Total: Campaigns' and have no day. */
function isTotal(table: Table, line: Line): boolean {
  const [day] = readDays([cellOf(table, line, 'day')]);
  return typeof day === 'object' && day.problem === 'noDay' && line.cells.some(isTotalName);
}

/** Meta's exports add up their lines in one that is named nothing. */
function isNameless(table: Table, line: Line): boolean {
  const named = NAMES.filter((name) => table.columns[name] !== undefined);
  return named.length > 0 && named.every((name) => cellOf(table, line, name) === '');
}

function refusalOf(table: Table, line: Line, reason: Reason, column?: SpendColumn): SpendRefusal {
  const head = column && table.heads[table.columns[column] ?? -1];
  const value = column && cellOf(table, line, column);
  return { reason, line: line.number, ...(head && { column: head }), ...(value && { value }) };
}

function problemOf(table: Table, line: Line): SpendRefusal | undefined {
  const { columns, heads } = table;
  const names = namesOf(table, line);
  const [firstDay, lastDay] = [cellOf(table, line, 'day'), cellOf(table, line, 'lastDay')];
  const currency = cellOf(table, line, 'currency') || columns.headCurrency || CURRENCY;
  const long = NAMES.find((name) => names[name].length > MAX_LENGTH.campaign);
  if (line.cells.length !== heads.length) return refusalOf(table, line, 'wrongWidth');
  if (lastDay !== '' && lastDay !== firstDay) return refusalOf(table, line, 'severalDays', 'lastDay');
  if (currency.toUpperCase() !== CURRENCY) {
    return refusalOf(table, line, 'otherCurrency', columns.currency === undefined ? 'cost' : 'currency');
  }
  if (long) return refusalOf(table, line, 'longName', long);
  if (columns.source !== undefined && names.source === '') return refusalOf(table, line, 'noName', 'source');
  if (columns.source === undefined && columns.campaign !== undefined && names.campaign === '') {
    return refusalOf(table, line, 'noName', 'campaign');
  }
  return undefined;
}

function dayProblem(table: Table, line: Line, day: ReturnType<typeof readDays>[number] | undefined): SpendRefusal | undefined {
  return typeof day === 'string' ? undefined : refusalOf(table, line, day?.problem ?? 'noDay', 'day');
}

const MAX_CENTS = 1e9;

function costProblem(table: Table, line: Line, cost: number | AmountProblem | undefined): SpendRefusal | undefined {
  if (typeof cost === 'number') return cost > MAX_CENTS ? refusalOf(table, line, 'hugeAmount', 'cost') : undefined;
  return refusalOf(table, line, cost ?? 'noAmount', 'cost');
}
