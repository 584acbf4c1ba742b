import { describe, expect, test } from 'vitest';
import { type FaceRules, faceTraits, neutralFace } from './face.ts';

const rules: FaceRules = {
  shape: { step: 'gender', shows: { woman: 'soft', man: 'square' } },
  age: { step: 'age', shows: { young: 0, old: 4 } },
  marks: [
    { step: 'concerns', shows: { pimples: 'blemishes', red: 'redness', nothing: null } },
    { step: 'type', shows: { oily: 'shine', mixed: 't-zone-shine' } },
    { step: 'more', shows: { red: 'redness', shiny: 'shine' } },
  ],
};
const marksOf = (answers: Readonly<Record<string, unknown>>) => [...faceTraits(rules, answers, undefined).marks];

describe('faceTraits', () => {
  test('a visitor without answers has the neutral face', () => {
    expect(faceTraits(rules, {}, undefined)).toEqual(neutralFace);
  });

  test('shape, age and tone follow the answers', () => {
    expect(faceTraits(rules, { gender: 'man', age: 'old' }, 'tan')).toEqual({
      ...neutralFace,
      shape: 'square',
      age: 4,
      tone: 'tan',
    });
  });

  test('the youngest age band is an answer, not a missing one', () => {
    expect(faceTraits(rules, { age: 'young' }, undefined).age).toBe(0);
  });

  test('each of several choices leaves its mark, and a mark that two answers leave is one', () => {
    expect(marksOf({ concerns: ['pimples', 'red'], more: ['red'] })).toEqual(['blemishes', 'redness']);
  });

  test('redness covers the lighter red of sensitive skin', () => {
    const both: FaceRules = { ...rules, marks: [...rules.marks, { step: 'sensitive', shows: { yes: 'blush' } }] };
    const shown = (answers: Readonly<Record<string, unknown>>) => [...faceTraits(both, answers, undefined).marks];
    expect(shown({ sensitive: 'yes' })).toEqual(['blush']);
    expect(shown({ sensitive: 'yes', concerns: ['red'] })).toEqual(['redness']);
  });

  test('a choice that shows nothing leaves no mark', () => {
    expect(marksOf({ concerns: ['nothing'] })).toEqual([]);
  });

  test('shine all over takes in the shine of the T-zone', () => {
    expect(marksOf({ type: 'mixed', more: ['shiny'] })).toEqual(['shine']);
  });

  test.each([
    ['an option of an older funnel', { gender: 'both', concerns: ['frown'] }],
    ['a name that every object has', { gender: 'constructor', concerns: ['toString'] }],
    ['something else than text', { gender: 7, age: null, concerns: { red: true } }],
  ])('%s changes nothing', (_, answers) => {
    expect(faceTraits(rules, answers, undefined)).toEqual(neutralFace);
  });

  test('the tone is nothing but the one that was picked', () => {
    expect(faceTraits(rules, { gender: 'woman', type: 'oily' }, 'purple').tone).toBe('drawn');
  });
});
