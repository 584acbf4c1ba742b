import { describe, expect, test } from 'vitest';
import { announcedMinutes, countdown, earlierOffer, offerState, toDeviceClock } from './offer.ts';

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

  test('promises nothing before the server has answered', () => {
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

describe('an offer as the device keeps it', () => {
  test("ends by the server's clock, also on a device with a wrong clock", () => {
    const response = { now: 1_800_000_000_000, deadline: 1_800_000_600_000 };
    expect(toDeviceClock(response, 5_000)).toEqual({ deadline: 605_000 });
  });

  test('never gets more time from a later response', () => {
    expect(earlierOffer({ deadline: 100 }, { deadline: 900 })).toEqual({ deadline: 100 });
    expect(earlierOffer({ deadline: 900 }, { deadline: 100 })).toEqual({ deadline: 100 });
    expect(earlierOffer(undefined, { deadline: 900 })).toEqual({ deadline: 900 });
  });
});

test('the remaining time is announced at a few marks only', () => {
  const marks = Array.from({ length: 600 }, (_, second) => announcedMinutes((600 - second) * 1000));
  expect([...new Set(marks)]).toEqual([10, 5, 2, 1]);
  expect(announcedMinutes(15 * 60_000)).toBe(15);
});
