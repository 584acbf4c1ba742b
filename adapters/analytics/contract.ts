import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AnalyticsPort, ForwardedEvent } from './port.ts';

export const EVENT: ForwardedEvent = {
  id: '8b4d2f1e-0000-8000-a000-000000000001',
  name: 'Quiz Step Complete',
  at: new Date('2026-11-21T10:00:00.123Z'),
  deviceId: 'device-1',
  sessionId: 1_795_255_000_000,
  properties: { step_number: 3 },
  about: { source: 'newsletter', device: 'phone' },
};

const idOf = (n: number) => `${EVENT.id.slice(0, -12)}${String(n).padStart(12, '0')}`;

type OpenAnalytics = { readonly port: AnalyticsPort; close(): Promise<void> };

export function analyticsContract(name: string, open: () => Promise<OpenAnalytics>): void {
  describe(`${name} keeps the contract of analytics`, () => {
    let opened: OpenAnalytics;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());

    test('one event or as many as the service takes at once can be forwarded twice', async () => {
      const many = Array.from({ length: opened.port.maxEvents }, (_, n) => ({ ...EVENT, id: idOf(n) }));
      for (const events of [[EVENT], [EVENT], many]) expect(await opened.port.forward(events)).toMatchObject({ ok: true });
    });

    test('the deletion of devices is ordered with a day, also twice and for unknown devices', async () => {
      for (const devices of [['device-1'], ['device-1'], ['unknown']]) {
        expect(await opened.port.deleteDevices(devices)).toEqual({ ok: true, due: expect.any(Date) });
      }
    });

    test('a try says what was found', async () => {
      expect(await opened.port.try()).toMatchObject({ ok: true, detail: expect.stringMatching(/\.$/) });
    });
  });
}
