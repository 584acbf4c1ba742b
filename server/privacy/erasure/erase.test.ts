import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { saveConversionContext } from '../../money/checkout/conversion-context.ts';
import { buyer, signedIn } from '../../money/manage/testing.ts';
import { openBeforeAll } from '../../platform/testing.ts';
import { eraseAddress, isKnownAddress, readAddress } from './erase.ts';
import { aliasOf } from './person.ts';
import { personalTables } from './tables.ts';
import { privacyFixture, tablesMentioning } from './testing.ts';

const shop = openBeforeAll(privacyFixture);

/** Adds a row with the address to every table that can hold one. */
async function everywhere(email: string) {
  const { db, queue } = shop;
  const person = await buyer(shop, { email, answers: { gender: 'female' } });
  await person.startOffer();
  await db.updateTable('subscriptions').set({ activated_at: new Date() }).where('id', '=', person.id).execute();
  const diary = JSON.stringify({ ticks: { '1-evening-cleanser': 1 }, checkIns: {} });
  const address = { subscription_id: person.id, token_hash: aliasOf(`calendar of ${email}`), first_day: '2026-11-28' };
  await db.insertInto('program_calendars').values(address).execute();
  await db.insertInto('program_diaries').values({ subscription_id: person.id, diary }).execute();
  await db.insertInto('program_mails').values({ subscription_id: person.id, mailed_week: 1 }).execute();
  await db.insertInto('contact_messages').values({ name: 'Ann', email, message: 'Hello' }).execute();
  const { ask } = await signedIn(shop, email);
  await ask(person.id, { kind: 'guarantee', note: `Write to ${email}, please` });
  const change = JSON.stringify({ from: 'other@example.com', to: email });
  await db
    .insertInto('subscription_requests')
    .values({ subscription_id: person.id, kind: 'email-change', detail: change })
    .execute();
  const link = { purpose: 'export', email, expires_at: new Date(0) } as const;
  await db
    .insertInto('account_links')
    .values({ ...link, token_hash: aliasOf(`of ${email}`) })
    .execute();
  const mail = { sender: 'us@example.com', html: '', raw: '' };
  await db
    .insertInto('mailbox')
    .values([
      { ...mail, message_id: `1 ${email}`, recipient: email, subject: 'Hello', text: 'Hello' },
      { ...mail, message_id: `2 ${email}`, recipient: 'support@example.com', subject: 'Guarantee', text: `Buyer: ${email}.` },
    ])
    .execute();
  await queue.add(db, 'account-link', { purpose: 'manage', email }, { waitMs: 1e9 });
  const device_id = `device of ${aliasOf(email)}`;
  const attribution = JSON.stringify({ device_id });
  await db.updateTable('checkout_attempts').set({ attribution }).where('email', '=', email).execute();
  const { id } = await db.selectFrom('checkout_attempts').select('id').where('email', '=', email).executeTakeFirstOrThrow();
  await saveConversionContext(db, id, { consentId: randomUUID(), platforms: ['ga4'], client: {} }, new Date());
  await db.insertInto('lead_devices').values({ email, device_id }).execute();
  await db.insertInto('confirmed_addresses').values({ email, visitor_id: 'browser of a reader' }).execute();
  await db.insertInto('silenced_devices').values({ device_id, silenced_at: new Date() }).execute();
  await db.insertInto('event_visits').values({ device_id, first_at: new Date(), visit: '{}' }).execute();
  const traits = { source: 'direct', device: 'phone', browser: 'none', country: 'US' };
  await db
    .insertInto('visit_summaries')
    .values({ device_id, first_at: new Date(), ...traits, answers: [1], viewed: '1' })
    .execute();
  await sql`
    insert into events (id, received_at, at, name, device_id, properties, source, device, browser, country)
    values (gen_random_uuid(), now(), now(), 'first_open', ${device_id}, '{}', '', '', '', '')`.execute(db);
  await db.insertInto('operator_audit').values({ action: 'looked-at', subject: email, detail: null }).execute();
  await db
    .insertInto('deletion_requests')
    .values({ email, token_hash: aliasOf(`deletes ${email}`) })
    .execute();
  const { attempt_id } = await db
    .selectFrom('subscriptions')
    .select('attempt_id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const offered = { order_attempt_id: String(attempt_id), currency: 'USD', seen_at: new Date() };
  await db
    .insertInto('upsells')
    .values(offered)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return person;
}

test('an erasure removes an address from every table, keeps the proof of its order, and changes no data of another address', async () => {
  const { db } = shop;
  const ann = await everywhere('ann@example.com');
  await everywhere('joann@example.com');
  const before = await readAddress(db, 'joann@example.com');
  for (const [table] of personalTables) {
    expect((await readAddress(db, ann.email))[table], `${table} before`).not.toEqual([]);
  }
  expect(await isKnownAddress(db, ann.email)).toBe(true);

  await db.transaction().execute((tx) => eraseAddress(tx, ann.email));
  await db.updateTable('deletion_requests').set({ email: null }).where('email', '=', ann.email).execute();

  const text = /(?<![a-z])ann@example\.com/;
  for (const table of await tablesMentioning(db, ann.email)) {
    const { rows } = await sql<{ text: string }>`select t::text as text from ${sql.table(table)} t`.execute(db);
    expect(
      rows.filter((row) => text.test(row.text)),
      table,
    ).toEqual([]);
  }
  for (const table of ['submissions', 'offers', 'leads', 'checkout_attempts', 'events', 'event_visits', 'visit_summaries']) {
    const { rows } = await sql`select * from ${sql.table(table)}`.execute(db);
    expect(JSON.stringify(rows)).not.toContain(ann.visitor);
  }
  const row = await db.selectFrom('subscriptions').selectAll().where('id', '=', ann.id).executeTakeFirstOrThrow();
  expect(row).toMatchObject({ email: aliasOf(ann.email), status: 'active', activated_at: null });
  const consents = await db.selectFrom('consent_records').selectAll().where('attempt_id', '=', row.attempt_id).execute();
  expect(consents.map(({ kind }) => kind).sort()).toEqual(['adult', 'renewal']);
  const payments = await db.selectFrom('payments').selectAll().where('subscription_id', '=', ann.id).execute();
  expect(payments).toMatchObject([{ charge_id: expect.any(String), card_kind: null, card_country: null }]);
  const marks = await db
    .selectFrom('buyer_marks')
    .select('kind')
    .where('attempt_id', '=', row.attempt_id)
    .orderBy('kind')
    .execute();
  expect(marks).toEqual([{ kind: 'card' }, { kind: 'mailbox' }]);
  const requests = await db.selectFrom('subscription_requests').selectAll().where('subscription_id', '=', ann.id).execute();
  expect(requests.map(({ kind, detail }) => [kind, Object.keys(detail)])).toEqual([['guarantee', ['paymentId']]]);
  expect(await tablesMentioning(db, 'ada lovelace')).toEqual(
    ['sandbox_objects', 'sandbox_requests'].filter((table) => hasJoann(table)),
  );

  expect(await readAddress(db, 'joann@example.com')).toEqual(before);
});

/** Both buyers have the same name on their card. */
const hasJoann = (table: string) => table === 'sandbox_objects';

test('an erasure that is repeated, or is for an unknown address, changes nothing', async () => {
  const { db } = shop;
  const everything = async () => JSON.stringify(await readAddress(db, 'joann@example.com'));
  const before = await everything();
  for (const email of ['ann@example.com', 'ann@example.com', 'nobody@example.com', "o'brien%_@example.com"]) {
    await db.transaction().execute((tx) => eraseAddress(tx, email));
  }
  expect(await everything()).toBe(before);
  expect(await isKnownAddress(db, 'nobody@example.com')).toBe(false);
});

test('an erasure of the new address of a subscription includes the events and answers of the old one', async () => {
  const { db } = shop;
  const moved = await buyer(shop, { email: 'before@example.com', answers: { gender: 'female' } });
  const attribution = JSON.stringify({ device_id: 'device that moved' });
  await db.updateTable('checkout_attempts').set({ attribution }).where('email', '=', moved.email).execute();
  await db.insertInto('event_visits').values({ device_id: 'device that moved', first_at: new Date(), visit: '{}' }).execute();
  await db.updateTable('subscriptions').set({ email: 'after@example.com' }).where('id', '=', moved.id).execute();
  await db.transaction().execute((tx) => eraseAddress(tx, 'after@example.com'));
  expect(await tablesMentioning(db, 'device that moved')).toEqual([]);
});

test('an erasure of a lead without an order includes its events', async () => {
  const { db } = shop;
  const leadDevice = { email: 'left@example.com', device_id: 'device that left' };
  await db.insertInto('leads').values({ email: leadDevice.email, source: 'keep-results' }).execute();
  await db.insertInto('lead_devices').values(leadDevice).execute();
  await db.insertInto('event_visits').values({ device_id: leadDevice.device_id, first_at: new Date(), visit: '{}' }).execute();
  await db.insertInto('silenced_devices').values({ device_id: leadDevice.device_id, silenced_at: new Date() }).execute();
  expect((await readAddress(db, leadDevice.email)).event_visits).toHaveLength(1);
  await db.transaction().execute((tx) => eraseAddress(tx, leadDevice.email));
  expect(await tablesMentioning(db, 'device that left')).toEqual([]);
});

test('an erasure of the old address of a subscription keeps it for the new one, whose erasure includes it', async () => {
  const { db } = shop;
  const old = await buyer(shop, { email: 'old@example.com' });
  await db.updateTable('subscriptions').set({ email: 'new@example.com' }).where('id', '=', old.id).execute();
  const change = JSON.stringify({ from: 'old@example.com', to: 'new@example.com' });
  await db
    .insertInto('subscription_requests')
    .values({ subscription_id: old.id, kind: 'email-change', detail: change })
    .execute();

  await db.transaction().execute((tx) => eraseAddress(tx, 'old@example.com'));
  expect(await tablesMentioning(db, 'old@example.com')).toEqual([]);
  expect(await db.selectFrom('subscriptions').select('email').where('id', '=', old.id).executeTakeFirst()).toEqual({
    email: 'new@example.com',
  });
  await db.transaction().execute((tx) => eraseAddress(tx, 'new@example.com'));
  expect(await tablesMentioning(db, 'new@example.com')).toEqual([]);
});
