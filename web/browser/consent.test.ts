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

test('a choice holds at once, notifies listeners and has a random id', () => {
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

test('a withdrawal of statistics sends the device id to the server', () => {
  vi.stubGlobal('document', { cookie: 'visitor=1; device=device-0001' });
  saveConsent({ ...NO_CONSENT, statistics: true });
  saveConsent(NO_CONSENT);
  expect(read('owedConsents')).toMatchObject([
    { choices: { statistics: true } },
    { choices: { statistics: false }, device: 'device-0001' },
  ]);
  expect((read('owedConsents') as object[])[0]).not.toHaveProperty('device');
});

test('a choice in another tab notifies this one', () => {
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

test('a browser with Global Privacy Control is not asked, and ads stay off', () => {
  vi.stubGlobal('navigator', { globalPrivacyControl: true });
  expect([consentIsNeeded(), consentTo('statistics')]).toEqual([false, false]);
  saveConsent(FULL_CONSENT);
  expect([consentTo('statistics'), consentTo('answers'), consentTo('ads')]).toEqual([true, true, false]);
});

test('an invalid stored value is no choice', () => {
  write('consent', 'accepted');
  expect([consentRecord(), consentTo('statistics'), consentIsNeeded()]).toEqual([undefined, false, true]);
});
