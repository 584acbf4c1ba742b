import { describe, expect, test } from 'vitest';
import { emptyJourney, parseJourney, withAnswer } from './stored-journey.ts';

const whole = {
  answers: { age: 'young', used: ['toner', 'spf'], town: 'Graz, Austria' },
  at: '/quiz3',
  selfie: 'skipped',
  city: { placeId: '1', name: 'Graz', label: 'Graz, Austria' },
  email: 'ann@example.com',
  planId: 'month',
  skinTone: 'tan',
} as const;

describe('parseJourney', () => {
  test('reads back what was stored', () => {
    expect(parseJourney(JSON.parse(JSON.stringify(whole)))).toEqual(whole);
  });

  test.each([undefined, null, 7, 'text', [], {}])('reads %j as the empty journey', (stored) => {
    expect(parseJourney(stored)).toEqual(emptyJourney);
  });

  test('leaves out every field of another shape', () => {
    const strange = {
      answers: 'none',
      at: 3,
      selfie: 'maybe',
      city: { name: 'Graz' },
      email: ['ann'],
      planId: null,
      skinTone: 4,
      photo: 'data:',
    };
    expect(parseJourney(strange)).toEqual(emptyJourney);
  });

  test('leaves out a picked city that is no longer the answer', () => {
    const { city: _, ...others } = whole;
    const answers = { ...whole.answers, town: 'Linz' };
    expect(parseJourney({ ...whole, answers })).toEqual({ ...others, answers });
  });
});

describe('withAnswer', () => {
  test('sets one answer and keeps every other field', () => {
    expect(withAnswer(whole, 'age', 'old')).toEqual({ ...whole, answers: { ...whole.answers, age: 'old' } });
  });

  test('removes the answer when it is undefined', () => {
    expect(withAnswer(whole, 'age', undefined).answers).toEqual({ used: ['toner', 'spf'], town: 'Graz, Austria' });
  });

  test('removes a picked city together with its answer', () => {
    const { city: _, ...others } = whole;
    expect(withAnswer(whole, 'town', undefined)).toEqual({ ...others, answers: { age: 'young', used: ['toner', 'spf'] } });
  });
});
