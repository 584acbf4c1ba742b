import { execFile } from 'node:child_process';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPostgres } from '../bench/postgres.ts';
import { openDatabase } from '../server/platform/db/client.ts';
import { testDataDir } from '../server/platform/db/testing.ts';
import { freePort, NODE_COMPILE_CACHE, RunningServer, UNCONFIGURED } from '../server/testing.ts';

let folder: string;
let postgres: Awaited<ReturnType<typeof startPostgres>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'operator-'));
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.stop();
  await rm(folder, { recursive: true });
});

async function operator(words: readonly string[], environment: Readonly<Record<string, string>>): Promise<string> {
  const env = { ...process.env, ...UNCONFIGURED, NODE_COMPILE_CACHE, ...environment };
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/operator.ts', ...words], { env });
  return stdout;
}

async function emailsIn(where: { readonly url?: string; readonly dataDir: string }): Promise<readonly string[]> {
  const { db, close } = await openDatabase(where);
  const rows = await db.selectFrom('leads').select('email').orderBy('email').execute();
  await close();
  return rows.map(({ email }) => email);
}

test('an operator backs up a running server, restores the file, and moves the embedded database to PostgreSQL', async () => {
  const dataDir = await testDataDir('operator-source');
  const server = await new RunningServer({ PORT: await freePort(), DATA_DIR: dataDir }).ready();
  const add = (name: string) => server.post('/api/addUserToMailchimp', { email: `${name}@example.com` });
  expect((await add('early')).status).toBe(200);
  const file = join(folder, 'backup.gz');
  const [said, ...meanwhile] = await Promise.all([
    operator(['backup', file], { DATA_DIR: dataDir }),
    ...Array.from({ length: 20 }, (_, n) => add(`meanwhile${n}`)),
  ]);
  expect(said).toMatch(/backup\.gz has everything: .* It is not encrypted: BACKUP_RECIPIENT is not set\.$/m);
  const [encrypted, keys] = [join(folder, 'backup.age'), join(folder, 'key.txt')];
  const identity = await generateX25519Identity();
  await writeFile(keys, identity);
  const BACKUP_RECIPIENT = await identityToRecipient(identity);
  expect(await operator(['backup', encrypted], { DATA_DIR: dataDir, BACKUP_RECIPIENT })).toContain('It is encrypted to age1');
  expect((await stat(join(dataDir, 'secrets.key'))).mode & 0o777).toBe(0o600);
  expect(meanwhile.map(({ status }) => status)).toEqual(meanwhile.map(() => 200));
  await expect(operator(['move'], { DATA_DIR: dataDir, DATABASE_URL: postgres.url })).rejects.toThrow(/Another server is using/);
  await server.stop();

  const restored = join(folder, 'restored');
  expect(await operator(['restore', file], { DATA_DIR: restored })).toMatch(/ \d+ {2}leads\n/);
  expect(await emailsIn({ dataDir: restored })).toContain('early@example.com');
  await expect(operator(['restore', file], { DATA_DIR: restored })).rejects.toThrow(/is not empty/);

  const decrypted = join(folder, 'decrypted');
  await expect(operator(['restore', encrypted], { DATA_DIR: decrypted })).rejects.toThrow(/--identity=FILE/);
  await operator(['restore', encrypted, `--identity=${keys}`], { DATA_DIR: decrypted });
  expect(await emailsIn({ dataDir: decrypted })).toEqual(await emailsIn({ dataDir }));

  expect(await operator(['move'], { DATA_DIR: dataDir, DATABASE_URL: postgres.url })).toMatch(
    / 21 {2}leads\n.*SECRETS_KEY set to the key in .*secrets\.key/s,
  );
  expect(await emailsIn({ url: postgres.url, dataDir: '' })).toEqual(await emailsIn({ dataDir }));
  expect(await operator(['migrate'], { DATABASE_URL: postgres.url })).toBe('The tables are up to date.\n');
  await rm(dataDir, { recursive: true });
}, 600_000);
