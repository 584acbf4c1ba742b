import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FULL_CONSENT, NO_CONSENT } from '../../core/consent/consent.ts';
import { consentIsNeeded, consentRecord, consentTo, onConsentChange, saveConsent } from './consent.ts';
import { read, remove, write } from './storage.ts';

const browser = new EventTarget();
beforeEach(() => {
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser));
});
afterEach(() => {
  remove('consent');
  remove('owedConsents');
  vi.unstubAllGlobals();
});

test('a choice holds at once, is told to those who listen, and has a random name', () => {
  const changed = vi.fn();
  const stop = onConsentChange(changed);
  expect([consentTo('statistics'), consentIsNeeded()]).toEqual([false, true]);
  const first = saveConsent({ ...NO_CONSENT, statistics: true });
  expect([consentTo('statistics'), consentTo('ads'), consentIsNeeded()]).toEqual([true, false, false]);
  const second = saveConsent(NO_CONSENT);
  expect(consentTo('statistics')).toBe(false);
  expect(changed).toHaveBeenCalledTimes(2);
  expect(consentRecord()).toEqual(second);
  expect(first.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(second.id).not.toBe(first.id);
  stop();
  saveConsent(FULL_CONSENT);
  expect(changed).toHaveBeenCalledTimes(2);
});

test('whoever takes statistics back tells what the device was counted as, so that nobody is told of it any more', () => {
  vi.stubGlobal('document', { cookie: 'visitor=1; device=device-0001' });
  saveConsent({ ...NO_CONSENT, statistics: true });
  saveConsent(NO_CONSENT);
  expect(read('owedConsents')).toMatchObject([
    { choices: { statistics: true } },
    { choices: { statistics: false }, device: 'device-0001' },
  ]);
  expect((read('owedConsents') as object[])[0]).not.toHaveProperty('device');
});

test('a choice made in another tab is told here', () => {
  const changed = vi.fn();
  const stop = onConsentChange(changed);
  const told = (key: string) => browser.dispatchEvent(Object.assign(new Event('storage'), { key }));
  told('journey');
  expect(changed).not.toHaveBeenCalled();
  told('consent');
  expect(changed).toHaveBeenCalledOnce();
  stop();
  told('consent');
  expect(changed).toHaveBeenCalledOnce();
});

test('a browser that objects is not asked, and ads stay off whatever is chosen', () => {
  vi.stubGlobal('navigator', { globalPrivacyControl: true });
  expect([consentIsNeeded(), consentTo('statistics')]).toEqual([false, false]);
  saveConsent(FULL_CONSENT);
  expect([consentTo('statistics'), consentTo('answers'), consentTo('ads')]).toEqual([true, true, false]);
});

test('what something else left in its place is no choice', () => {
  write('consent', 'accepted');
  expect([consentRecord(), consentTo('statistics'), consentIsNeeded()]).toEqual([undefined, false, true]);
});
