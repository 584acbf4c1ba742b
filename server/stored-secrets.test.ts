import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { addEndpoint } from './messages/webhooks/edit-endpoint.ts';
import { rotateSecret } from './messages/webhooks/endpoint-secrets.ts';
import { findEndpoint } from './messages/webhooks/endpoints.ts';
import { sealEndpoints } from './messages/webhooks/seal-endpoints.ts';
import { countUnreadable } from './operator/health/secrets-check.ts';
import { sealFactors } from './operator/seal-factors.ts';
import { factorPlace, prepareSecondFactor, switchOn } from './operator/second-factor.ts';
import { codeOf, stepAt } from './operator/totp.ts';
import { createBackup } from './platform/backup/commands.ts';
import type { Db } from './platform/db/client.ts';
import { testDatabase } from './platform/db/testing.ts';
import { openSecrets, type Secrets } from './platform/secrets/secrets.ts';

const NOW = new Date('2026-11-22T10:00:00Z');
const SLACK = new URL('https://hooks.slack.example/services/T1/B1/a-word-that-opens');
const [OLD, NEW] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
const queue = { add: async () => {} };

const folder = await mkdtemp(join(tmpdir(), 'secrets-'));
let files = 0;
let db: Db;
beforeEach(async () => {
  db = await testDatabase();
  const owner = { role: 'owner', password_hash: '', password_set_at: NOW, totp_secret: null, totp_pending: null } as const;
  for (const id of [1, 2])
    await db
      .insertInto('operator')
      .values({ ...owner, id, email: `${id}@example.com` })
      .execute();
});
afterEach(() => db.destroy());
afterAll(() => rm(folder, { recursive: true }));

/** Two factors, one of them not yet switched on, and three secrets of webhooks. */
async function keepSecrets(secrets: Secrets) {
  const deps = { db, queue, secrets };
  const { secret: seed } = await prepareSecondFactor(deps, 1);
  await switchOn(deps, 1, codeOf(seed, stepAt(NOW)), undefined, NOW);
  const { secret: pending } = await prepareSecondFactor(deps, 2);
  const { id, secret } = await addEndpoint(db, secrets, { kind: 'standard', url: new URL('https://crm.example.com/hooks') });
  const next = await db.transaction().execute((tx) => rotateSecret(tx, secrets, id, NOW));
  const slack = await addEndpoint(db, secrets, { kind: 'slack', url: SLACK });
  return { id, slack: slack.id, all: [seed, pending, secret ?? '', next ?? '', SLACK.href] };
}

/** As an earlier release kept them. */
async function keepInClear(secrets: Secrets) {
  const kept = await keepSecrets(secrets);
  const [seed = '', pending = '', secret = '', next = ''] = kept.all;
  await db.updateTable('operator').set({ totp_secret: seed }).where('id', '=', 1).execute();
  await db.updateTable('operator').set({ totp_pending: pending }).where('id', '=', 2).execute();
  const signing = JSON.stringify([
    { secret: next, until: null },
    { secret, until: new Date(NOW.getTime() + 1000).toISOString() },
  ]);
  await db.updateTable('webhook_endpoints').set({ secrets: signing }).where('id', '=', kept.id).execute();
  await db.updateTable('webhook_endpoints').set({ url: SLACK.href }).where('id', '=', kept.slack).execute();
  return kept;
}

async function backupText(): Promise<string> {
  const file = join(folder, `${files++}.gz`);
  await createBackup({ db, now: () => NOW }, { file, recipients: [] });
  return gunzipSync(await readFile(file)).toString();
}

async function stored(): Promise<unknown> {
  const { rows } = await sql`select totp_secret, totp_pending from operator order by id`.execute(db);
  return [rows, await db.selectFrom('webhook_endpoints').select(['url', 'secrets']).orderBy('id').execute()];
}

