import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { EventBatch, SentEvent } from '../../../core/api/events.ts';
import { type ConsentChoices, FULL_CONSENT, NO_CONSENT } from '../../../core/consent/consent.ts';
import type { PageEntry } from '../events.ts';

vi.mock('./vitals.ts', () => ({ watchVitals: () => {} }));

const CAMPAIGN = { utm_source: 'meta', fbclid: 'click-1', landing_page: '/' };
const FLUSH_MS = 10_000;
/** The first wait after a try that failed, and a quarter of it. */
const WAIT_MS = 1250;

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page opened from an ad, and what it sends; while the line is down nothing arrives. */
async function pageOf({ choices, kept = {} }: { choices?: ConsentChoices; kept?: Record<string, string> } = {}) {
  const document = Object.assign(new EventTarget(), { cookie: '', referrer: '', visibilityState: 'visible' });
  const line = { isDown: false };
  const sent: (readonly SentEvent[])[] = [];
  const took = (body: unknown) => sent.push((JSON.parse(String(body)) as EventBatch).events);
  const storage = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => Object.assign(kept, { [key]: value }),
    removeItem: (key: string) => delete kept[key],
  };
  vi.stubGlobal('document', document);
  vi.stubGlobal('location', { protocol: 'https:' });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('localStorage', new Proxy(kept, { get: (_, name) => storage[name as keyof typeof storage] }));
  vi.stubGlobal('navigator', {
    userAgent: 'Mozilla/5.0 (iPhone) Safari/604.1',
    maxTouchPoints: 5,
    onLine: true,
    sendBeacon: (_path: string, body: string) => took(body),
  });
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (path === '/api/consents') return Response.json({ success: true });
    if (path !== '/api/events') throw new TypeError('not asked for here');
    took(init.body);
    if (line.isDown) throw new TypeError('unreachable');
    return Response.json({ code: 200 });
  });

  const { saveConsent } = await import('../consent.ts');
  const { startTracking } = await import('./start.ts');
  if (choices) saveConsent(choices);
  const entrance: PageEntry = {
    at: Date.now(),
    address: 'https://shop.example/?utm_source=meta&fbclid=click-1',
    referrer: '',
    seenBefore: [],
  };
  const listener = startTracking(entrance);
  const view = (step_id: string) => listener({ name: 'Step Viewed', properties: { step_id }, at: Date.now() });
  const complete = (answers: object) =>
    listener({ name: 'Quiz Step Complete', properties: { step_number: 2, answers }, at: Date.now() });
  const hide = () => {
    document.visibilityState = 'hidden';
    document.dispatchEvent(new Event('visibilitychange'));
  };
  return { sent, line, view, complete, hide, choose: saveConsent };
}

test('a consent after the first batch sends the attribution once, with the device and without a second arrival', async () => {
  const { sent, view, choose } = await pageOf();
  view('landing');
  await vi.advanceTimersByTimeAsync(FLUSH_MS);
  choose({ ...NO_CONSENT, statistics: true });
  view('gender');
  view('age');
  await vi.advanceTimersByTimeAsync(FLUSH_MS);
  const [anonymous, recognised] = sent;
  expect(anonymous).toMatchObject([{ visit: { arrival: true } }]);
  expect(anonymous?.[0]?.user_properties).not.toHaveProperty('fbclid');
  expect(recognised).toMatchObject([{ user_properties: CAMPAIGN }, { user_properties: { source: 'meta' } }]);
  expect(recognised?.[1]?.user_properties).not.toHaveProperty('fbclid');
  expect(recognised?.map(({ visit, device_id }) => [visit, typeof device_id])).toEqual([
    [undefined, 'string'],
    [undefined, 'string'],
  ]);
});

test('every retry of the first event carries the attribution, and no later event does', async () => {
  const { sent, line, view } = await pageOf({ choices: { ...NO_CONSENT, statistics: true } });
  line.isDown = true;
  view('landing');
  await vi.advanceTimersByTimeAsync(FLUSH_MS);
  line.isDown = false;
  await vi.advanceTimersByTimeAsync(WAIT_MS);
  view('gender');
  await vi.advanceTimersByTimeAsync(FLUSH_MS);
  expect(sent.map((events) => events.map(({ user_properties }) => user_properties?.fbclid))).toEqual([
    ['click-1'],
    ['click-1'],
    [undefined],
  ]);
});

test('a consent that is withdrawn between two attempts makes the next one anonymous', async () => {
  const { sent, line, complete, choose } = await pageOf({ choices: FULL_CONSENT });
  line.isDown = true;
  complete({ gender: 'female' });
  await vi.advanceTimersByTimeAsync(FLUSH_MS);
  choose(NO_CONSENT);
  line.isDown = false;
  await vi.advanceTimersByTimeAsync(WAIT_MS);
  const [before, after] = sent;
  expect(before).toMatchObject([{ device_id: expect.any(String), event_properties: { answers: { gender: 'female' } } }]);
  expect(after?.map(Object.keys)).toEqual([['event_type', 'event_properties', 'user_properties', 'insert_id', 'time', 'visit']]);
  expect(after?.[0]?.event_properties).toEqual({ step_number: 2 });
  expect(Object.keys(after?.[0]?.user_properties ?? {})).toEqual(['source', 'device', 'browser', 'time_zone']);
});

test('answers that are withdrawn between two attempts are removed from the next one, and nothing is sent twice', async () => {
  const { sent, line, complete, choose } = await pageOf({ choices: FULL_CONSENT });
  line.isDown = true;
  complete({ gender: 'female' });
  await vi.advanceTimersByTimeAsync(FLUSH_MS);
  choose({ ...FULL_CONSENT, answers: false });
  line.isDown = false;
  await vi.advanceTimersByTimeAsync(WAIT_MS);
  await vi.advanceTimersByTimeAsync(2 * FLUSH_MS);
  expect(sent.map((events) => events.map(({ event_properties }) => event_properties))).toEqual([
    [{ step_number: 2, answers: { gender: 'female' } }],
    [{ step_number: 2 }],
  ]);
});

test('pending answers of another page are not sent after a withdrawal', async () => {
  const event = { id: 'kept', name: 'Quiz Step Complete', properties: { step_number: 2, answers: { gender: 'female' } }, at: 1 };
  const kept = { 'events.other': JSON.stringify([event]) };
  const { sent } = await pageOf({ choices: { ...FULL_CONSENT, answers: false }, kept });
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toMatchObject([[{ insert_id: 'kept', event_properties: { step_number: 2 } }]]);
  expect(JSON.stringify([sent, kept])).not.toContain('female');
});

test('an event that was sent anonymously is sent again anonymously after a consent', async () => {
  const { sent, view, hide, choose } = await pageOf();
  view('landing');
  hide();
  choose(FULL_CONSENT);
  view('gender');
  await vi.advanceTimersByTimeAsync(FLUSH_MS);
  const [beacon, flushed] = sent;
  expect(flushed?.[0]).toEqual(beacon?.[0]);
  expect(flushed?.[1]).toMatchObject({ device_id: expect.any(String), user_properties: CAMPAIGN });
});
