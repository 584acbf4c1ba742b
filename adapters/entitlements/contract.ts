import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { EntitledSubscription, EntitlementsPort } from './port.ts';

export const ENTITLED: EntitledSubscription = {
  appUserId: '6f2f5a0e-6f5c-4b65-9a3e-0d7f5c1f2a11',
  subscription: 'sub_1OM8brJTlbIG45BdDRFOHWAU',
};

type OpenEntitlements = {
  readonly port: EntitlementsPort;
  /** The customers that the service has now. */
  customers(): readonly string[];
  /** Answers the next request with this status. */
  fail(status: number, headers?: Record<string, string>): void;
  close(): Promise<void>;
};

export function entitlementsContract(name: string, open: () => Promise<OpenEntitlements>): void {
  describe(`${name} keeps the contract of entitlements`, () => {
    let opened: OpenEntitlements;
    beforeAll(async () => {
      opened = await open();
    });
    beforeEach(() => opened.port.remove(ENTITLED.appUserId));
    afterAll(() => opened.close());

    test('a subscription may be synced again, also at once, and stays with one customer', async () => {
      const { port } = opened;
      expect(await port.sync(ENTITLED)).toEqual({ ok: true });
      expect(await Promise.all([port.sync(ENTITLED), port.sync(ENTITLED)])).toEqual([{ ok: true }, { ok: true }]);
      expect(opened.customers()).toEqual([ENTITLED.appUserId]);
    });

    test('a customer that was removed is gone, and removing an unknown one succeeds', async () => {
      const { port } = opened;
      await port.sync(ENTITLED);
      for (const _again of [1, 2]) expect(await port.remove(ENTITLED.appUserId)).toEqual({ ok: true });
      expect(opened.customers()).toEqual([]);
    });

    test('a try changes nothing at the service', async () => {
      await opened.port.sync(ENTITLED);
      expect(await opened.port.try()).toEqual({ ok: true, detail: expect.any(String) });
      expect(opened.customers()).toEqual([ENTITLED.appUserId]);
    });

    test.each([
      [400, 'unreachable'],
      [401, 'unreachable'],
      [403, 'unreachable'],
      [422, 'unreachable'],
      [409, 'busy'],
      [423, 'busy'],
      [429, 'busy'],
      [500, 'busy'],
      [502, 'busy'],
      [503, 'busy'],
      [504, 'busy'],
    ])('an answer with status %d waits as %s, so that no change is lost', async (status, reason) => {
      for (const call of [() => opened.port.sync(ENTITLED), () => opened.port.remove(ENTITLED.appUserId)]) {
        opened.fail(status);
        const outcome = await call();
        expect(outcome).toMatchObject({ ok: false, reason, detail: expect.stringContaining(String(status)) });
        expect(JSON.stringify(outcome)).not.toMatch(new RegExp(`${ENTITLED.appUserId}|${ENTITLED.subscription}`));
      }
    });

    test('a rate limit is waited out for as long as the service says', async () => {
      opened.fail(429, { 'retry-after': '30' });
      expect(await opened.port.sync(ENTITLED)).toMatchObject({ ok: false, reason: 'busy', retryAfterMs: 30_000 });
    });
  });
}
