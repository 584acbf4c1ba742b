import { z } from 'zod';
import { Bounds } from './bounds.ts';

/**
 * A backup is text, one JSON value a line: a header, then for each table its shape, its rows (each a list of its columns' texts) and
 * their count, then the sequences. Anybody may have written the file, so each value is parsed by its schema here.
 */
export type BackupLine =
  | { readonly header: BackupHeader }
  | { readonly table: TableShape }
  | { readonly row: Row }
  | { readonly rows: number }
  | { readonly sequences: readonly Sequence[] };

export type BackupHeader = Readonly<z.output<typeof BackupHeader>>;
export type TableShape = Readonly<z.output<typeof TableShape>>;
/** Null is a null of the database. */
export type Row = Readonly<z.output<typeof Row>>;
export type Partition = Readonly<z.output<typeof Partition>>;
export type WrittenPartition = Readonly<z.input<typeof Partition>>;
export type Sequence = Readonly<z.output<typeof Sequence>>;
/** A line that has no row, as a backup is written. */
export type WrittenLine = Readonly<
  { header: z.input<typeof BackupHeader> } | z.input<typeof TableLine> | z.input<typeof CountLine> | z.input<typeof SequencesLine>
>;

/** Raised when an older release could no longer read the lines. */
export const FORMAT = 1;

/** How every value is written: alike on all servers, and without loss. */
export const WRITTEN_FORM = [
  "datestyle = 'ISO, YMD'",
  "intervalstyle = 'postgres'",
  "timezone = 'UTC'",
  'extra_float_digits = 1',
];

/** Of PostgreSQL for a table. */
const MAX_COLUMNS = 1600;
const MAX_PARTITIONS = 5000;
const MAX_MIGRATIONS = 1000;

/** As PostgreSQL quotes it where it must. */
const IDENTIFIER = /(?:[a-z_][a-z0-9_]{0,62}|"[\w $-]{1,63}")/;
const Identifier = z.string().regex(new RegExp(`^${IDENTIFIER.source}$`));
const QualifiedName = z.string().regex(new RegExp(`^${IDENTIFIER.source}\\.${IDENTIFIER.source}$`));
const PlainName = z.string().regex(/^[a-z_][a-z0-9_]{0,62}\.[a-z_][a-z0-9_]{0,62}$/);
const FirstDay = z.iso.date().regex(/^(?:19|20)\d\d-\d\d-01$/);

const Column = z.strictObject({ name: Identifier, type: z.string().regex(/^[\w "(),.[\]]{1,120}$/) });
const TableShape = z.strictObject({ name: QualifiedName, columns: z.array(Column).max(MAX_COLUMNS).readonly() });
/** One of the parts of a large table. */
const Partition = z.strictObject({ name: PlainName, of: PlainName, bounds: Bounds });
const Sequence = z.strictObject({ name: QualifiedName, value: z.string().regex(/^\d{1,19}$/) });

const BackupHeader = z.strictObject({
  format: z.literal(FORMAT),
  migrations: z
    .array(z.string().regex(/^\d{4}-[a-z0-9-]{1,80}$/))
    .max(MAX_MIGRATIONS)
    .readonly(),
  queue: z.int().min(0).max(10_000),
  partitions: z.array(Partition).max(MAX_PARTITIONS).readonly(),
  /** The first day of each; releases before them wrote none. */
  eventMonths: z.array(FirstDay).max(MAX_PARTITIONS).readonly().default([]),
});

export const AnyHeader = z.object({ header: z.object({ format: z.int() }) });
export const HeaderLine = z.strictObject({ header: BackupHeader });
export const Row = z.array(z.string().nullable()).max(MAX_COLUMNS);
export const TableLine = z.strictObject({ table: TableShape });
export const CountLine = z.strictObject({ rows: z.int().min(0) });
export const SequencesLine = z.strictObject({ sequences: z.array(Sequence).readonly() });
