import { describe, expect, test } from 'vitest';
import { NO_PAST, type PastOrders, repetitionOf } from './repetition.ts';

const past = (introductory: number, returned = 0): PastOrders => ({ ...NO_PAST, introductory, returned });
const coded = (code: number): PastOrders => ({ ...NO_PAST, code });

describe('a paid order', () => {
  test.each([
    ['whose person is new', 'introductory', NO_PAST, NO_PAST, null],
    ['whose mailbox had an introductory price', 'introductory', past(1), NO_PAST, 'introductory'],
    ['whose card had one under another address', 'introductory', NO_PAST, past(1), 'kept'],
    ['whose card had two', 'introductory', NO_PAST, past(2), 'introductory'],
    ['at the list price after introductory prices', null, past(1), past(2), null],
    ['after one return', 'introductory', past(0, 1), past(0, 1), null],
    ['after two returns under its mailbox', null, past(0, 2), NO_PAST, 'returned'],
    ['after two returns with its card', null, NO_PAST, past(1, 2), 'returned'],
    ['with a code that its mailbox used', 'code', coded(1), NO_PAST, 'code'],
    ['with a code that its card used under another address', 'code', NO_PAST, coded(1), 'kept'],
    ['with a code that its card used twice', 'code', NO_PAST, coded(2), 'code'],
    ['with a code after introductory prices', 'code', past(1), past(2), null],
    ['at the introductory price after codes', 'introductory', coded(1), coded(2), null],
  ] as const)('%s is judged', (_whose, reduction, mailbox, card, repetition) => {
    expect(repetitionOf({ reduction, mailbox, card })).toBe(repetition);
  });
});
