import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { rounds } from '../testing.ts';
import { applyTo, NO_CHANGES } from './apply.ts';
import { check, textsOf } from './check.ts';
import { Draft } from './draft.ts';
import { parsePath, partAt } from './path.ts';
import type { DraftRules } from './rules.ts';

const content = {
  'funnel/profile.profile': {
    id: 'profile',
    title: 'About you',
    steps: [
      {
        id: 'gender',
        kind: 'choice',
        title: 'What is your gender?',
        options: [
          { id: 'female', label: 'Female' },
          { id: 'male', label: 'Male' },
        ],
      },
      {
        id: 'mood',
        kind: 'scale',
        title: 'How do you feel?',
        options: [
          { id: '1', meaning: 'Bad' },
          { id: '2', meaning: 'Good' },
        ],
      },
      { id: 'age', kind: 'choice', title: 'How old are you?', options: [] },
    ],
  },
  'pages/sales.salesCopy': {
    hero: { title: 'Your plan for {concern}', lines: ['Ready', 'Made for you'] },
    offer: { version: '2026-01', text: 'I agree to pay.' },
    proof: 'Tested by 38 people',
    repeated: 'What {mood|your mood} needs',
  },
  'pages/legal.terms': { title: 'Terms of use' },
  'plans.plans': [{ id: 'month', name: '1-Month' }],
} as const;

const rules: DraftRules = {
  needed: [],
  kinds: [],
  open: ['funnel/', 'pages/'],
  closed: [{ at: 'pages/legal', because: 'It belongs to the texts of the law.' }],
  sold: [],
  codes: ['id', 'kind'],
  characters: Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join(''),
};

const problems = (path: string, text: string) => check(content, { ...NO_CHANGES, texts: { [path]: text } }, rules);
const TITLE = 'pages/sales.salesCopy.hero.title';

describe('a draft', () => {
  it.each([
    ['a step by its id', 'funnel/profile.profile.steps.age.title', 'What is your age?'],
    ['an option by its id', 'funnel/profile.profile.steps.gender.options.female.label', 'Woman'],
    ['the words where no answer is repeated', 'pages/sales.salesCopy.repeated', 'All that {mood|you} ask'],
    ['a member of a list by its place', 'pages/sales.salesCopy.hero.lines.1', 'Made with care'],
    ['a text with its placeholder', TITLE, 'A plan against {concern}'],
  ])('changes %s', (_, path, text) => {
    expect(problems(path, text)).toEqual([]);
    const name = path.split('.').slice(0, 2).join('.') as keyof typeof content;
    const changed = applyTo<unknown>(name, content[name], { ...NO_CHANGES, texts: { [path]: text } });
    expect(textsOf({ [name]: changed }, rules)[path]).toBe(text);
    expect(changed).not.toBe(content[name]);
  });

  it.each([
    ['a path that leads nowhere', 'pages/sales.salesCopy.hero.subtitle', 'Hello', 'has no text at this path'],
    ['a path of another step', 'funnel/profile.profile.steps.height.title', 'Hello', 'has no text at this path'],
    ['a path that ends before a text', 'pages/sales.salesCopy.hero', 'Hello', 'has no text at this path'],
    ['a path into what every object has', 'pages/sales.salesCopy.constructor.name', 'Hello', 'has no text at this path'],
    ['a path of a value that is not there', 'pages/sale.copy.title', 'Hello', 'has no text at this path'],
    ['a path that is none', '', 'Hello', 'changes no text there'],
    ['a text of the law', 'pages/legal.terms.title', 'Rules', 'texts of the law'],
    ['what is sold', 'plans.plans.month.name', 'A month', 'changes no text there'],
    ['a consent without a new version', 'pages/sales.salesCopy.offer.text', 'I agree.', 'people consent to'],
    ['an id', 'funnel/profile.profile.steps.age.id', 'Age of you', 'a name that code reads'],
    ['an empty text', TITLE, '  ', 'is empty'],
    ['a lost placeholder', TITLE, 'Your plan', 'lost {concern}'],
    ['a placeholder that nothing fills', TITLE, '{name}, your plan for {concern}', 'names {name}'],
    ['an answer that is no longer repeated', 'pages/sales.salesCopy.repeated', 'What your mood needs', 'lost {mood|…}'],
    ['an answer of another step', 'pages/sales.salesCopy.repeated', 'What {age|your mood} needs', 'names {age|…}'],
    ['an answer without words for who gave none', 'pages/sales.salesCopy.repeated', 'What {mood} needs', 'names {mood}'],
    ['a figure in the words of nobody', 'pages/sales.salesCopy.repeated', 'What {mood|98%} needs', '98%'],
    ['an element', TITLE, '<b>Your</b> plan for {concern}', 'markup'],
    ['a script', TITLE, 'Your {concern}<script>alert()</script>', 'markup'],
    ['an address', TITLE, 'Your {concern}, see https://other.example', 'names an address'],
    ['a link that leads elsewhere', TITLE, '[Your {concern}](other.example)', 'names an address'],
    ['an entity', TITLE, 'Your {concern} &lt;', 'markup'],
    ['a figure without a basis', TITLE, '98 % see {concern} go', '98%'],
    ['a price', TITLE, 'Your plan for {concern}, for $5', '$, 5'],
    ['a claim without a basis', TITLE, 'A dermatologist for {concern}', 'a claim without a basis'],
    ['a promise to heal', TITLE, 'It heals {concern}', 'a claim without a basis'],
    ['a word that no phone shows', TITLE, 'Hautpflegeprogrammvorschlag {concern}', 'does not fit'],
  ])('is refused for %s', (_, path, text, says) => {
    const found = problems(path, text).filter(({ grade }) => grade === 'error');
    expect(found.map((problem) => problem.says).join()).toContain(says);
    for (const problem of found) expect(problem).toMatchObject({ path, remedy: expect.stringMatching(/\.$/) });
  });

  it.each(['Secure', 'Healthy skin', 'Treat it well'])("may say '%s', which only begins or ends as a claim does", (text) => {
    expect(problems('funnel/profile.profile.title', text)).toEqual([]);
  });

  it('may say a figure that the text had', () => {
    expect(problems('pages/sales.salesCopy.proof', 'Tried by 38 people')).toEqual([]);
  });

  it.each([
    ['a text that is much longer', 'Tested by 38 people, '.repeat(3), 'twice as long'],
    ['letters that no typeface has', 'Getestet von 38 Menschen, größer', 'typefaces have no ö, ß'],
    ['a text that stays as it is', 'Tested by 38 people', 'stands there already'],
  ])('is warned of %s, and can be published', (_, text, says) => {
    const [problem, ...others] = problems('pages/sales.salesCopy.proof', text);
    expect([problem?.grade, problem?.says, others]).toEqual(['warning', expect.stringContaining(says), []]);
  });
});

