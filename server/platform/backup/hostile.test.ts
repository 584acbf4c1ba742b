import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { casesOf } from '../../../core/testing.ts';
import { writeAudit } from '../audit.ts';
import { CommandError } from '../console/command.ts';
import type { Db } from '../db/client.ts';
import { emptyDatabase, testDatabase } from '../db/testing.ts';
import { OWN_TABLES } from '../jobs/restored-rows.ts';
import { JOB_TABLE, QUEUE_TABLE } from '../jobs/tables.ts';
import { readObjects } from './empty-again.ts';
import { openBackup, writeBackup } from './file.ts';
import type { WrittenLine } from './format.ts';
import { readDatabase } from './read.ts';
import { restoreDatabase } from './restore.ts';

type Lines = readonly string[];
type Change = (lines: Lines) => Lines;

let folder: string;
let target: Db;
let genuine: string[];
let files = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hostile-'));
  const db = await testDatabase();
  await writeAudit(db, { action: 'signed-in', by: null }, new Date('2026-11-22T10:00:00Z'));
  genuine = [];
  for await (const line of readDatabase(db)) genuine.push(line);
  await db.destroy();
  target = await emptyDatabase();
});
afterAll(async () => {
  await target.destroy();
  await rm(folder, { recursive: true });
});

/** Its checksum fits, as whoever makes a file can see to. */
async function fileOf(lines: Lines): Promise<string> {
  const file = join(folder, `${files++}.gz`);
  await writeBackup(
    file,
    (async function* () {
      yield* lines;
    })(),
  );
  return file;
}

async function restore(file: string): Promise<void> {
  await restoreDatabase(target, await openBackup(file));
}

const header = (change: (header: HeaderFields) => object): Change => {
  return ([first = '', ...others]) => {
    const { header } = JSON.parse(first) as { readonly header: HeaderFields };
    return [JSON.stringify({ header: { ...header, ...change(header) } }), ...others];
  };
};
type HeaderFields = Extract<WrittenLine, { header: unknown }>['header'];

const partition = (name: string, of: string, bounds: string): Change =>
  header(({ partitions }) => ({ partitions: [...partitions, { name, of, bounds }] }));

/** In the first line that begins so. */
const inLine =
  (start: string, from: string | RegExp, to: string): Change =>
  (lines) => {
    const at = lines.findIndex((line) => line.startsWith(start));
    return lines.with(
      at,
      (lines[at] ?? '').replace(from, () => to),
    );
  };

const AUDIT = '{"table":{"name":"public.operator_audit"';
const QUEUE = `{"table":{"name":"${QUEUE_TABLE}"`;

/** The first row of a table; its columns are in the order of their names. */
const inRow =
  (table: string, change: (row: readonly (string | null)[], columns: readonly string[]) => unknown): Change =>
  (lines) => {
    const at = lines.findIndex((line) => line.startsWith(table));
    const shape = JSON.parse(lines[at] ?? '') as Extract<WrittenLine, { table: unknown }>;
    const columns = shape.table.columns.map(({ name }) => name);
    return lines.with(at + 1, JSON.stringify(change(JSON.parse(lines[at + 1] ?? ''), columns)));
  };
const value = (table: string, column: string, value: unknown): Change =>
  inRow(table, (row, columns) => row.with(columns.indexOf(column), value as string));

/** A shape, its rows and their count. */
const withoutTable =
  (table: string): Change =>
  (lines) => {
    const from = lines.findIndex((line) => line.startsWith(table));
    const to = lines.findIndex((line, i) => i > from && line.startsWith('{"rows"'));
    return [...lines.slice(0, from), ...lines.slice(to + 1)];
  };
const twice =
  (table: string): Change =>
  (lines) => {
    const from = lines.findIndex((line) => line.startsWith(table));
    const to = lines.findIndex((line, i) => i > from && line.startsWith('{"rows"'));
    return [...lines.slice(0, to + 1), ...lines.slice(from)];
  };

const NO_LINE = /^Line \d+ of the backup is none that a backup has there\.$/;
const OTHER_TABLE = /has other columns in this release/;

