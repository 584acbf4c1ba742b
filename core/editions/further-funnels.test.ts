import { describe, expect, test } from 'vitest';
import { draftRules } from '../../content/editions.ts';
import { sections } from '../../content/funnel/index.ts';
import { profile } from '../../content/funnel/profile.ts';
import * as short from '../../content/funnels/short/index.ts';
import * as sleep from '../../content/funnels/sleep/index.ts';
import { provePaths } from '../funnel/prove.ts';
import type { Section } from '../funnel/step.ts';
import { check, ordersOf, textsOf } from './check.ts';
import { Draft } from './draft.ts';
import { withoutRefused } from './edit.ts';
import { changedFurtherFunnel, changedFurtherSections, furtherContent, sectionValue } from './funnels.ts';

const content = {
  'funnel/index.sections': sections,
  ...Object.fromEntries(sections.map((section) => [sectionValue(section.id), section])),
  ...furtherContent(Object.entries({ short, sleep })),
};
const SHORT = 'funnels/short.profile.steps';
const NIGHTS = 'funnels/sleep.lifestyle.steps';
const EVENINGS = 'funnels/sleep.habits.steps';
const RESULT = 'funnels/sleep.goals.steps';
const pets = {
  ...{ id: 'pets', kind: 'single', title: 'Do animals sleep beside you?' },
  options: [
    { id: 'cats', label: 'Yes, cats' },
    { id: 'none', label: 'No' },
  ],
};
const when = { step: 'pets', is: 'cats' };
const cats = { id: 'catHours', kind: 'info', title: 'Cats keep you warm', illustration: 'night', button: 'Continue', when };

const draftOf = (changes: object) => Draft.parse({ version: 1, name: 'Pets', ...changes });
const errorsOf = (changes: object) =>
  check(content, draftOf(changes), draftRules)
    .filter(({ grade }) => grade === 'error')
    .map(({ path, says, remedy }) => `${path}: ${says} ${remedy}`);
const add = (path: string, ...members: readonly object[]) => ({
  [path]: { add: members.map((member) => ({ after: null, member })) },
});
const after = (id: string, ...members: readonly { readonly id: string }[]) => ({
  add: members.map((member, at) => ({ after: members[at - 1]?.id ?? id, member })),
});
const sleepOf = (changes: object) => changedFurtherFunnel('sleep', sleep, sections, draftOf(changes));
const shortOf = (changes: object) => changedFurtherFunnel('short', short, sections, draftOf(changes));
const stepIn = (funnel: { readonly steps: readonly { readonly id: string }[] }, id: string) =>
  funnel.steps.find((step) => step.id === id);