const OPTIONS = 'funnel/profile.profile.steps.gender.options';

describe('the order of a list', () => {
  const problemsOf = (path: string, ids: readonly string[]) =>
    check(content, { ...NO_CHANGES, orders: { [path]: [...ids] } }, rules);

  it('is changed by the ids of its members, whose texts are still found by their paths', () => {
    expect(problemsOf(OPTIONS, ['male', 'female'])).toEqual([]);
    const changes = { ...NO_CHANGES, texts: { [`${OPTIONS}.male.label`]: 'Man' }, orders: { [OPTIONS]: ['male', 'female'] } };
    const name = 'funnel/profile.profile';
    const { steps } = applyTo(name, content[name], changes);
    expect(steps[0].options).toEqual([
      { id: 'male', label: 'Man' },
      { id: 'female', label: 'Female' },
    ]);
  });

  it.each([
    ['a member is missing', OPTIONS, ['male'], 'each member once'],
    ['a member is named twice', OPTIONS, ['male', 'female', 'female'], 'each member once'],
    ['a member is unknown', OPTIONS, ['male', 'female', 'other'], 'each member once'],
    ['it is that of steps', 'funnel/profile.profile.steps', ['age', 'gender', 'mood'], 'part of the code'],
    ['it is that of a scale', 'funnel/profile.profile.steps.mood.options', ['2', '1'], 'part of the code'],
    ['its members have no ids', 'pages/sales.salesCopy.hero.lines', ['1', '0'], 'no list of members with ids'],
    ['there is no list', 'pages/sales.salesCopy.hero', ['title'], 'no list of members with ids'],
    ['it is what is sold', 'plans.plans', ['month'], 'changes no text there'],
  ])('is refused where %s', (_, path, ids, says) => {
    expect(problemsOf(path, ids)).toEqual([
      { path, grade: 'error', says: expect.stringContaining(says), remedy: expect.stringMatching(/\.$/) },
    ]);
  });
});

test('the list of texts has what a draft may change, and nothing else', () => {
  expect(textsOf(content, rules)).toEqual({
    'funnel/profile.profile.title': 'About you',
    'funnel/profile.profile.steps.gender.title': 'What is your gender?',
    'funnel/profile.profile.steps.gender.options.female.label': 'Female',
    'funnel/profile.profile.steps.gender.options.male.label': 'Male',
    'funnel/profile.profile.steps.mood.title': 'How do you feel?',
    'funnel/profile.profile.steps.mood.options.1.meaning': 'Bad',
    'funnel/profile.profile.steps.mood.options.2.meaning': 'Good',
    'funnel/profile.profile.steps.age.title': 'How old are you?',
    'pages/sales.salesCopy.hero.title': 'Your plan for {concern}',
    'pages/sales.salesCopy.hero.lines.0': 'Ready',
    'pages/sales.salesCopy.hero.lines.1': 'Made for you',
    'pages/sales.salesCopy.proof': 'Tested by 38 people',
    'pages/sales.salesCopy.repeated': 'What {mood|your mood} needs',
  });
});

