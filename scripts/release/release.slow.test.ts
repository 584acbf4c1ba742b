import { execFile, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { startPostgres } from '../../bench/postgres.ts';
import { openAsItIs } from '../../server/platform/db/client.ts';
import { executedMigrations, knownMigrations } from '../../server/platform/db/migrate.ts';
import { testDataDir } from '../../server/platform/db/testing.ts';
import { freePort, RunningServer } from '../../server/testing.ts';
import { copyContext, readContainerfile, readVariables } from './testing.ts';

const [build = [], site = []] = readContainerfile(readFileSync('Containerfile', 'utf8'));
const PATH = [dirname(process.execPath), process.env.PATH].join(':');
const folder = mkdtempSync(join(tmpdir(), 'release-'));
const app = join(folder, 'app');
const home = join(folder, 'home');
const dataDirs: string[] = [];

const one = (name: string) => site.find((instruction) => instruction.name === name)?.text ?? '';
const words = (text: string) => JSON.parse(text.slice(text.indexOf('['))) as string[];
const run = promisify(execFile);

beforeAll(async () => {
  const context = join(folder, 'src');
  copyContext(context);
  mkdirSync(home);
  const commands = build.filter(({ name }) => name === 'RUN').map(({ text }) => text);
  expect(commands).toEqual([
    expect.stringMatching(/^npm ci --omit=dev --ignore-scripts /),
    expect.stringContaining('build.ts release'),
  ]);
  symlinkSync(resolve('node_modules'), join(context, 'node_modules')); // what npm ci would bring
  const making = commands.slice(1).join(' && ').replaceAll('/app', app);
  await run('sh', ['-c', making], { cwd: context, env: { PATH, HOME: home }, maxBuffer: 1e8 });
}, 600_000);
afterAll(() => {
  for (const path of [folder, ...dataDirs]) rmSync(path, { recursive: true });
});

async function start(environment: Readonly<Record<string, string>>): Promise<RunningServer> {
  const [node, ...args] = words(one('CMD'));
  expect(node).toBe('node');
  const settings = { ...readVariables(one('ENV')), HOST: '127.0.0.1', PORT: await freePort(), HOME: home, ...environment };
  return new RunningServer(settings, { args, cwd: app }).ready();
}

async function walk(server: RunningServer): Promise<void> {
  for (const path of [
    '/',
    '/quiz1',
    '/prediction',
    '/sandbox/checkout.css',
    '/sandbox/fonts/text.woff2',
    '/api/places?q=hanoi',
  ]) {
    expect([path, (await server.fetch(path)).status]).toEqual([path, 200]);
  }
  expect((await server.post('/api/addUserToMailchimp', { email: 'ann@example.com' })).status).toBe(200);
}

function health(server: RunningServer): number | null {
  const args = words(one('HEALTHCHECK')).slice(1);
  return spawnSync(process.execPath, args, { cwd: app, env: { PORT: new URL(server.url).port } }).status;
}

test('the commands of the Containerfile make a release that finds no package but its own', () => {
  const require = createRequire(join(app, 'server/main.ts'));
  expect(require.resolve('fastify')).toContain(app);
  for (const name of ['vite', 'vitest', 'react', 'typescript']) expect(() => require.resolve(name)).toThrow(/Cannot find module/);
  const files = readdirSync(app, { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => /^(server|core|content|adapters|annex|scripts)\/.*(\.test|\/testing)\.ts$/.test(file))).toEqual(
    [],
  );
  expect(files).toEqual(expect.arrayContaining(['LICENSE', 'sbom.cdx.json', 'third-party-licences.txt', '.env.example']));
});

test('a release runs on the embedded database, and its health check says whether it does', async () => {
  const dataDir = await testDataDir('release-data');
  dataDirs.push(dataDir);
  const server = await start({ DATA_DIR: dataDir });
  await walk(server);
  expect(health(server)).toBe(0);
  expect(await server.stop()).toMatchObject({ code: 0, stderr: '' });
  expect(health(server)).toBe(1);
}, 600_000);

test('a release brings a database with all tables and no row that two installations may not share', async () => {
  const dataDir = join(folder, 'brought');
  cpSync(join(app, 'dist/database'), dataDir, { recursive: true });
  const { db, close } = await openAsItIs({ dataDir });
  expect(await executedMigrations(db)).toEqual(knownMigrations());
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(db);
  const filled: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql`select 1 from only ${sql.raw(name)} limit 1`.execute(db);
    if (rows.length > 0) filled.push(name);
  }
  await close();
  expect(filled).toEqual(['event_cursor', 'kysely_migration', 'kysely_migration_lock']);
});

test('a release without data begins with a copy of the database that it brings', async () => {
  const began = new Date();
  const dataDir = join(folder, 'new-data');
  const server = await start({ DATA_DIR: dataDir });
  await walk(server);
  expect(await server.stop()).toMatchObject({ code: 0, stderr: '' });
  const { db, close } = await openAsItIs({ dataDir });
  const { rows } = await sql<{ last: string }>`select max(timestamp) as last from kysely_migration`.execute(db);
  await close();
  expect(new Date(rows[0]?.last ?? '').getTime()).toBeLessThan(began.getTime());
}, 600_000);

test('a release runs on PostgreSQL after the command of the migration job', async () => {
  const postgres = await startPostgres();
  const [job] = parseAllDocuments(readFileSync('deploy/kubernetes/migrate.yaml', 'utf8')).map((document) => document.toJS());
  const [program, ...args] = job.spec.template.spec.containers[0].command as string[];
  expect(program).toBe('node');
  const migrated = await run(process.execPath, args, { cwd: app, env: { DATABASE_URL: postgres.url, HOME: home } });
  expect(migrated.stdout).toMatch(/^The tables are up to date: 0001-funnel, /);
  const server = await start({ DATABASE_URL: postgres.url, DATA_DIR: join(folder, 'data') });
  await walk(server);
  expect(await server.stop()).toMatchObject({ code: 0, stderr: '' });
  await postgres.stop();
}, 600_000);
