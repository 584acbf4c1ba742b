import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { rounds } from '../testing.ts';
import { defineFunnel } from './funnel.ts';
import { longestRepeat, repeatAnswers, repeatedIn, repeatProblems } from './repeat.ts';
import type { Section } from './step.ts';

const PATHS = { entry: '/in', exit: '/out' };
const about = {
  id: 'about',
  title: 'About',
  steps: [
    {
      id: 'skin-type',
      kind: 'single',
      title: 'What is your skin type?',
      options: [
        { id: 'dry', label: 'Dry', word: 'dry skin' },
        { id: 'oily', label: 'Oily', word: 'oily skin' },
      ],
    },
    {
      id: 'wishes',
      kind: 'multi',
      title: 'What should {skin-type|your skin} become?',
      options: [
        { id: 'calm', label: 'calm' },
        { id: 'clear', label: 'clear' },
        { id: 'even', label: 'even' },
      ],
    },
    { id: 'name', kind: 'text', title: 'And you?', label: 'Name', max: 40, optional: true },
    {
      id: 'height',
      kind: 'number',
      title: '{name|You}, how tall are you?',
      why: 'So that {wishes|your wishes} can be measured.',
      label: 'Height',
      unit: { name: 'Centimetres', symbol: 'cm' },
      ...{ min: 100, max: 230, step: 1 },
    },
    { id: 'agreed', kind: 'consent', title: 'May we?', version: '1', agreement: 'You may.' },
  ],
} as const satisfies Section;
const { asking } = defineFunnel([about], PATHS);

describe('a text that repeats answers', () => {
  test.each([
    ['the word of an option', 'For {skin-type|your skin}.', { 'skin-type': 'dry' }, 'For dry skin.'],
    [
      'several options as a sentence lists them',
      'To be {wishes|happy}.',
      { wishes: ['calm', 'even', 'clear'] },
      'To be calm, clear, and even.',
    ],
    ['what was typed, in one line', 'Hello {name|there}!', { name: 'Ann' }, 'Hello Ann!'],
    ['a number with its unit', 'At {height|your height}.', { height: '172' }, 'At 172 cm.'],
    ['its fallback where nothing was answered', 'For {skin-type|your skin}.', {}, 'For your skin.'],
    ['its fallback for an answer of an older funnel', 'For {skin-type|your skin}.', { 'skin-type': 'gone' }, 'For your skin.'],
    ['each of two answers', '{name|You} and {skin-type|your skin}', { name: 'Ann' }, 'Ann and your skin'],
  ])('says %s', (_, text, answers, said) => {
    expect(repeatAnswers(text, asking as readonly (typeof asking)[number][], answers)).toBe(said);
  });

  test('says what was typed as it is, whatever signs it has', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1, maxLength: 40, unit: fc.constantFrom('$', '&', '{', '}', '|', 'a', '<', '1') }),
        (name) => {
          expect(repeatAnswers('{name|you}!', asking, { name })).toBe(`${name}!`);
        },
      ),
      { numRuns: rounds(1000, 100) },
    );
  });

  test('takes the room of the longest word that an option has, or of its fallback', () => {
    expect(longestRepeat('For {skin-type|it}.', asking)).toBe('For oily skin.');
    expect(longestRepeat('For {skin-type|whatever skin you have}.', asking)).toBe('For whatever skin you have.');
  });

  test('names the steps that it repeats', () => {
    expect(repeatedIn('{name|You}, {height|tall} {count}')).toEqual(['name', 'height']);
  });
});

/* What these assert is checked by `npm run check types`. */
describe('a text with the wrong step', () => {
  test('does not compile on a page or in a mail', () => {
    // @ts-expect-error: no step has this id
    expect(repeatAnswers('For {skinType|your skin}.', asking, {})).toBe('For your skin.');
    expectTypeOf(repeatAnswers('For {skin-type|your skin}.', asking, {})).toEqualTypeOf<string>();
  });

  test.each([
    ['of no step', '{nobody|You} and I'],
    ['of a step that comes later', '{later|You} and I'],
    ['of itself', '{first|You} and I'],
  ])('is refused in a funnel: the id %s', (_, title) => {
    const steps = [
      { id: 'first', kind: 'text', title, label: 'A', max: 9 },
      { id: 'later', kind: 'text', title: 'Later', label: 'B', max: 9 },
    ] as const;
    expect(repeatProblems([{ steps }]).map(({ step, says }) => [step, says])).toEqual([
      ['first', expect.stringContaining('no answer that was given before')],
    ]);
  });

  test('does not compile in a funnel', () => {
    const first = { id: 'first', kind: 'text', title: 'First', label: 'A', max: 9 } as const;
    const later = { id: 'later', kind: 'text', title: '{first|You}', label: 'B', max: 9 } as const;
    const section = { id: 'all', title: 'All' } as const;
    const chart = { id: 'chart', kind: 'chart', percent: 5, shape: 'ring', labels: [], button: 'Go' } as const;
    defineFunnel(
      [
        { ...section, steps: [first] },
        { ...section, id: 'more', steps: [later] },
      ],
      PATHS,
    );
    // @ts-expect-error: it repeats an answer that is given later
    defineFunnel([{ ...section, steps: [later, first] }], PATHS);
    // @ts-expect-error: a chart says a figure, and repeats nothing
    defineFunnel([{ ...section, steps: [first, { ...chart, title: '{first|You}' }] }], PATHS);
    defineFunnel([{ ...section, steps: [first, { ...chart, title: 'You' }] }], PATHS);
    expect(repeatProblems([{ steps: [first, { ...chart, title: '{first|You}' }] }])).toHaveLength(1);
  });

  test('is refused where nothing fills it in, and where it has no words for a visitor without an answer', () => {
    const options = [{ id: 'a', label: '{about|A}' }];
    const steps = [
      { id: 'about', kind: 'single', title: 'About', options: [{ id: 'a', label: 'A' }] },
      { id: 'more', kind: 'single', title: '{about}', options },
      { id: 'most', kind: 'single', title: 'Half {about|A', options: [{ id: 'a', label: 'A' }] },
    ] as const;
    expect(repeatProblems([{ steps }]).map(({ step, text }) => [step, text])).toEqual([
      ['more', '{about}'],
      ['more', '{about|A}'],
      ['most', 'Half {about|A'],
    ]);
  });
});
