import { describe, expect, test } from 'vitest';
import { questionAnswers, userData } from '../answer-export.ts';
import { chosenLabels, validAnswer, validAnswers } from '../answers.ts';
import { exampleAnswer } from '../example-answer.ts';
import { defineFunnel, type Funnel } from '../funnel.ts';
import { answerGroups, groupsOfAnswer } from '../segments.ts';
import type { Section } from '../step.ts';
import { consentAnswer } from './consent.ts';
import { withoutPersonal } from './personal.ts';
import { middleOf } from './slider.ts';
import { MAX_TEXT, readText } from './text.ts';

const about = {
  id: 'about',
  title: 'About',
  steps: [
    {
      ...{ id: 'weight', kind: 'number', title: 'Weight', label: 'Weight', unit: { name: 'Kilograms', symbol: 'kg' } },
      ...{ min: 30, max: 250, step: 0.5, bands: [50, 70, 90] },
    },
    { id: 'energy', kind: 'slider', title: 'Energy', label: 'Energy', min: 1, max: 10, step: 1, ends: ['Low', 'High'] },
    { id: 'share', kind: 'slider', title: 'Share', label: 'Share', min: 0, max: 100, step: 5, unit: '%', ends: ['0', '100'] },
    { id: 'birthday', kind: 'date', title: 'Birthday', label: 'Birthday', exportAs: 'born' },
    { id: 'name', kind: 'text', title: 'Name', label: 'Name', max: 12 },
    { id: 'wish', kind: 'text', title: 'Wish', label: 'Wish', max: 900, lines: true },
    {
      id: 'look',
      kind: 'pictures',
      title: 'Look',
      options: [
        { id: 'calm', label: 'Calm', picture: 'mirror', alt: 'A mirror' },
        { id: 'wild', label: 'Wild', picture: 'foam', alt: 'Foam' },
      ],
    },
    {
      id: 'looks',
      kind: 'pictures',
      title: 'Looks',
      several: true,
      options: [
        { id: 'calm', label: 'Calm', picture: 'mirror', alt: 'A mirror' },
        { id: 'wild', label: 'Wild', picture: 'foam', alt: 'Foam' },
        { id: 'none', label: 'None', picture: 'shelf', alt: 'A shelf', exclusive: true },
      ],
    },
    { id: 'study', kind: 'consent', title: 'Study', version: '2026-11', agreement: 'You may ask me again.' },
  ],
} as const satisfies Section;
const funnel: Funnel = defineFunnel([about], { entry: '/in', exit: '/out' });
const AT = Date.UTC(2026, 10, 29, 9, 30);
const answers = {
  weight: '68.5',
  energy: '7',
  share: '35',
  birthday: '1990-05-03',
  name: 'Ann',
  wish: 'Less red.\nLess dry.',
  look: 'calm',
  looks: ['calm', 'wild'],
  study: consentAnswer({ ...about.steps[8] }, AT),
};
const step = (id: string) => {
  const found = funnel.asking.find((asked) => asked.id === id);
  if (!found) throw new Error(`The funnel has no step ${id}.`);
  return found;
};

test('every kind keeps its answers, in a browser and on the server', () => {
  expect(validAnswers(funnel, answers)).toEqual(answers);
  for (const asked of funnel.asking) {
    const example = exampleAnswer(asked);
    expect(validAnswer(asked, example), asked.id).toEqual(example);
  }
});

test.each([
  ['weight', ['29', '250.5', '68,5', 'heavy', 68, ['68']]],
  ['energy', ['0', '11', '', ' 5', 5]],
  ['birthday', ['1990-13-01', '3 May 1990', 19900503]],
  ['name', ['', '  ', '\u0000', 7, ['Ann']]],
  ['look', ['gone', ['calm'], '', 1]],
  ['looks', [[], ['gone'], 'calm', ['none', 'calm']]],
  [
    'study',
    ['2026-11', '2025-01 2026-11-29T09:30:00.000Z', '2026-11 yesterday', '2026-11 2026-13-40T09:30:00.000Z', true, 'yes'],
  ],
])('the step %s takes nothing that it does not ask for', (id, values) => {
  for (const value of values) expect(validAnswer(step(id), value), JSON.stringify(value)).toBeUndefined();
});

