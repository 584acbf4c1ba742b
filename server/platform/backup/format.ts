import type { Partition, Sequence, TableShape } from './tables.ts';

/**
 * A backup is text, one JSON value a line: a header, then for each table its shape, its rows (each a list of its columns' texts) and
 * their count, then the sequences.
 */
export type BackupLine =
  | { readonly header: BackupHeader }
  | { readonly table: TableShape }
  | { readonly rows: number }
  | { readonly sequences: readonly Sequence[] };

export type BackupHeader = {
  readonly format: typeof FORMAT;
  readonly migrations: readonly string[];
  readonly queue: number;
  readonly partitions: readonly Partition[];
  /** The first day of each; releases before them wrote none. */
  readonly eventMonths?: readonly string[];
};

/** Raised when an older release could no longer read the lines. */
export const FORMAT = 1;

/** How every value is written: alike on all servers, and without loss. */
export const WRITTEN_FORM = [
  "datestyle = 'ISO, YMD'",
  "intervalstyle = 'postgres'",
  "timezone = 'UTC'",
  'extra_float_digits = 1',
];

export function isRow(line: string): boolean {
  return line.startsWith('[');
}