test.each([
  ['another version', { version: 2, name: 'Spring', texts: {} }, 'This software reads drafts of version 1.'],
  ['an unknown field', { version: 1, name: 'Spring', texts: {}, prices: {} }, 'prices'],
  ['no name', { version: 1, name: ' ', texts: {} }, 'A draft has a name.'],
  ['a text of 6,000 characters', { version: 1, name: 'Spring', texts: { a: 'a'.repeat(6000) } }, 'at most 5000 characters'],
  ['a control character', { version: 1, name: 'Spring', texts: { a: 'a\u0000' } }, 'no control characters'],
  [
    'a sign that turns the direction of what follows',
    { version: 1, name: 'Spring', texts: { a: 'a\u202Eb' } },
    'no control characters',
  ],
  ['a nested text', { version: 1, name: 'Spring', texts: { a: { b: 'c' } } }, 'expected string'],
  [
    'too many texts',
    { version: 1, name: 'S', texts: Object.fromEntries(Array.from({ length: 10_001 }, (_, i) => [i, 'a'])) },
    '10000 texts',
  ],
  ['a list', [], 'expected object'],
])('a draft with %s is refused in one sentence', (_, draft, sentence) => {
  const { error } = Draft.safeParse(draft);
  expect(error?.issues).toHaveLength(1);
  expect(error?.issues[0]?.message + JSON.stringify(error?.issues[0])).toContain(sentence);
});

const paths = [
  ...Object.keys(textsOf(content, rules)),
  'pages/legal.terms.title',
  'funnel/profile.profile.steps.age.id',
  'none',
  '',
  '.',
  'a.b.c',
];
const words = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('Your {concern}', 'Tested by 38 people', '{concern} {concern}', '<b>'),
);
const anyDraft = fc.dictionary(fc.constantFrom(...paths), words, { maxKeys: 8 });

test('of drafts at random, those without an error change their texts and nothing else, and keep what is filled in', () => {
  let published = 0;
  fc.assert(
    fc.property(anyDraft, (texts) => {
      const isRefused = check(content, { ...NO_CHANGES, texts }, rules).some(({ grade }) => grade === 'error');
      const changed = Object.fromEntries(
        Object.entries(content).map(([name, value]) => [name, applyTo<unknown>(name, value, { ...NO_CHANGES, texts })]),
      );
      if (isRefused) return;
      published += 1;
      for (const [path, text] of Object.entries({ ...textsOf(content, rules), ...texts })) {
        const { value, keys } = parsePath(path) ?? { value: '', keys: [] };
        expect(partAt(changed[value], keys)).toBe(text);
      }
      expect(skeletonOf(changed)).toEqual(skeletonOf(content));
    }),
    { numRuns: rounds(5000, 500) },
  );
  expect(published).toBeGreaterThan(10);
});

/** Everything but the words that may change. */
function skeletonOf(value: unknown): unknown {
  if (typeof value === 'string') return [...new Set(value.match(/\{\w+\}/g))].sort();
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, key === 'id' || key === 'kind' ? part : skeletonOf(part)]),
  );
}

test('whatever is sent as a draft is read or refused, and never throws', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.anything(),
        fc.record({ version: fc.constant(1), name: fc.string(), texts: fc.dictionary(fc.string(), fc.string()) }),
      ),
      (sent) => {
        const { success, data } = Draft.safeParse(sent);
        if (success) check(content, data, rules);
      },
    ),
    { numRuns: rounds(5000, 500) },
  );
});

describe('the drawing of a question', () => {
  const drawn = {
    'funnel/profile.profile': {
      id: 'profile',
      title: 'About you',
      steps: [
        {
          id: 'age',
          kind: 'single',
          title: 'How old are you?',
          drawing: 'mirror',
          options: [{ id: 'a', label: 'A', icon: 'star' }],
        },
        { id: 'sun', kind: 'single', title: 'How much sun?', drawing: 'hat', options: [{ id: 'b', label: 'B', icon: 'moon' }] },
      ],
    },
    'pages/sales.salesCopy': { benefit: { icon: 'star', text: 'Yours' } },
  };
  const problemsOf = (path: string, name: string) =>
    check(drawn, { ...NO_CHANGES, texts: { [path]: name } }, { ...rules, codes: ['icon', 'drawing'] });
  const AGE = 'funnel/profile.profile.steps.age';

  it('can be another one of the set', () => {
    expect(problemsOf(`${AGE}.drawing`, 'hat')).toEqual([]);
    expect(problemsOf(`${AGE}.options.a.icon`, 'moon')).toEqual([]);
  });

  it.each([
    ['drawing', 'moon', 'There is no drawing', 'Take one of hat, mirror.'],
    ['options.a.icon', '<b>', 'There is no icon', 'Take one of moon, star.'],
  ])('is refused at %s as %s, with the names of the set', (key, name, says, remedy) => {
    const [problem, ...others] = problemsOf(`${AGE}.${key}`, name);
    expect([problem?.grade, problem?.remedy, others]).toEqual(['error', remedy, []]);
    expect(problem?.says).toContain(says);
  });

  it('is no text of a page, whose icons the code reads', () => {
    const [problem] = problemsOf('pages/sales.salesCopy.benefit.icon', 'moon');
    expect(problem?.says).toContain('a name that code reads');
  });

  it('is added to no question that has none', () => {
    const [problem] = problemsOf(`${AGE}.illustration`, 'mirror');
    expect(problem?.says).toContain('has no text at this path');
  });
});
