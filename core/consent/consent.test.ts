import { describe, expect, test } from 'vitest';
import {
  allowed,
  type Choices,
  type ConsentRecord,
  effective,
  everything,
  inForce,
  isUnasked,
  nothing,
  parseConsent,
} from './consent.ts';

const DAY = 24 * 60 * 60 * 1000;
const at = Date.parse('2026-11-21T10:00:00Z');
const today = { version: '1', gpc: false, now: at + DAY };
const signalling = { ...today, gpc: true };
const record = (choices: Choices, more: Partial<ConsentRecord> = {}): ConsentRecord => ({
  id: 'a',
  version: '1',
  choices,
  at,
  gpc: false,
  ...more,
});

describe('before anything was chosen', () => {
  test('nothing is allowed, and there is a question to ask', () => {
    expect(allowed(undefined, today)).toEqual(nothing);
    expect(isUnasked(undefined, today)).toBe(true);
  });

  test('Global Privacy Control answers the question with no', () => {
    expect(allowed(undefined, signalling)).toEqual(nothing);
    expect(isUnasked(undefined, signalling)).toBe(false);
  });
});

describe('a choice', () => {
  test('allows what was chosen and nothing else, and is not asked for again', () => {
    const some = { statistics: true, answers: false, ads: true };
    expect(allowed(record(some), today)).toEqual(some);
    expect(isUnasked(record(some), today)).toBe(false);
    expect(allowed(record(nothing), today)).toEqual(nothing);
    expect(isUnasked(record(nothing), today)).toBe(false);
  });

  test('of other words counts no more, and is asked for again', () => {
    const changed = { ...today, version: '2' };
    expect(allowed(record(everything), changed)).toEqual(nothing);
    expect(isUnasked(record(everything), changed)).toBe(true);
  });

  test('holds for a year', () => {
    const after = (days: number) => ({ ...today, now: at + days * DAY });
    expect(inForce(record(everything), after(365))).toEqual(record(everything));
    expect(inForce(record(everything), after(366))).toBeUndefined();
  });

  test('made before the browser began to object counts no more', () => {
    expect(allowed(record(everything), signalling)).toEqual(nothing);
    expect(isUnasked(record(everything), signalling)).toBe(false);
  });

  test('made in spite of the signal counts, but never for ads', () => {
    expect(allowed(record(everything, { gpc: true }), signalling)).toEqual({ statistics: true, answers: true, ads: false });
  });
});

test('answers without statistics are neither', () => {
  expect(effective({ statistics: false, answers: true, ads: true }, false)).toEqual({ ...nothing, ads: true });
});

describe('what is stored on the device', () => {
  test('is read as it was written', () => {
    const stored = record({ statistics: true, answers: false, ads: true }, { gpc: true });
    expect(parseConsent(JSON.parse(JSON.stringify(stored)))).toEqual(stored);
  });

  test.each([undefined, null, 'yes', 7, {}, { id: 'a', version: '1' }, { id: 1, version: '1', at }])(
    '%j is no choice',
    (stored) => {
      expect(parseConsent(stored)).toBeUndefined();
    },
  );

  test('only a true is a yes', () => {
    const odd = { id: 'a', version: '1', at, choices: { statistics: 'true', answers: 1, ads: {} } };
    expect(parseConsent(odd)?.choices).toEqual(nothing);
    expect(parseConsent({ id: 'a', version: '1', at, choices: null })?.choices).toEqual(nothing);
  });
});
