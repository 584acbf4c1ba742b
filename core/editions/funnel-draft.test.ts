import { describe, expect, test } from 'vitest';
import { draftRules } from '../../content/editions.ts';
import { sections } from '../../content/funnel/index.ts';
import { defineFunnel } from '../funnel/funnel.ts';
import { provePaths } from '../funnel/prove.ts';
import { check } from './check.ts';
import { Draft } from './draft.ts';
import { changedSections, sectionValue } from './funnels.ts';

const content = {
  'funnel/index.sections': sections,
  ...Object.fromEntries(sections.map((section) => [sectionValue(section.id), section])),
};
const PROFILE = 'funnel/profile.profile.steps';
const LIFESTYLE = 'funnel/lifestyle.lifestyle.steps';
const pets = {
  id: 'pets',
  kind: 'single',
  title: 'Do animals live with you?',
  options: [
    { id: 'cats', label: 'Yes, cats' },
    { id: 'none', label: 'No' },
  ],
};
const cats = { id: 'catHours', kind: 'info', title: 'Cats keep you warm', illustration: 'face-scan', button: 'Continue' };
const when = { step: 'pets', is: 'cats' };

const draftOf = (changes: object) => Draft.parse({ version: 1, name: 'Pets', ...changes });
const errorsOf = (changes: object) =>
  check(content, draftOf(changes), draftRules)
    .filter(({ grade }) => grade === 'error')
    .map(({ path, says }) => `${path}: ${says}`);
const add = (path: string, ...members: readonly object[]) => ({
  [path]: { add: members.map((member) => ({ after: null, member })) },
});
const funnelOf = (changes: object) => defineFunnel(changedSections(sections, draftOf(changes)), { entry: '/', exit: '/analyze' });

test('a draft adds a question with a branch, removes an interstitial, and moves no data', () => {
  const changes = {
    lists: {
      [PROFILE]: {
        add: [
          { after: 'gender', member: pets },
          { after: 'pets', member: { ...cats, when } },
        ],
      },
      'funnel/mindset.mindset.steps': { remove: ['brandLoyal'] },
    },
  };
  expect(errorsOf(changes)).toEqual([]);
  const funnel = funnelOf(changes);
  const at = funnel.steps.findIndex(({ id }) => id === 'gender');
  expect(funnel.steps.slice(at, at + 3).map(({ id, path }) => [id, path])).toEqual([
    ['gender', `/quiz${at + 1}`],
    ['pets', `/quiz${at + 2}`],
    ['catHours', `/quiz${at + 3}`],
  ]);
  expect(funnel.steps.some(({ id }) => (id as string) === 'brandLoyal')).toBe(false);
  const { classes, unreachable } = provePaths(funnel);
  expect([classes.length, unreachable]).toEqual([2, []]);
  expect(classes.map(({ steps }) => steps.length)).toEqual([37, 36]);
});

test('options come and go, in a new order, and only for some', () => {
  const options = `${PROFILE}.gender.options`;
  const offered = { id: 'rather-not', label: 'I would rather not say' };
  const changes = { lists: { [options]: { add: [{ after: null, member: offered }] } } };
  expect(errorsOf(changes)).toEqual([]);
  const step = funnelOf(changes).steps.find(({ id }) => id === 'gender');
  expect(step && 'options' in step && step.options[0]).toEqual(offered);
});

test('texts of what a draft adds can be changed by their paths', () => {
  const changes = {
    lists: add(PROFILE, pets),
    texts: { [`${PROFILE}.pets.title`]: 'Who else lives with you?' },
    orders: { [`${PROFILE}.pets.options`]: ['none', 'cats'] },
  };
  expect(errorsOf(changes)).toEqual([]);
  const [first] = funnelOf(changes).steps;
  expect(first).toMatchObject({ title: 'Who else lives with you?', options: [{ id: 'none' }, { id: 'cats' }] });
});