const MADE_UP: readonly (readonly [what: string, change: Change, sentence: RegExp])[] = [
  ['SQL behind the bounds of a partition', partition('jobs.more', JOB_TABLE, 'DEFAULT; create table evil()'), NO_LINE],
  ['SQL in a value of the bounds', partition('jobs.more', JOB_TABLE, "FOR VALUES IN ('a'); create table evil(); --')"), NO_LINE],
  ['SQL in a range', partition('jobs.more', `${QUEUE_TABLE}_stats`, "FOR VALUES FROM (now()) TO ('2026-11-29')"), NO_LINE],
  ['SQL in the name of a partition', partition('jobs.more (id int); --', JOB_TABLE, 'DEFAULT'), NO_LINE],
  ['SQL in the name of its table', partition('jobs.more', `${JOB_TABLE} default; --`, 'DEFAULT'), NO_LINE],
  ['a partition in another schema', partition('public.more', JOB_TABLE, "FOR VALUES IN ('a')"), /has a part of jobs\.job/],
  ['a partition of a table that has none', partition('public.more', 'public.leads', 'DEFAULT'), /has a part of public\.leads/],
  ['a partition by the name of a table', partition(QUEUE_TABLE, JOB_TABLE, "FOR VALUES IN ('a')"), /does not fit these tables/],
  ['SQL in a month', header(() => ({ eventMonths: ["2026-11-01'); drop table leads; --"] })), NO_LINE],
  ['a month that no calendar has', header(() => ({ eventMonths: ['2026-13-01'] })), NO_LINE],
  ['SQL in the name of a migration', header(() => ({ migrations: ['0001-funnel; drop table leads'] })), NO_LINE],
  ['migrations out of order', header(({ migrations }) => ({ migrations: migrations.toReversed() })), /no release had/],
  ['migrations left out', header(({ migrations }) => ({ migrations: migrations.slice(5) })), /no release had/],
  ['no migrations', header(() => ({ migrations: [] })), /nothing to restore/],
  ['too many partitions', header(({ partitions: [one] }) => ({ partitions: Array(5001).fill(one) })), NO_LINE],
  ['a version of the queue that is no number', header(() => ({ queue: '43; drop table leads' })), NO_LINE],
  ['a field that no header has', header(() => ({ run: 'drop table leads' })), NO_LINE],
  ['a prototype in the header', inLine('{"header"', '{"format"', '{"__proto__":{"queue":1},"format"'), NO_LINE],
  ['a format of later', header(() => ({ format: 2 })), /newer release/],
  ['a format that is no number', header(() => ({ format: '1' })), /not a backup/],
  ['no header', (lines) => lines.slice(1), /not a backup/],
  ['two headers', (lines) => [lines[0] ?? '', ...lines], NO_LINE],
  ['SQL in the name of a table', inLine(AUDIT, 'public.operator_audit', 'public.operator_audit; drop table leads; --'), NO_LINE],
  ['a table that is not there', inLine(AUDIT, 'public.operator_audit', 'public.evil'), OTHER_TABLE],
  ['a table of the system', inLine(AUDIT, 'public.operator_audit', 'pg_catalog.pg_authid'), OTHER_TABLE],
  ['a table by the name of a prototype', inLine(AUDIT, 'public.operator_audit', 'public.__proto__'), OTHER_TABLE],
  ['a column that is not there', inLine(AUDIT, '"name":"address"', '"name":"evil"'), OTHER_TABLE],
  ['SQL in the name of a column', inLine(AUDIT, '"name":"address"', '"name":"address) select 1; --"'), NO_LINE],
  ['SQL in the type of a column', inLine(AUDIT, '"type":"text"', '"type":"text); drop table leads; --"'), NO_LINE],
  ['another type of a column', inLine(AUDIT, '"type":"text"', '"type":"integer"'), OTHER_TABLE],
  ['a table left out', withoutTable(AUDIT), /lacks the table public\.operator_audit/],
  ['a table twice', twice(AUDIT), /has the table public\.operator_audit twice/],
  ['a row with a value too many', inRow(AUDIT, (row) => [...row, null]), /has 8 values and not 7/],
  ['a row with a value too few', inRow(AUDIT, (row) => row.slice(1)), /has 6 values and not 7/],
  ['a number in place of a text', value(AUDIT, 'id', 1), NO_LINE],
  ['an object in place of a text', value(AUDIT, 'detail', { a: 1 }), NO_LINE],
  ['SQL in place of a number', value(AUDIT, 'id', '1); drop table leads; --'), /operator_audit does not take a row/],
  ['a text that no database stores', value(AUDIT, 'detail', '\0'), /operator_audit does not take a row/],
  ['a null where there must be none', value(AUDIT, 'action', null), /operator_audit does not take a row/],
  ['a row before its table', (lines) => lines.toSpliced(1, 0, '["a"]'), NO_LINE],
  ['a count that does not fit', inLine('{"rows":1}', '1', '2'), /has 1 rows and not 2/],
  ['a count that is no number', inLine('{"rows":1}', '1', '"1"'), NO_LINE],
  ['a count below zero', inLine('{"rows":1}', '1', '-1'), NO_LINE],
  ['a count that is endless', inLine('{"rows":1}', '1', '1e400'), NO_LINE],
  ['SQL as the table of a kind of job', value(QUEUE, 'table_name', 'job_common; drop table leads'), /would run as SQL/],
  ['SQL as the name of a kind of job', value(QUEUE, 'name', "mail'; drop table leads; --"), /would run as SQL/],
  ['SQL in the name of a sequence', inLine('{"sequences"', /"name":"[^"]+"/, '"name":"public.evil; --"'), NO_LINE],
  ['a sequence that is not there', inLine('{"sequences"', /"name":"[^"]+"/, '"name":"public.evil"'), /counts with public\.evil/],
  ['SQL as the value of a sequence', inLine('{"sequences"', /"value":"\d+"/, '"value":"1); --"'), NO_LINE],
  ['a sequence beyond its end', inLine('{"sequences"', /"value":"\d+"/, '"value":"9999999999999999999"'), /out of range/],
  ['no sequences', (lines) => lines.slice(0, -1), /ends too early/],
  ['a line behind the last', (lines) => [...lines, '{"rows":1}'], NO_LINE],
  ['an empty line', (lines) => lines.toSpliced(1, 0, ''), NO_LINE],
  ['a line that is no JSON', (lines) => lines.toSpliced(1, 0, '{"table":'), NO_LINE],
  ['nothing in it', () => [], /not a backup/],
];

describe('a backup that somebody has made up is refused with', () => {
  test.each(casesOf(MADE_UP, 4))('%s, and the database is as empty as before', async (_what, change, sentence) => {
    const before = await readObjects(target);
    const changed = change(genuine);
    expect(changed).not.toEqual(genuine);
    const refusal = await restore(await fileOf(changed)).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(CommandError);
    expect(String((refusal as Error).message)).toMatch(sentence);
    expect(await readObjects(target)).toEqual(before);
  });
});

test('a backup has nothing that the queue would run as SQL, and what an earlier one has there is left out', async () => {
  expect(genuine.filter((line) => line.startsWith(`{"table":{"name":"${OWN_TABLES[0]}"`))).toEqual([]);
  const columns = [
    'command',
    'completed_on',
    'created_on',
    'error',
    'id',
    'name',
    'queue',
    'started_on',
    'status',
    'table_name',
    'version',
  ];
  const [name = ''] = OWN_TABLES;
  const table = { name, columns: columns.map((name) => ({ name, type: 'text' })) };
  const row = ['create table evil()', null, '2026-11-22', null, crypto.randomUUID(), 'evil', null, null, 'pending', 'job', '1'];
  const lines = genuine.toSpliced(1, 0, JSON.stringify({ table }), JSON.stringify(row), '{"rows":1}');
  const restored = await emptyDatabase();
  await restoreDatabase(restored, await openBackup(await fileOf(lines)));
  const { numRows } = await restored
    .selectFrom(name as never)
    .select(({ fn }) => fn.countAll<number>().as('numRows'))
    .where('name' as never, '=', 'evil' as never)
    .executeTakeFirstOrThrow();
  expect(Number(numRows)).toBe(0);
  await restored.destroy();
});

describe('a file is refused before it fills the memory', () => {
  const MEGABYTE = 'x'.repeat(1024 ** 2);
  const TABLE = JSON.stringify({ table: { name: 'public.leads', columns: [{ name: 'email', type: 'text' }] } });

  test('when one of its lines is endless', { tags: 'exhaustive' }, async () => {
    const file = await fileOf([`["${MEGABYTE.repeat(33)}"]`]);
    await expect(openBackup(file)).rejects.toThrow(/no whole backup: one of its lines is too long\./);
  });

  test('when it unpacks to a multiple of its size', async () => {
    const row = `["${MEGABYTE}"]`;
    const file = await fileOf([genuine[0] ?? '', TABLE, ...Array<string>(70).fill(row)]);
    await expect(openBackup(file)).rejects.toThrow(/no whole backup: it unpacks to more than 200 times its size\./);
  });

  test('when it ends within a line', async () => {
    const file = join(folder, 'within.gz');
    await writeFile(file, gzipSync(genuine.join('\n')));
    await expect(openBackup(file)).rejects.toThrow(/no whole backup: it ends within a line\./);
  });
});

test('a file that is changed while it is restored leaves the database empty', { tags: 'exhaustive' }, async () => {
  const file = await fileOf(genuine);
  const lines = await openBackup(file);
  const other = genuine.map((line) => line.replace('signed-in', 'signed-on'));
  await writeFile(file, gzipSync(`${other.join('\n')}\n{"sha256":"${'0'.repeat(64)}"}\n`));
  await expect(restoreDatabase(target, lines)).rejects.toThrow(/its checksum does not fit/);
  expect((await readObjects(target)).table).toEqual([]);
});
