import { describe, expect, test } from 'vitest';
import { draftRules } from '../../content/editions.ts';
import { sections } from '../../content/funnel/index.ts';
import { defineFunnel } from '../funnel/funnel.ts';
import { kinds } from '../funnel/kinds/index.ts';
import { provePaths } from '../funnel/prove.ts';
import { type FurtherStep, isAskingStep } from '../funnel/step.ts';
import { check } from './check.ts';
import { consentVersion } from './consent-version.ts';
import { Draft } from './draft.ts';
import { changedSections, sectionValue } from './funnels.ts';

const content = {
  'funnel/index.sections': sections,
  ...Object.fromEntries(sections.map((section) => [sectionValue(section.id), section])),
};
const rules = { ...draftRules, kinds: Object.keys(kinds) as FurtherStep['kind'][] };
const STEPS = 'funnel/profile.profile.steps';

const water = {
  ...{ id: 'water', kind: 'number', title: 'How much water do you drink?', label: 'Water' },
  ...{ unit: { name: 'Litres', symbol: 'l' }, min: 0, max: 10, step: 0.25, bands: [1, 2, 4] },
};
const energy = {
  ...{ id: 'energy', kind: 'slider', title: 'How awake are you?', label: 'Awake' },
  ...{ min: 1, max: 9, step: 1, ends: ['1: asleep', '9: awake'] },
};
const since = { id: 'since', kind: 'date', title: 'Since when?', label: 'Since', earliest: '2000-01-01', latest: '2026-11-29' };
const word = { id: 'word', kind: 'text', title: 'In a word?', label: 'Word', max: 40 };
const looks = {
  ...{ id: 'looks', kind: 'pictures', title: 'Which is yours?', several: true },
  options: [
    { id: 'calm', label: 'Calm', picture: 'mirror', alt: 'A mirror' },
    { id: 'wild', label: 'Wild', picture: 'mirror', alt: 'Another mirror' },
  ],
};
const asked = {
  id: 'study',
  kind: 'consent',
  title: 'May we ask again?',
  agreement: 'You may write to me about a study.',
} as const;
const study = { ...asked, version: consentVersion(asked) };
const all = [water, energy, since, word, looks, study];

const draftOf = (members: readonly object[], more: object = {}) =>
  Draft.parse({
    ...{ version: 1, name: 'Kinds', ...more },
    lists: { [STEPS]: { add: members.map((member) => ({ after: null, member })) } },
  });
const errorsOf = (members: readonly object[], more: object = {}, by = rules) =>
  check(content, draftOf(members, more), by)
    .filter(({ grade }) => grade === 'error')
    .map(({ path, says }) => `${path.replace(`${STEPS}.`, '')}: ${says}`);
const funnelOf = (members: readonly object[], more: object = {}) =>
  defineFunnel(changedSections(sections, draftOf(members, more)), { entry: '/', exit: '/analyze' });

