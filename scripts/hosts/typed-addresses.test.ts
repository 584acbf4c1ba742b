import { readFile } from 'node:fs/promises';
import type { RouteOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readConfig } from '../../server/platform/config.ts';
import { buildWholeApp } from './whole-app.ts';

const QUOTA = 'server/mail-quota.test.ts';
const LINKS = 'server/money/account-links/limits.test.ts';
const CHECKOUT = 'server/money/checkout/repetition.test.ts';
const KEPT_FROM_LINKS = 'uses up those of the own network, and keeps no owner in another one from a link';
const MAILED = 'an address gets three unused links an hour and six a day, whatever they are for and however many ask at once';

/** Every open route that takes an address of somebody, and the tests of what a stranger who knows no more can do to its owner. */
const ROUTES: Readonly<Record<string, readonly (readonly [file: string, title: string])[]>> = {
  'POST /api/manage-links': [
    [LINKS, MAILED],
    [LINKS, KEPT_FROM_LINKS],
    [QUOTA, 'never keep a buyer from what %s mails, and count it'],
  ],
  'POST /api/export-links': [
    [LINKS, MAILED],
    [LINKS, KEPT_FROM_LINKS],
  ],
  'POST /api/deleteUser': [
    [LINKS, MAILED],
    [LINKS, KEPT_FROM_LINKS],
  ],
  'POST /api/manage/email-changes': [[LINKS, MAILED]],
  'POST /api/addUserToMailchimp': [[LINKS, MAILED]],
  'POST /api/contact-messages': [
    [
      'server/messages/contact-messages/routes.test.ts',
      'strangers who write under an address keep its owner from no message, and mail it three confirmations a day',
    ],
  ],
  'POST /api/checkout': [
    [CHECKOUT, 'of a stranger under an address keep its owner %s from no payment, before or after the page was opened'],
    [CHECKOUT, 'of a stranger whose page was opened before count for no browser, and for the network'],
    [CHECKOUT, 'has the introductory price and a plan of their own, once a mailed link was opened in the browser'],
    [CHECKOUT, 'is mailed of eight duplicates a day, and orders beyond them where a mailed link was opened'],
    [CHECKOUT, 'is not shut out by orders of strangers that the owner withdrew'],
    [CHECKOUT, 'is open to a buyer under whose address strangers ordered with cards of their own'],
  ],
  'POST /api/operator/session': [
    ['server/operator/guessing.test.ts', 'from new addresses is stopped too, but not the operator whose device signed in before'],
  ],
};

const config = readConfig({ PUBLIC_URL: 'http://localhost:3000', PAYMENT: 'sandbox', LOG_LEVEL: 'silent' });
const found: string[] = [];
let shop: Awaited<ReturnType<typeof buildWholeApp>>;
beforeAll(async () => {
  shop = await buildWholeApp(config);
  shop.app.addHook('onRoute', ({ method, url, schema, config: { permission } = {} }: RouteOptions) => {
    const parts = Object.values((schema ?? {}) as Readonly<Record<string, z.ZodType>>);
    if (method !== 'HEAD' && permission === undefined && parts.some((part) => hasAddress(jsonSchemaOf(part))))
      found.push(`${method} ${url}`);
  });
  await shop.app.ready();
});
afterAll(() => shop.close());

const jsonSchemaOf = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });

function hasAddress(schema: unknown): boolean {
  if (typeof schema !== 'object' || schema === null) return false;
  return Object.entries(schema).some(([name, part]) => /e-?mail/i.test(name) || hasAddress(part));
}

describe('a stranger who types an address', () => {
  it('can do so at the routes that are written down here', () => {
    expect(found.sort()).toEqual(Object.keys(ROUTES).sort());
  });

  it.each(Object.entries(ROUTES))('is held back at %s by tests that exist', async (_route, tests) => {
    for (const [file, title] of tests) expect(await readFile(file, 'utf8')).toContain(`'${title}'`);
  });
});
