import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Conversion, ConversionsPort } from './port.ts';

export const NOW = new Date('2026-11-21T12:00:00Z');

export const CONVERSION: Conversion = {
  id: 'subscribed-7c1a',
  at: new Date('2026-11-21T11:59:00Z'),
  value: 64_99,
  currency: 'USD',
  ads: true,
  email: ' Ann@Example.com ',
  client: {
    ga: '123.456',
    gaSession: '1700000000',
    fbp: 'fb.1.1700000000000.42',
    fbc: 'fb.1.1700000000000.abc',
    ttp: '2F7h37',
    ttclid: 'E.C.P.1',
    userAgent: 'Browser/1.0',
  },
};

/** `arrived` returns the accepted bodies. */
type OpenPlatform = { readonly port: ConversionsPort; arrived(): readonly string[]; close(): Promise<void> };

export function conversionsContract(name: string, open: () => Promise<OpenPlatform>): void {
  describe(`${name} keeps the contract of conversions`, () => {
    let platform: OpenPlatform;
    beforeAll(async () => {
      platform = await open();
    });
    afterAll(() => platform.close());

    test('a repeated conversion is sent with the same id', async () => {
      for (let times = 0; times < 2; times++) expect(await platform.port.report(CONVERSION)).toMatchObject({ ok: true });
      for (const body of platform.arrived()) expect(body).toContain(CONVERSION.id);
      expect(new Set(platform.arrived()).size).toBeLessThanOrEqual(1);
    });

    test('a try says what was found', async () => {
      expect(await platform.port.try()).toMatchObject({ ok: true, detail: expect.stringMatching(/\.$/) });
    });

    test('an address is never sent in plain text', async () => {
      await platform.port.report({ ...CONVERSION, email: 'ann@example.com' });
      for (const body of platform.arrived()) expect(body.toLowerCase()).not.toContain('example.com"');
    });
  });
}