describe('a draft with further kinds of questions', () => {
  test('has each of them where the build has its code', () => {
    expect(errorsOf(all)).toEqual([]);
    const added = funnelOf(all).steps.filter(({ id }) => all.some((step) => step.id === id));
    expect(added.map(({ kind }) => kind).sort()).toEqual(Object.keys(kinds).sort());
    expect(added.every(isAskingStep)).toBe(true);
  });

  test('says where to name a kind that was not built', () => {
    const { kinds: _, ...others } = rules;
    const [problem] = check(content, draftOf([water]), { ...others, kinds: ['slider'] });
    expect(problem).toMatchObject({
      path: `${STEPS}.water.kind`,
      grade: 'error',
      remedy: expect.stringContaining('content/editions.ts'),
    });
  });

  test.each<[string, object, string]>([
    ['the most below the least', { ...water, max: -1 }, 'water.max: It is not more than 0'],
    ['no two numbers', { ...water, step: 20 }, 'water.step: No two numbers'],
    ['bands that fall', { ...water, bands: [4, 2] }, 'water.bands: They do not rise'],
    ['a band beyond the most', { ...water, bands: [11] }, 'water.bands: They do not rise'],
    [
      'parts that grow',
      {
        ...water,
        second: {
          name: 'Pints',
          parts: [
            { name: 'Cups', symbol: 'c', of: 0.24 },
            { name: 'Pints', symbol: 'pt', of: 0.57 },
          ],
        },
      },
      'water.second.parts: A part is not smaller',
    ],
    ['a slider that ends between two steps', { ...energy, step: 3 }, 'energy.max: No step of the slider ends there'],
    ['a last day before the first', { ...since, latest: '1999-12-31' }, 'since.latest: It lies before'],
    ['one bound that moves', { ...since, latest: { years: -1 } }, 'since.latest: One bound moves'],
    [
      'a picture that nobody drew',
      { ...looks, options: looks.options.map((each) => ({ ...each, picture: 'dragon' })) },
      `no picture 'dragon'`,
    ],
    ['a consent of another version', { ...study, version: '2026-11' }, 'study.version: It is not the version of these words'],
    [
      'a consent in other words of the same version',
      { ...study, agreement: 'You may sell my data.' },
      'study.version: It is not',
    ],
    ['a claim in an agreement', { ...study, agreement: 'You may cure me.' }, 'claim without a basis'],
    ['a figure in a label', { ...word, label: 'The best of 100 words' }, 'no basis'],
  ])('is refused for %s', (_what, step, says) => {
    expect(errorsOf([step]).join('\n')).toContain(says);
  });

  test('changes no word that is consented to by its path', () => {
    const texts = { [`${STEPS}.study.agreement`]: 'You may sell my data.' };
    expect(errorsOf([study], { texts })).toEqual(['study.agreement: It is a text that people consent to.']);
  });
});

describe('a condition on a number', () => {
  const more = (when: object) => ({ conditions: { [`${STEPS}.gender`]: when } });

  test('parts visitors at its bound', () => {
    const asksMore = more({
      any: [
        { step: 'water', atLeast: 2.1 },
        { step: 'energy', atLeast: 9 },
      ],
    });
    expect(errorsOf([energy, water], asksMore)).toEqual([]);
    const { classes, unreachable } = provePaths(funnelOf([energy, water], asksMore));
    expect(unreachable).toEqual([]);
    expect(classes.map(({ steps, visitor }) => [steps.includes('gender'), visitor])).toEqual([
      [false, { energy: '1', water: '0' }],
      [true, { energy: '9', water: '0' }],
    ]);
  });

  test.each<[string, object, string]>([
    ['a number that nobody can give', { step: 'water', atLeast: 10.1 }, 'gender: Nobody is asked this step'],
    ['an answer that is no number', { step: 'water', is: '2' }, `'water' is a number`],
    ['a number of words', { step: 'word', atLeast: 2 }, `'word' is no scale and no number`],
    ['words', { step: 'word', is: 'yes' }, `'word', which has no options`],
  ])('is refused for %s', (_what, when, says) => {
    expect(errorsOf([water, word], more(when)).join('\n')).toContain(says);
  });
});

test.each<[string, object]>([
  ['an agreement without a version', asked],
  ['steps so small that they are written with an exponent', { ...water, step: 1e-7 }],
  ['a day that the calendar lacks', { ...since, earliest: '2025-02-29' }],
  ['more text than is stored', { ...word, max: 501 }],
  ['one picture', { ...looks, options: looks.options.slice(1) }],
])('a draft cannot have %s', (_what, member) => {
  const lists = { [STEPS]: { add: [{ after: null, member }] } };
  expect(Draft.safeParse({ version: 1, name: 'Kinds', lists }).success).toBe(false);
});

test('a consent has another version for every change of its words', () => {
  const versions = [{}, { title: 'May we?' }, { lead: 'A lead' }, { why: 'A lead' }, { agreement: 'You may.' }].map((change) =>
    consentVersion({ ...asked, ...change }),
  );
  expect(new Set(versions).size).toBe(5);
  for (const version of versions) expect(version).toMatch(/^words-[0-9a-z]{11}$/);
});