test('a condition on a whole section stands beside those of its steps', () => {
  const changes = { lists: add(PROFILE, pets), conditions: { 'funnel/mindset.mindset': when } };
  expect(errorsOf(changes)).toEqual([]);
  const asked = provePaths(funnelOf(changes)).classes.map(({ steps }) => steps.length);
  const mindset = sections.find(({ id }) => id === 'mindset')?.steps.length ?? 0;
  expect(asked).toEqual([37, 37 - mindset]);
});

test('conditions for which too many answers decide together are refused, since not every path can be tried', () => {
  const ids = Array.from({ length: 19 }, (_, number) => `new-${number}`);
  const options = ['a', 'b', 'c'].map((id) => ({ id, label: 'Fine' }));
  const steps = ids.map((id, number) => ({
    after: ids[number - 1] ?? 'age',
    member: { id, kind: 'single', title: 'How are you?', options },
  }));
  const asked = ids.flatMap((step) => ['a', 'b'].map((is) => ({ step, is })));
  const last = { id: 'last', kind: 'single', title: 'How are you?', options };
  const changes = {
    lists: { [PROFILE]: { add: [...steps, { after: ids.at(-1), member: last }] } },
    conditions: { [`${PROFILE}.last`]: { any: [{ any: asked.slice(0, 19) }, { any: asked.slice(19) }] } },
  };
  expect(errorsOf(changes)).toEqual(['conditions: Too many answers decide together for every path to be tried.']);
});