async function opened(secrets: Secrets, { id, slack }: { readonly id: string; readonly slack: string }) {
  const operator = await db.selectFrom('operator').selectAll().where('id', '=', 1).executeTakeFirstOrThrow();
  const deps = { db, secrets, configured: [] };
  const [crm, chat] = [await findEndpoint(deps, id, NOW), await findEndpoint(deps, slack, NOW)];
  return [secrets.open(factorPlace(1), operator.totp_secret ?? ''), ...(crm?.endpoint?.secrets ?? []), chat?.endpoint?.url.href];
}

const sealAll = async (secrets: Secrets) => {
  await sealFactors(db, secrets);
  await sealEndpoints(db, secrets);
};

test('a backup has no seed of a second factor, no secret of a webhook and no address of Slack in it', async () => {
  const { all } = await keepSecrets(openSecrets([NEW]));
  const text = await backupText();
  expect(all.every((secret) => secret.length > 20)).toBe(true);
  expect(all.filter((secret) => text.includes(secret))).toEqual([]);
});

test('a start seals what an earlier release stored in clear, once, and everything still opens', async () => {
  const secrets = openSecrets([NEW]);
  const kept = await keepInClear(secrets);
  const [seed, , secret, next] = kept.all;
  const before = await backupText();
  expect(kept.all.filter((each) => before.includes(each))).toEqual(kept.all);
  expect(await opened(secrets, kept)).toEqual([seed, next, secret, SLACK.href]);
  await sealAll(secrets);
  const after = await backupText();
  expect(kept.all.filter((each) => after.includes(each))).toEqual([]);
  const sealed = await stored();
  await sealAll(secrets);
  expect(await stored()).toEqual(sealed);
  expect(await opened(secrets, kept)).toEqual([seed, next, secret, SLACK.href]);
});

test('a start with a newer key seals everything anew, and the older key is not needed any more', async () => {
  const kept = await keepSecrets(openSecrets([OLD]));
  await sealAll(openSecrets([NEW, OLD]));
  const [seed, , secret, next] = kept.all;
  expect(await opened(openSecrets([NEW]), kept)).toEqual([seed, next, secret, SLACK.href]);
  expect(await countUnreadable(db, openSecrets([OLD]), NOW)).toBe(3);
});

test('a start without the key changes nothing, counts what it cannot open, and finds all of it once the key is back', async () => {
  const kept = await keepSecrets(openSecrets([OLD]));
  const before = await stored();
  await sealAll(openSecrets([NEW]));
  expect(await stored()).toEqual(before);
  expect(await countUnreadable(db, openSecrets([NEW]), NOW)).toBe(3);
  expect(await opened(openSecrets([NEW]), kept)).toEqual([undefined, undefined]);
  expect(await countUnreadable(db, openSecrets([NEW, OLD]), NOW)).toBe(0);
});

test('a second factor that changes while a server starts is kept as it was changed', async () => {
  const secrets = openSecrets([NEW]);
  await keepInClear(secrets);
  const changed = secrets.seal(factorPlace(1), 'A'.repeat(32));
  const racing: Secrets = {
    ...secrets,
    seal: (place, secret) => {
      if (place.id === 1) void db.updateTable('operator').set({ totp_secret: changed }).where('id', '=', 1).execute();
      return secrets.seal(place, secret);
    },
  };
  await sealFactors(db, racing);
  const { totp_secret } = await db.selectFrom('operator').select('totp_secret').where('id', '=', 1).executeTakeFirstOrThrow();
  expect(totp_secret).toBe(changed);
});

test('a new secret makes a webhook readable again, without the earlier one that no key opens', async () => {
  const { id } = await keepSecrets(openSecrets([OLD]));
  const secrets = openSecrets([NEW]);
  const next = await db.transaction().execute((tx) => rotateSecret(tx, secrets, id, NOW));
  expect((await findEndpoint({ db, secrets, configured: [] }, id, NOW))?.endpoint?.secrets).toEqual([next]);
});
