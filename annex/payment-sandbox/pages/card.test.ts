import { describe, expect, test } from 'vitest';
import { TEST_CARDS } from '../objects/test-cards.ts';
import { type CardForm, cardProblems, looksLikeRealCard } from './card.ts';

const now = new Date('2026-11-20T12:00:00Z');
const paying: CardForm = { number: '4242 4242 4242 4242', expiry: '12/34', cvc: '123', name: 'Ada Lovelace' };
const problems = (change: Partial<CardForm>) => cardProblems({ ...paying, ...change }, now);

test('the first test card is accepted with any grouping of its digits', () => {
  expect(problems({})).toEqual({});
  expect(problems({ number: '4242424242424242' })).toEqual({});
  expect(problems({ number: '4242-4242-4242-4242' })).toEqual({});
});

test.each(TEST_CARDS)('the test card that $note is accepted by the form', ({ number }) => {
  expect(problems({ number })).toEqual({});
});

test('a mistyped card number and a real card number get different messages', () => {
  expect(problems({ number: '4242 4242 4242 4241' }).number).toMatch(/not valid/);
  expect(problems({ number: '5555 5555 5555 4444' }).number).toMatch(/takes no real cards/);
});

test.each(['', '4242', 'card', '4'.repeat(5000)])('the text "%.20s" is refused as a card number', (number) => {
  expect(problems({ number }).number).toMatch(/not valid/);
});

describe('the expiry date of a card', () => {
  test.each(['12/34', '12 / 34', '1234', '12/2034', '12-34', '11/26'])('%s is accepted because it is in the future', (expiry) => {
    expect(problems({ expiry })).toEqual({});
  });
  test.each(['10/26', '12/2025', '01/20'])('%s is refused because it is past', (expiry) => {
    expect(problems({ expiry }).expiry).toBe('This card has expired.');
  });
  test.each(['', '13/30', '00/30', 'soon', '1/2/3'])('"%s" is refused', (expiry) => {
    expect(problems({ expiry }).expiry).toMatch(/month and year/);
  });
});

test('a card needs a security code and a name', () => {
  expect(Object.keys(problems({ cvc: '12', name: '  ' }))).toEqual(['cvc', 'name']);
  expect(Object.keys(problems({ cvc: '12a' }))).toEqual(['cvc']);
});

test('a well-formed card number counts as real unless it is a test card', () => {
  expect(looksLikeRealCard({ ...paying, number: '5555555555554444' })).toBe(true);
  expect(looksLikeRealCard(paying)).toBe(false);
  expect(looksLikeRealCard({ ...paying, number: '4242424242424241' })).toBe(false);
});