describe('check', () => {
  test.each<[string, object, string]>([
    [
      'an id that a step has',
      { lists: add(LIFESTYLE, { ...pets, id: 'gender' }) },
      `${LIFESTYLE}.gender: The id has another meaning`,
    ],
    [
      'an id whose step it removes',
      {
        lists: {
          'funnel/mindset.mindset.steps': {
            remove: ['brandLoyal'],
            add: [{ after: null, member: { ...pets, id: 'brandLoyal' } }],
          },
        },
      },
      'The id has another meaning',
    ],
    ['one id twice', { lists: add(LIFESTYLE, pets, pets) }, 'The id has another meaning'],
    ['one id in two sections', { lists: { ...add(LIFESTYLE, pets), ...add(PROFILE, pets) } }, 'Two steps have this id'],
    ['what the program reckons with to go', { lists: { [PROFILE]: { remove: ['skinType'] } } }, 'The program reckons with'],
    ['the photo to go', { lists: { 'funnel/selfie.selfie.steps': { remove: ['selfie'] } } }, 'The program reckons with'],
    [
      'the photo for some',
      { lists: add(PROFILE, pets), conditions: { 'funnel/selfie.selfie.steps.selfie': when } },
      'The analysis shows the photo',
    ],
    ['what is not there to go', { lists: { [PROFILE]: { remove: ['pets'] } } }, 'There is no such member'],
    ['a place that is not there', { lists: { [PROFILE]: { add: [{ after: 'dogs', member: pets }] } } }, `It stands after 'dogs'`],
    ['an option among steps', { lists: add(PROFILE, { id: 'a', label: 'A' }) }, 'It is an option'],
    ['a step among options', { lists: add(`${PROFILE}.gender.options`, pets) }, 'It is a step'],
    ['another list', { lists: add('pages/sales.salesCopy', pets) }, 'no steps or options at this path'],
    [
      'a scale with another point',
      { lists: add('funnel/mindset.mindset.steps.brandLoyal.options', { id: '6', label: '6' }) },
      'no steps or options at this path',
    ],
    [
      'one option alone',
      {
        lists: {
          [`${PROFILE}.gender.options`]: {
            remove: sections[0].steps.flatMap((step) => (step.id === 'gender' ? step.options.slice(1).map(({ id }) => id) : [])),
          },
        },
      },
      'A question has two options',
    ],
    [
      'a condition on a later answer',
      { conditions: { [`${PROFILE}.gender`]: { step: 'brandLoyal', is: '1' } } },
      `asks for 'brandLoyal'`,
    ],
    ['a condition on itself', { lists: add(PROFILE, { ...pets, when }) }, `asks for 'pets'`],
    [
      'a condition on an option that is not there',
      { lists: add(PROFILE, cats, pets), conditions: { [`${PROFILE}.gender`]: { step: 'pets', is: 'dogs' } } },
      `no option 'dogs'`,
    ],
    [
      'a condition on several where one is given',
      { lists: add(PROFILE, pets), conditions: { [`${PROFILE}.gender`]: { step: 'pets', includes: 'cats' } } },
      'has one answer',
    ],
    [
      'at least without a scale or a number',
      { lists: add(PROFILE, pets), conditions: { [`${PROFILE}.gender`]: { step: 'pets', atLeast: 2 } } },
      'is no scale',
    ],
    [
      'a condition on an interstitial',
      { lists: add(PROFILE, cats), conditions: { [`${PROFILE}.gender`]: { step: 'catHours', is: 'yes' } } },
      'has no options',
    ],
    ['a condition where nothing is', { conditions: { [`${PROFILE}.pets`]: when } }, 'no section, step or option'],
    [
      'a step that nobody is asked',
      { lists: add(PROFILE, pets), conditions: { [`${PROFILE}.gender`]: { all: [when, { step: 'pets', is: 'none' }] } } },
      `${PROFILE}.gender: Nobody is asked this step`,
    ],
    ['a drawing that nobody drew', { lists: add(PROFILE, { ...pets, drawing: 'dragon' }) }, `no drawing 'dragon'`],
    ['markup', { lists: add(PROFILE, { ...pets, title: '<b>Pets</b>' }) }, 'markup'],
    ['a claim', { lists: add(PROFILE, { ...cats, title: 'Clinically proven cats' }) }, 'claim without a basis'],
    ['a figure', { lists: add(PROFILE, { ...cats, title: 'Cats help 87 % of people' }) }, 'no basis'],
    [
      'a word that does not fit',
      { lists: add(PROFILE, { ...pets, title: 'Donaudampfschifffahrtsgesellschaft?' }) },
      'does not fit',
    ],
  ])('refuses a draft with %s', (_what, changes, says) => {
    expect(errorsOf(changes).join('\n')).toContain(says);
  });

  test('a figure in an option is what a visitor says, and needs no basis', () => {
    expect(
      errorsOf({
        lists: add(PROFILE, {
          ...pets,
          options: [
            { id: 'one', label: '1 cat' },
            { id: 'more', label: '2 to 9' },
          ],
        }),
      }),
    ).toEqual([]);
  });
});

describe('Draft', () => {
  const deep = (depth: number): object => (depth === 0 ? when : { not: deep(depth - 1) });
  test.each<[string, object]>([
    ['conditions in conditions in conditions', { conditions: { [`${PROFILE}.gender`]: deep(1000) } }],
    ['an unknown kind', { lists: add(PROFILE, { ...pets, kind: 'video' }) }],
    ['an unknown field', { lists: add(PROFILE, { ...pets, html: '<b>' }) }],
    ['an id of other signs', { lists: add(PROFILE, { ...pets, id: '../secret' }) }],
    ['one option', { lists: add(PROFILE, { ...pets, options: pets.options.slice(1) }) }],
    [
      'ten thousand steps',
      { lists: add(PROFILE, ...Array.from({ length: 10_000 }, (_, index) => ({ ...pets, id: `pets${index}` }))) },
    ],
    ['a condition that asks nothing', { conditions: { [`${PROFILE}.gender`]: { step: 'pets' } } }],
    ['a condition that asks two things', { conditions: { [`${PROFILE}.gender`]: { step: 'pets', is: 'cats', isNot: 'none' } } }],
  ])('refuses a draft with %s', (_what, changes) => {
    expect(Draft.safeParse({ version: 1, name: 'Pets', ...changes }).success).toBe(false);
  });
});