describe('a draft over a funnel beside the first', () => {
  test('changes nothing by itself', () => {
    for (const [id, { sections: own }] of Object.entries({ short, sleep }))
      expect(changedFurtherSections({ id, sections: own }, sections, draftOf({}))).toEqual(own);
  });

  test('rewords its questions, options, sections and result', () => {
    const changes = {
      texts: {
        'funnels/sleep.habits.title': 'Before the light goes out',
        [`${EVENINGS}.coffeeHabit.title`]: 'Do you drink coffee?',
        [`${EVENINGS}.coffeeHabit.options.many.label`]: 'More than that',
        [`${RESULT}.sleep-result.advice.rise.title`]: 'Get up when you did yesterday',
      },
      orders: { [`${EVENINGS}.coffeeHabit.options`]: ['many', 'some', 'none'] },
    };
    expect(errorsOf(changes)).toEqual([]);
    expect(stepIn(sleepOf(changes), 'coffeeHabit')).toMatchObject({
      ...{ section: 'Before the light goes out', title: 'Do you drink coffee?' },
      options: [{ id: 'many', label: 'More than that' }, { id: 'some' }, { id: 'none' }],
    });
    expect(JSON.stringify(stepIn(sleepOf(changes), 'sleep-result'))).toContain('Get up when you did yesterday');
  });

  test('adds a question with a branch, removes another one, and numbers the rest anew', () => {
    const changes = {
      lists: { [NIGHTS]: after('nightHours', pets, cats), [`${SHORT}`]: { remove: ['short-welcome'] } },
    };
    expect(errorsOf(changes)).toEqual([]);
    const { steps } = sleepOf(changes);
    expect(steps.slice(0, 4).map(({ id, path }) => [id, path])).toEqual([
      ['sleep-welcome', '/sleep'],
      ['nightHours', '/sleep/quiz2'],
      ['pets', '/sleep/quiz3'],
      ['catHours', '/sleep/quiz4'],
    ]);
    const built = provePaths(sleep.funnel).classes.length;
    expect(provePaths(sleepOf(changes)).classes).toHaveLength(2 * built);
    expect(shortOf(changes).steps[0]).toMatchObject({ id: 'age', path: '/short' });
  });

  test('asks what another funnel asks, where it means the same', () => {
    const [, nightHours] = sleep.sections[0].steps;
    expect(errorsOf({ lists: add(SHORT, nightHours) })).toEqual([]);
  });

  test('leaves the words that funnels share to the first, and takes them from there', () => {
    const AGE = 'funnel/profile.profile.steps.age';
    const changes = {
      texts: { [`${AGE}.title`]: 'Your age, please?', 'funnel/selfie.selfie.title': 'A picture of you' },
      lists: { 'funnel/profile.profile.steps.gender.options': { remove: ['non-binary'] } },
      conditions: { [`${AGE}`]: { step: 'gender', is: 'female' } },
    };
    expect(errorsOf(changes)).toEqual([]);
    const age = stepIn(shortOf(changes), 'age');
    expect(age).toMatchObject({ title: 'Your age, please?' });
    expect(age).not.toHaveProperty('when');
    expect(stepIn(shortOf(changes), 'selfie')).toMatchObject({ section: 'A picture of you' });
  });

  test('removes a step from the first alone, where the other asks it too', () => {
    const changes = { lists: { 'funnel/habits.habits.steps': { remove: ['location'] } } };
    const needed = draftRules.needed.filter((id) => id !== 'location');
    expect(check(content, draftOf(changes), { ...draftRules, needed })).toEqual([]);
    expect(stepIn(shortOf(changes), 'location')).toEqual(stepIn(short.funnel, 'location'));
  });

  test('puts a shared step under a condition of its own', () => {
    const changes = {
      lists: { [SHORT]: after('age', pets) },
      conditions: { [`${SHORT}.moisturizedSkin`]: when, 'funnels/short.goals': null },
    };
    expect(errorsOf(changes)).toEqual([]);
    expect(stepIn(shortOf(changes), 'moisturizedSkin')).toMatchObject({ when });
    expect(provePaths(shortOf(changes)).classes).toHaveLength(2);
  });
});

describe('another version of the software', () => {
  const changes = draftOf({
    texts: { [`${NIGHTS}.wakeUps.title`]: 'Do you wake up?', [`${NIGHTS}.pets.title`]: 'Who sleeps beside you?' },
    lists: { [NIGHTS]: after('nightHours', pets), [SHORT]: { remove: ['short-welcome'] } },
  });
  const upgraded = (own: object) => withoutRefused(changes, (each) => check({ ...content, ...own }, each, draftRules));

  test('takes a draft as it is where all of it fits', () => {
    expect(upgraded({})).toEqual({ draft: changes, left: [] });
  });

  test('leaves out the steps whose id it has given another meaning', () => {
    const [nights] = sleep.sections;
    const taken = { ...pets, kind: 'multi' };
    const { draft, left } = upgraded({ 'funnels/sleep.lifestyle': { ...nights, steps: [...nights.steps, taken] } });
    expect(left.map(({ path }) => path)).toEqual([`${NIGHTS}.pets`]);
    expect(draft).toEqual({ ...changes, lists: { [SHORT]: changes.lists[SHORT] } });
  });

  test('leaves out what was said of a folder that is gone', () => {
    const others = Object.fromEntries(Object.entries(content).filter(([name]) => !name.startsWith('funnels/sleep.')));
    const { draft, left } = withoutRefused(changes, (each) => check(others, each, draftRules));
    expect(left.map(({ path }) => path).toSorted()).toEqual(
      [NIGHTS, `${NIGHTS}.pets.title`, `${NIGHTS}.wakeUps.title`].toSorted(),
    );
    expect([draft.texts, Object.keys(draft.lists)]).toEqual([{}, [SHORT]]);
  });
});

