import { describe, expect, test } from 'vitest';
import { chosenLabels, MAX_TEXT_LENGTH, toggle, validAnswer, validAnswers } from './answers.ts';
import { defineFunnel } from './funnel.ts';
import type { CityStep, MultiStep, ScaleStep, SingleStep } from './step.ts';

const age: SingleStep = { id: 'age', kind: 'single', title: 'Age', options: [{ id: 'young', label: 'Young' }] };
const agree: ScaleStep = {
  id: 'agree',
  kind: 'scale',
  title: 'So?',
  options: [{ id: '1', label: '1', meaning: 'Agree' }],
  ends: ['No', 'Yes'],
};
const place: CityStep = { id: 'place', kind: 'city', title: 'I live in...' };
const used: MultiStep = {
  id: 'used',
  kind: 'multi',
  title: 'Used',
  options: [
    { id: 'toner', label: 'Toner' },
    { id: 'spf', label: 'SPF' },
    { id: 'none', label: 'None', exclusive: true },
  ],
};
const funnel = defineFunnel([{ id: 'all', title: 'All', steps: [age, agree, place, used] }], { entry: '/in', exit: '/out' });

describe('allowedAnswer', () => {
  test('takes an option of a single choice or a scale', () => {
    expect(validAnswer(age, 'young')).toBe('young');
    expect(validAnswer(agree, '1')).toBe('1');
  });

  test.each([['old'], [''], [1], [null], [undefined], [['young']], [{ id: 'young' }]])(
    'refuses %j as the answer to a single choice',
    (value) => {
      expect(validAnswer(age, value)).toBeUndefined();
    },
  );

  test('takes a list, in the order of the options, each once, without unknown ones', () => {
    expect(validAnswer(used, ['spf', 'hack', 'toner', 'spf', 7])).toEqual(['toner', 'spf']);
  });

  test.each([[[]], [['hack']], ['spf'], [{ 0: 'spf', length: 1 }], [null]])(
    'refuses %j as the answer to a multiple choice',
    (value) => {
      expect(validAnswer(used, value)).toBeUndefined();
    },
  );

  test('takes an exclusive option alone, and not beside another', () => {
    expect(validAnswer(used, ['none'])).toEqual(['none']);
    expect(validAnswer(used, ['none', 'spf'])).toBeUndefined();
  });

  test('takes a typed text, trimmed, cut and printable', () => {
    expect(validAnswer(place, '  São Paulo, Brazil ')).toBe('São Paulo, Brazil');
    expect(validAnswer(place, 'x'.repeat(500))).toHaveLength(MAX_TEXT_LENGTH);
    expect(validAnswer(place, 'Graz\u0000\n Austria')).toBe('Graz  Austria');
    expect(validAnswer(place, `${'x'.repeat(MAX_TEXT_LENGTH - 1)}🌞`)).toBe('x'.repeat(MAX_TEXT_LENGTH - 1));
  });

  test.each([['   '], ['\u0000'], [42], [['Paris']], [null]])('refuses %j as a typed text', (value) => {
    expect(validAnswer(place, value)).toBeUndefined();
  });
});

describe('knownAnswers', () => {
  test('keeps every answer that the funnel knows and allows', () => {
    const stored = { age: 'young', agree: '1', place: 'Graz', used: ['none'] };
    expect(validAnswers(funnel, stored)).toEqual(stored);
  });

  test('drops steps and options of an older funnel, photos and other values', () => {
    const old = { age: 'ancient', agree: '1', shoeSize: '42', photo: 'data:image/jpeg;base64,AAAA', used: 'spf', place: {} };
    expect(validAnswers(funnel, old)).toEqual({ agree: '1' });
  });

  test('takes a hostile object without harm', () => {
    const hostile = JSON.parse('{"__proto__":{"age":"young","admin":true},"constructor":"young","toString":["spf"]}');
    const known = validAnswers(funnel, hostile);
    expect(Object.keys(known)).toEqual([]);
    expect('admin' in known).toBe(false);
  });
});

describe('toggle', () => {
  test('adds a choice in the order of the options, and removes it again', () => {
    expect(toggle(used.options, ['spf'], 'toner')).toEqual(['toner', 'spf']);
    expect(toggle(used.options, ['toner', 'spf'], 'toner')).toEqual(['spf']);
  });

  test('clears the other choices when an exclusive option is chosen', () => {
    expect(toggle(used.options, ['toner', 'spf'], 'none')).toEqual(['none']);
  });

  test('clears the exclusive option when another is chosen', () => {
    expect(toggle(used.options, ['none'], 'spf')).toEqual(['spf']);
  });

  test('removes the last choice', () => {
    expect(toggle(used.options, ['none'], 'none')).toEqual([]);
  });

  test('changes nothing for an unknown option', () => {
    expect(toggle(used.options, ['spf'], 'hack')).toEqual(['spf']);
  });
});

test('chosenLabels gives the labels of the chosen options, or the typed text', () => {
  expect(chosenLabels(used, ['spf', 'toner'])).toEqual(['Toner', 'SPF']);
  expect(chosenLabels(age, 'young')).toEqual(['Young']);
  expect(chosenLabels(place, 'Lisbon, Portugal')).toEqual(['Lisbon, Portugal']);
  expect(chosenLabels(age, undefined)).toEqual([]);
});
