import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ListPort } from './port.ts';

type OpenList = { readonly port: ListPort; close(): Promise<void> };

export function listContract(name: string, open: () => Promise<OpenList>): void {
  describe(`${name} keeps the contract of the marketing list`, () => {
    let list: OpenList;
    beforeAll(async () => {
      list = await open();
    });
    afterAll(() => list.close());

    test('a member can be saved repeatedly, with and without a plan', async () => {
      for (const plan of [undefined, 'year', 'year', undefined]) {
        expect(await list.port.save({ email: 'ann@example.com', plan })).toMatchObject({ ok: true });
      }
    });

    test.each(['unsubscribe', 'remove'] as const)('%s succeeds twice, and for an unknown address', async (what) => {
      await list.port.save({ email: 'bob@example.com', plan: undefined });
      for (const email of ['bob@example.com', 'bob@example.com', 'nobody@example.com']) {
        expect(await list.port[what](email)).toMatchObject({ ok: true });
      }
    });

    test('a saved member is subscribed', async () => {
      await list.port.save({ email: 'dora@example.com', plan: undefined });
      expect(await list.port.membership('dora@example.com')).toEqual({ ok: true, subscribed: true });
    });

    test('a try says what was found', async () => {
      expect(await list.port.try()).toMatchObject({ ok: true, detail: expect.stringMatching(/\.$/) });
    });

    test('saving a member who left or was removed succeeds', async () => {
      await list.port.save({ email: 'cleo@example.com', plan: undefined });
      await list.port.unsubscribe('cleo@example.com');
      expect(await list.port.save({ email: 'cleo@example.com', plan: 'year' })).toMatchObject({ ok: true });
      await list.port.remove('cleo@example.com');
      expect(await list.port.save({ email: 'cleo@example.com', plan: 'year' })).toMatchObject({ ok: true });
    });
  });
}