describe('check of a funnel beside the first', () => {
  test.each<[string, object, string]>([
    ['no funnel', { texts: { 'funnels/quick.profile.title': 'You' } }, 'has no text at this path'],
    [
      'a text that it shares',
      { texts: { [`${SHORT}.age.title`]: 'Your age?' } },
      'The first funnel says the same there. Change it for both at funnel/profile.profile.steps.age.title.',
    ],
    [
      'the title of a section that it shares',
      { texts: { 'funnels/short.selfie.title': 'A picture' } },
      'for both at funnel/selfie.selfie.title',
    ],
    [
      'the options of a question that it shares',
      { lists: { [`${SHORT}.age.options`]: { remove: ['18-24'] } } },
      `${SHORT}.age.options: The first funnel says the same`,
    ],
    [
      'the order of options that it shares',
      { orders: { [`${SHORT}.skinType.options`]: [] } },
      `${SHORT}.skinType.options: The first funnel says the same`,
    ],
    ['what the result is not', { texts: { [`${RESULT}.sleep-result.basis`]: 'Trust us.' } }, 'It says what the result is not'],
    ['where the result leads', { texts: { [`${RESULT}.sleep-result.next.href`]: 'elsewhere' } }, 'a name that code reads'],
    ['a claim', { texts: { [`${RESULT}.sleep-result.advice.rise.text`]: 'It cures you.' } }, 'a claim without a basis'],
    ['a figure', { texts: { [`${NIGHTS}.nightHours.title`]: 'Do 87 % of you sleep?' } }, 'has no basis'],
    ['markup', { lists: add(NIGHTS, { ...pets, title: '<b>Pets</b>' }) }, 'signs of markup'],
    ['an id that it has', { lists: add(NIGHTS, { ...pets, id: 'racingMind' }) }, 'The id has another meaning'],
    [
      'an id that another funnel gives another meaning',
      { lists: add(NIGHTS, { ...pets, id: 'age' }) },
      `${NIGHTS}.age: It offers 'cats' for 'age', which the funnel beside it does not`,
    ],
    [
      'an id that an interstitial of another funnel has',
      { lists: add(NIGHTS, { ...pets, id: 'short-welcome' }) },
      `${NIGHTS}.short-welcome: It asks 'short-welcome' in another way`,
    ],
    [
      'an id whose step another funnel has lost',
      {
        lists: {
          ...add(NIGHTS, { ...pets, id: 'brandLoyal' }),
          'funnel/mindset.mindset.steps': { remove: ['brandLoyal'] },
        },
      },
      `${NIGHTS}.brandLoyal: It asks 'brandLoyal' in another way`,
    ],
    [
      'an id that the first takes of it',
      { lists: add('funnel/profile.profile.steps', { ...pets, id: 'nightHours' }) },
      "funnel/profile.profile.steps.nightHours: It offers 'under-5' for 'nightHours'",
    ],
    [
      'two meanings of one new id',
      { lists: { ...add(NIGHTS, { ...pets, kind: 'multi' }), ...add('funnel/profile.profile.steps', pets) } },
      `${NIGHTS}.pets: It asks 'pets' in another way`,
    ],
    ['one id in two of its sections', { lists: { ...add(NIGHTS, pets), ...add(EVENINGS, pets) } }, 'Two steps have this id'],
    ['what the program reckons with to go', { lists: { [SHORT]: { remove: ['skinType'] } } }, 'The program reckons with'],
    ['the result to go', { lists: { [RESULT]: { remove: ['sleep-result'] } } }, 'The funnel ends with this step'],
    ['the result for some', { conditions: { [`${RESULT}.sleep-result`]: { step: 'wakeUps', is: 'often' } } }, 'The funnel ends'],
    [
      'a step behind the result',
      { lists: { [RESULT]: after('sleep-result', pets) } },
      `${RESULT}.pets: It stands after the result`,
    ],
    [
      'a question that the result counts to go',
      { lists: { [NIGHTS]: { remove: ['fallAsleep'] } } },
      'The result counts fallAsleep, which is not asked',
    ],
    [
      'an option that the result counts to go',
      { lists: { [`${NIGHTS}.wakeUps.options`]: { remove: ['once'] } } },
      'The result counts wakeUps once',
    ],
    [
      'a condition on an answer of another funnel',
      { conditions: { [`${NIGHTS}.wakeUps`]: { step: 'gender', is: 'female' } } },
      `${NIGHTS}.wakeUps: Its condition asks for 'gender', which no earlier step is`,
    ],
    [
      'a condition on a later answer',
      { conditions: { 'funnels/sleep.lifestyle': { step: 'coffeeHabit', is: 'none' } } },
      `funnels/sleep.lifestyle: Its condition asks for 'coffeeHabit'`,
    ],
    [
      'an option that a condition asks for to go',
      { lists: { [`${EVENINGS}.coffeeHabit.options`]: { remove: ['none'] } } },
      'coffeeHabit none, which is not asked',
    ],
    [
      'a step that nobody is asked',
      {
        conditions: {
          [`${EVENINGS}.daylight`]: {
            all: [
              { step: 'wakeUps', is: 'once' },
              { step: 'wakeUps', is: 'often' },
            ],
          },
        },
      },
      `${EVENINGS}.daylight: Nobody is asked this step`,
    ],
    ['no place of a step', { lists: add('funnels/sleep.nights.steps', pets) }, 'no steps or options at this path'],
    ['no place of a condition', { conditions: { 'funnels/sleep.nights': when } }, 'no section, step or option'],
  ])('refuses %s', (_what, changes, says) => {
    expect(errorsOf(changes).join('\n')).toContain(says);
  });

  test('refuses a question to go whose answer the advice asks for', () => {
    const [nights, evenings, { steps, ...ending }] = sleep.sections;
    const { racingMind: _, ...points } = steps[0].points;
    const uncounted = furtherContent([
      ['sleep', { sections: [nights, evenings, { ...ending, steps: [{ ...steps[0], points }] }] }],
    ]);
    const changes = draftOf({ lists: { [EVENINGS]: { remove: ['racingMind'] } } });
    expect(check({ ...content, ...uncounted }, changes, draftRules)).toMatchObject([
      { path: `${RESULT}.sleep-result.advice.mind`, says: expect.stringContaining("asks for 'racingMind'") },
    ]);
  });

  test('lets the first drop an option that a funnel beside it still offers in words of its own', () => {
    const gender = profile.steps.find(({ id }) => id === 'gender');
    const quick = { id: 'profile', title: 'You', steps: [{ ...gender, title: 'Who are you?' }] } as Section;
    const changes = draftOf({ lists: { 'funnel/profile.profile.steps.gender.options': { remove: ['non-binary'] } } });
    expect(check({ ...content, ...furtherContent([['quick', { sections: [quick] }]]) }, changes, draftRules)).toEqual([]);
  });

  test('lists the texts and orders that are its own', () => {
    const own = (of: object, beginning: string) => Object.keys(of).filter((path) => path.startsWith(beginning));
    expect(own(textsOf(content, draftRules), 'funnels/short.')).toEqual([
      ...['funnels/short.profile.title', 'funnels/short.profile.thought'],
      ...['title', 'lead', 'points.0', 'points.1', 'points.2', 'illustration', 'button'].map(
        (key) => `${SHORT}.short-welcome.${key}`,
      ),
      ...['ingredients', 'goals'].flatMap((id) => [`funnels/short.${id}.title`, `funnels/short.${id}.thought`]),
    ]);
    expect(own(ordersOf(content, draftRules), 'funnels/short.')).toEqual([]);
    expect(own(ordersOf(content, draftRules), 'funnels/sleep.')).toContain(`${RESULT}.sleep-result.advice`);
    expect(own(textsOf(content, draftRules), RESULT).filter((path) => /points|href|basis|when/.test(path))).toEqual([]);
  });
});
