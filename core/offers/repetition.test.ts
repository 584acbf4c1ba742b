import { describe, expect, test } from 'vitest';
import { NO_PAST, type PastOrders, repetitionOf } from './repetition.ts';

const past = (introductory: number, returned = 0): PastOrders => ({ introductory, returned });

describe('a paid order', () => {
  test.each([
    ['whose person is new', true, NO_PAST, NO_PAST, null],
    ['whose mailbox had an introductory price', true, past(1), NO_PAST, 'introductory'],
    ['whose card had one under another address', true, NO_PAST, past(1), 'kept'],
    ['whose card had two', true, NO_PAST, past(2), 'introductory'],
    ['at the list price after introductory prices', false, past(1), past(2), null],
    ['after one return', true, past(0, 1), past(0, 1), null],
    ['after two returns under its mailbox', false, past(0, 2), NO_PAST, 'returned'],
    ['after two returns with its card', false, NO_PAST, past(1, 2), 'returned'],
  ] as const)('%s is judged', (_whose, introductory, mailbox, card, repetition) => {
    expect(repetitionOf({ introductory, mailbox, card })).toBe(repetition);
  });
});
