import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeAudit } from '../audit.ts';
import type { Db } from '../db/client.ts';
import { emptyDatabase, testDatabase } from '../db/testing.ts';
import { readMaintenance } from '../maintenance.ts';
import { readIdentities, refuseRecipients } from './age.ts';
import { createBackup } from './commands.ts';
import { openBackup, writeBackup } from './file.ts';
import { restoreDatabase } from './restore.ts';
import { allRows, plantRows } from './testing.ts';

const NOW = new Date('2026-11-22T10:00:00Z');

let folder: string;
let db: Db;
let file: string;
let identity: string;
let recipient: string;
let before: Awaited<ReturnType<typeof allRows>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'age-'));
  identity = await generateX25519Identity();
  recipient = await identityToRecipient(identity);
  db = await testDatabase();
  await writeAudit(db, { action: 'signed-in', by: null }, NOW);
  await plantRows(db);
  before = await allRows(db);
  file = join(folder, 'backup.age');
  await createBackup({ db, now: () => NOW }, { file, recipients: [recipient] });
});
afterAll(async () => {
  await db.destroy();
  await rm(folder, { recursive: true });
});

test('an encrypted backup shows nothing of its rows, and its secret key restores all of them', async () => {
  const bytes = await readFile(file);
  expect(bytes.subarray(0, 21).toString()).toBe('age-encryption.org/v1');
  expect(bytes.includes(Buffer.from([0x1f, 0x8b, 0x08]))).toBe(false);
  const restored = await emptyDatabase();
  await restoreDatabase(restored, await openBackup(file, [identity]));
  expect(await allRows(restored)).toEqual(before);
  await restored.destroy();
});

test('each of several recipients reads the file', async () => {
  const other = await generateX25519Identity();
  const shared = join(folder, 'shared.age');
  const recipients = [recipient, await identityToRecipient(other)];
  await createBackup({ db, now: () => NOW }, { file: shared, recipients });
  for (const one of [identity, other]) await openBackup(shared, [one]);
});

test('the database remembers whether its last backup was encrypted', async () => {
  const last = async () => (await readMaintenance(db)).find(({ name }) => name === 'backup')?.detail;
  await createBackup({ db, now: () => NOW }, { file: join(folder, 'first.age'), recipients: [recipient] });
  expect(await last()).toBe('encrypted');
  await createBackup({ db, now: () => NOW }, { file: join(folder, 'clear.gz'), recipients: [] });
  expect(await last()).toBe('unencrypted');
});

describe('an encrypted backup is refused before anything is restored', () => {
  const flipped = (at: (length: number) => number) => (bytes: Buffer) => {
    const changed = Buffer.from(bytes);
    changed.writeUInt8(changed.readUInt8(at(changed.length)) ^ 1, at(changed.length));
    return changed;
  };

  test.each<readonly [how: string, change: (bytes: Buffer) => Buffer, sentence: RegExp]>([
    ['when a byte of its end was changed', flipped((length) => length - 1), /it was changed or cut off\.$/],
    ['when a byte of its middle was changed', flipped((length) => length >> 1), /it was changed or cut off\.$/],
    ['when a byte of its header was changed', flipped(() => 60), /is no whole backup: /],
    ['when it is cut off', (bytes) => bytes.subarray(0, -100), /it was changed or cut off\.$/],
    ['when it is cut off within its header', (bytes) => bytes.subarray(0, 60), /it has no header of age\.$/],
    ['when something follows', (bytes) => Buffer.concat([bytes, bytes]), /it was changed or cut off\.$/],
    [
      'when its header has no end',
      () => Buffer.from(`age-encryption.org/v1\n${'x'.repeat(1024 ** 2)}`),
      /it has no header of age\.$/,
    ],
  ])('%s', async (_how, change, sentence) => {
    const changed = join(folder, 'changed.age');
    await writeFile(changed, change(await readFile(file)));
    await expect(openBackup(changed, [identity])).rejects.toThrow(sentence);
  });

  test('without a secret key', async () => {
    await expect(openBackup(file)).rejects.toThrow(/is encrypted\. Name the file with the secret key: --identity=FILE\./);
  });

  test('with the secret key of somebody else', async () => {
    await expect(openBackup(file, [await generateX25519Identity()])).rejects.toThrow(/none of the secret keys opens it\.$/);
  });
});

test('a mistyped recipient is refused by name, before a file is made', async () => {
  const wrong = `${recipient.slice(0, -1)}${recipient.endsWith('q') ? 'p' : 'q'}`;
  await expect(refuseRecipients([recipient, wrong])).rejects.toThrow(`BACKUP_RECIPIENT names ${wrong}`);
  const none = join(folder, 'none.age');
  await expect(createBackup({ db, now: () => NOW }, { file: none, recipients: [wrong] })).rejects.toThrow(
    /a letter of it is wrong/,
  );
  await expect(stat(none)).rejects.toThrow('ENOENT');
});

describe('a file of secret keys', () => {
  test('is read as age-keygen writes it', async () => {
    const keys = join(folder, 'key.txt');
    await writeFile(keys, `# created: 2026-11-22T10:00:00Z\n# public key: ${recipient}\n${identity}\n\n`);
    expect(await readIdentities(keys)).toEqual([identity]);
  });

  test.each([
    ['something else', 'Dear Ann'],
    ['a public key', `age1${'q'.repeat(58)}`],
    ['nothing', '# public key'],
  ])('is refused with %s in it, and is not shown', async (_what, text) => {
    const keys = join(folder, 'other.txt');
    await writeFile(keys, text);
    const refusal = await readIdentities(keys).catch((error: Error) => error.message);
    expect(refusal).toMatch(/other\.txt holds no secret keys of age/);
    expect(refusal).not.toContain(text);
  });
});

test('a large backup is encrypted in parts, so that it never fills the memory', { tags: 'exhaustive' }, async () => {
  const large = join(folder, 'large.age');
  const line = `["${'0123456789abcdef'.repeat(64)}"]`;
  const before = process.memoryUsage().arrayBuffers;
  let highest = 0;
  await writeBackup(
    large,
    (async function* () {
      for (let i = 0; i < 100_000; i++) {
        if (i % 1000 === 0) highest = Math.max(highest, process.memoryUsage().arrayBuffers - before);
        yield line.replace('0', () => crypto.randomUUID());
      }
    })(),
    [recipient],
  );
  expect(highest).toBeLessThan(64 * 1024 ** 2);
  expect((await stat(large)).size).toBeGreaterThan(2 * 1024 ** 2);
});
