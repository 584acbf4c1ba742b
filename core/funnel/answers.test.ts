import { describe, expect, test } from 'vitest';
import { allowedAnswer, chosenLabels, knownAnswers, LONGEST_TEXT, toggle } from './answers.ts';
import { defineFunnel } from './funnel.ts';
import type { CityStep, MultiStep, ScaleStep, SingleStep } from './step.ts';

const age: SingleStep = { id: 'age', kind: 'single', title: 'Age', options: [{ id: 'young', label: 'Young' }] };
const agree: ScaleStep = { id: 'agree', kind: 'scale', title: 'So?', options: [{ id: '1', label: '1' }], ends: ['No', 'Yes'] };
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

describe('an answer is allowed', () => {
  test('when it is an option of a single choice or a scale', () => {
    expect(allowedAnswer(age, 'young')).toBe('young');
    expect(allowedAnswer(agree, '1')).toBe('1');
  });

  test.each([['old'], [''], [1], [null], [undefined], [['young']], [{ id: 'young' }]])('but not when it is %j', (value) => {
    expect(allowedAnswer(age, value)).toBeUndefined();
  });

  test('as a list in the order of the options, each once, without strangers', () => {
    expect(allowedAnswer(used, ['spf', 'hack', 'toner', 'spf', 7])).toEqual(['toner', 'spf']);
  });

  test.each([[[]], [['hack']], ['spf'], [{ 0: 'spf', length: 1 }], [null]])('but not as the list %j', (value) => {
    expect(allowedAnswer(used, value)).toBeUndefined();
  });

  test('when an exclusive option stands alone, and not beside another', () => {
    expect(allowedAnswer(used, ['none'])).toEqual(['none']);
    expect(allowedAnswer(used, ['none', 'spf'])).toBeUndefined();
  });

  test('as typed text, trimmed, of limited length and printable', () => {
    expect(allowedAnswer(place, '  São Paulo, Brazil ')).toBe('São Paulo, Brazil');
    expect(allowedAnswer(place, 'x'.repeat(500))).toHaveLength(LONGEST_TEXT);
    expect(allowedAnswer(place, 'Graz\u0000\n Austria')).toBe('Graz  Austria');
    expect(allowedAnswer(place, `${'x'.repeat(LONGEST_TEXT - 1)}🌞`)).toBe('x'.repeat(LONGEST_TEXT - 1));
  });

  test.each([['   '], ['\u0000'], [42], [['Paris']], [null]])('but not as the text %j', (value) => {
    expect(allowedAnswer(place, value)).toBeUndefined();
  });
});

describe('what is stored', () => {
  test('is kept where the funnel knows and allows it', () => {
    const stored = { age: 'young', agree: '1', place: 'Graz', used: ['none'] };
    expect(knownAnswers(funnel, stored)).toEqual(stored);
  });

  test('loses steps and options of an older definition, photos and nonsense', () => {
    const old = { age: 'ancient', agree: '1', shoeSize: '42', photo: 'data:image/jpeg;base64,AAAA', used: 'spf', place: {} };
    expect(knownAnswers(funnel, old)).toEqual({ agree: '1' });
  });

  test('may be hostile without harm', () => {
    const hostile = JSON.parse('{"__proto__":{"age":"young","admin":true},"constructor":"young","toString":["spf"]}');
    const known = knownAnswers(funnel, hostile);
    expect(Object.keys(known)).toEqual([]);
    expect('admin' in known).toBe(false);
  });
});

describe('toggling a choice', () => {
  test('adds it in the order of the options, and takes it away again', () => {
    expect(toggle(used.options, ['spf'], 'toner')).toEqual(['toner', 'spf']);
    expect(toggle(used.options, ['toner', 'spf'], 'toner')).toEqual(['spf']);
  });

  test('an exclusive option clears the others', () => {
    expect(toggle(used.options, ['toner', 'spf'], 'none')).toEqual(['none']);
  });

  test('and any other clears the exclusive one', () => {
    expect(toggle(used.options, ['none'], 'spf')).toEqual(['spf']);
  });

  test('the last choice can be taken away', () => {
    expect(toggle(used.options, ['none'], 'none')).toEqual([]);
  });

  test('an unknown option changes nothing', () => {
    expect(toggle(used.options, ['spf'], 'hack')).toEqual(['spf']);
  });
});

test('an answer reads back in the words it was chosen by', () => {
  expect(chosenLabels(used, ['spf', 'toner'])).toEqual(['Toner', 'SPF']);
  expect(chosenLabels(age, 'young')).toEqual(['Young']);
  expect(chosenLabels(place, 'Lisbon, Portugal')).toEqual(['Lisbon, Portugal']);
  expect(chosenLabels(age, undefined)).toEqual([]);
});
