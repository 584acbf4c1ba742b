import { describe, expect, test } from 'vitest';
import { countdown, offerState } from './offer.ts';

describe('an offer of 600 seconds', () => {
  const start = 1_800_000_000_000;
  const offer = { deadline: start + 600_000 };

  test('runs from the first moment to the last millisecond', () => {
    expect(offerState(offer, start)).toEqual({ kind: 'running', remainingMs: 600_000 });
    expect(offerState(offer, start + 599_999)).toEqual({ kind: 'running', remainingMs: 1 });
  });

  test('is over at its deadline and stays over', () => {
    expect(offerState(offer, start + 600_000)).toEqual({ kind: 'over' });
    expect(offerState(offer, start + 86_400_000)).toEqual({ kind: 'over' });
  });

  test('promises nothing before the server was asked', () => {
    expect(offerState(undefined, start)).toEqual({ kind: 'unknown' });
  });
});

describe('the countdown', () => {
  test.each([
    [600_000, '10:00'],
    [599_999, '10:00'],
    [599_000, '09:59'],
    [60_000, '01:00'],
    [1, '00:01'],
    [0, '00:00'],
    [-5_000, '00:00'],
  ])('shows %i ms as %s', (remainingMs, text) => {
    expect(countdown(remainingMs)).toBe(text);
  });
});
