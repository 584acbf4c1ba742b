import { describe, expect, test } from 'vitest';
import { DAY_MS } from '../time.ts';
import {
  allowedChoices,
  type ConsentChoices,
  type ConsentRecord,
  currentRecord,
  effectiveChoices,
  FULL_CONSENT,
  NO_CONSENT,
  needsConsent,
  parseConsent,
} from './consent.ts';

const at = Date.parse('2026-11-21T10:00:00Z');
const today = { version: '1', gpc: false, now: at + DAY_MS };
const signalling = { ...today, gpc: true };
const record = (choices: ConsentChoices, more: Partial<ConsentRecord> = {}): ConsentRecord => ({
  id: 'a',
  version: '1',
  choices,
  at,
  gpc: false,
  ...more,
});

describe('before anything was chosen', () => {
  test('nothing is allowed, and the visitor is asked', () => {
    expect(allowedChoices(undefined, today)).toEqual(NO_CONSENT);
    expect(needsConsent(undefined, today)).toBe(true);
  });

  test('Global Privacy Control answers the question with no', () => {
    expect(allowedChoices(undefined, signalling)).toEqual(NO_CONSENT);
    expect(needsConsent(undefined, signalling)).toBe(false);
  });
});

describe('a choice', () => {
  test('allows what was chosen and nothing else, and is not asked for again', () => {
    const some = { statistics: true, answers: false, ads: true };
    expect(allowedChoices(record(some), today)).toEqual(some);
    expect(needsConsent(record(some), today)).toBe(false);
    expect(allowedChoices(record(NO_CONSENT), today)).toEqual(NO_CONSENT);
    expect(needsConsent(record(NO_CONSENT), today)).toBe(false);
  });

  test('of another wording is ignored and asked for again', () => {
    const changed = { ...today, version: '2' };
    expect(allowedChoices(record(FULL_CONSENT), changed)).toEqual(NO_CONSENT);
    expect(needsConsent(record(FULL_CONSENT), changed)).toBe(true);
  });

  test('holds for a year', () => {
    const after = (days: number) => ({ ...today, now: at + days * DAY_MS });
    expect(currentRecord(record(FULL_CONSENT), after(365))).toEqual(record(FULL_CONSENT));
    expect(currentRecord(record(FULL_CONSENT), after(366))).toBeUndefined();
  });

  test('made before the browser sent Global Privacy Control is ignored', () => {
    expect(allowedChoices(record(FULL_CONSENT), signalling)).toEqual(NO_CONSENT);
    expect(needsConsent(record(FULL_CONSENT), signalling)).toBe(false);
  });

  test('made with Global Privacy Control counts, but never for ads', () => {
    expect(allowedChoices(record(FULL_CONSENT, { gpc: true }), signalling)).toEqual({
      statistics: true,
      answers: true,
      ads: false,
    });
  });
});

test('a consent to answers without a consent to statistics is ignored', () => {
  expect(effectiveChoices({ statistics: false, answers: true, ads: true }, false)).toEqual({ ...NO_CONSENT, ads: true });
});

describe('what is stored on the device', () => {
  test('about consent is read as it was written', () => {
    const stored = record({ statistics: true, answers: false, ads: true }, { gpc: true });
    expect(parseConsent(JSON.parse(JSON.stringify(stored)))).toEqual(stored);
  });

  test.each([undefined, null, 'yes', 7, {}, { id: 'a', version: '1' }, { id: 1, version: '1', at }])(
    '%j is no choice',
    (stored) => {
      expect(parseConsent(stored)).toBeUndefined();
    },
  );

  test('counts as consent only where it is true', () => {
    const odd = { id: 'a', version: '1', at, choices: { statistics: 'true', answers: 1, ads: {} } };
    expect(parseConsent(odd)?.choices).toEqual(NO_CONSENT);
    expect(parseConsent({ id: 'a', version: '1', at, choices: null })?.choices).toEqual(NO_CONSENT);
  });
});