describe('a text', () => {
  const name = { ...about.steps[4] };
  const wish = { ...about.steps[5] };
  test('is one printable line, or a few', () => {
    expect(validAnswer(step('name'), ' An\u0000n\nB ')).toBe('An n B');
    expect(validAnswer(step('wish'), '\n a \r\n\u202eb\u0007 \n')).toBe('a\n b');
  });

  test('that is too long is refused where it is written, and is cut where it was made up', () => {
    expect(readText(name, 'x'.repeat(13))).toEqual({ problem: 'long' });
    expect(readText(name, ' x ')).toEqual({ answer: 'x' });
    expect(readText(name, ' \n ')).toEqual({ problem: 'missing' });
    expect(validAnswer(step('name'), `${'x'.repeat(11)}🌞`)).toBe('x'.repeat(11));
    expect(validAnswer(step('wish'), 'x'.repeat(2000))).toHaveLength(MAX_TEXT);
    expect(readText(wish, 'x'.repeat(MAX_TEXT))).toEqual({ answer: 'x'.repeat(MAX_TEXT) });
  });
});

test('a slider waits in the middle of its steps', () => {
  expect([
    middleOf({ min: 1, max: 10, step: 1 }),
    middleOf({ min: 0, max: 1, step: 0.1 }),
    middleOf({ min: 5, max: 20, step: 10 }),
  ]).toEqual(['6', '0.5', '15']);
});

test('people read an answer with its unit, its month and its words', () => {
  expect(
    funnel.asking.map((asked) => chosenLabels(asked, validAnswer(asked, answers[asked.id as keyof typeof answers]))),
  ).toEqual([
    ['68.5 kg'],
    ['7'],
    ['35%'],
    ['May 3, 1990'],
    ['Ann'],
    ['Less red.\nLess dry.'],
    ['Calm'],
    ['Calm', 'Wild'],
    ['You may ask me again.'],
  ]);
});

test('the companion app gets every answer, a consent with its version and its time, and nothing made up', () => {
  const exported = userData(funnel, answers, 'month');
  expect(exported).toEqual({
    weight: '68.5 kg',
    energy: '7',
    share: '35%',
    born: '1990-05-03',
    name: 'Ann',
    wish: 'Less red.\nLess dry.',
    look: 'Calm',
    looks: ['Calm', 'Wild'],
    study: 'Agreed to version 2026-11 at 2026-11-29T09:30:00.000Z',
    selectedOption: 'month',
  });
  expect(questionAnswers(exported).every(({ answer }) => typeof answer === 'string')).toBe(true);
  expect(new Set(Object.values(userData(funnel, { weight: '12', look: 'gone', study: 'old 2026-11-29T09:30:00.000Z' })))).toEqual(
    new Set(['No answer']),
  );
});

describe('the dashboard', () => {
  test('counts numbers in bands, short sliders by value, pictures by option, and nothing that was typed', () => {
    const groups = Object.fromEntries(funnel.asking.map((asked) => [asked.id, answerGroups(asked).map(({ label }) => label)]));
    expect(groups).toEqual({
      weight: ['< 50 kg', '50 – < 70 kg', '70 – < 90 kg', '≥ 90 kg'],
      energy: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'],
      share: [],
      birthday: [],
      name: [],
      wish: [],
      look: ['Calm', 'Wild'],
      looks: ['Calm', 'Wild', 'None'],
      study: [],
    });
  });

  test('puts an answer into one of the groups that it shows', () => {
    expect(funnel.asking.map((asked) => groupsOfAnswer(asked, answers[asked.id as keyof typeof answers]))).toEqual([
      ['50-to-70'],
      ['7'],
      ...[[], [], [], []],
      ['calm'],
      ['calm', 'wild'],
      [],
    ]);
    expect(['30', '49.5', '50', '69.5', '90', '250', '29'].map((weight) => groupsOfAnswer(step('weight'), weight))).toEqual([
      ['below-50'],
      ['below-50'],
      ['50-to-70'],
      ['50-to-70'],
      ['from-90'],
      ['from-90'],
      [],
    ]);
  });
});

test('no event carries a date, a text or a consent', () => {
  expect(withoutPersonal(funnel.steps, answers)).toEqual({
    weight: '68.5',
    energy: '7',
    share: '35',
    look: 'calm',
    looks: ['calm', 'wild'],
  });
  expect(withoutPersonal(funnel.steps, '')).toBe('');
});
