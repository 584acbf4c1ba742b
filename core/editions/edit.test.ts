import { describe, expect, it } from 'vitest';
import { NO_CHANGES } from './apply.ts';
import { differences } from './differences.ts';
import { Draft, type DraftChanges, DraftEdit } from './draft.ts';
import { editDraft, tryEdit } from './edit.ts';
import { parseDraft } from './parse.ts';
import type { Problem } from './rules.ts';

const AGE = 'funnel/profile.profile.steps.age.title';
const MOOD = 'funnel/profile.profile.steps.mood.title';
const OPTIONS = 'funnel/profile.profile.steps.gender.options';

const draft = Draft.parse({
  ...{ version: 1, name: 'Spring', by: 'copywriter', note: 'Please look.' },
  ...{ texts: { [AGE]: 'Your age?' }, orders: { [OPTIONS]: ['male', 'female'] } },
});
const edited = (edit: unknown) => editDraft(draft, DraftEdit.parse(edit));

describe('an edit of a draft', () => {
  it('adds texts, says others, and takes changes back', () => {
    const { name, texts, orders } = edited({ name: 'Autumn', texts: { [AGE]: 'Age?', [MOOD]: 'Mood?' }, undo: [OPTIONS] });
    expect({ name, texts, orders }).toEqual({ name: 'Autumn', texts: { [AGE]: 'Age?', [MOOD]: 'Mood?' }, orders: {} });
    expect(edited({ undo: [AGE, 'none'] }).texts).toEqual({});
  });

  it('leaves who made it, and ends what was said when it was handed over', () => {
    expect(edited({})).toEqual({ ...draft, note: undefined });
    expect(edited({}).by).toBe('copywriter');
  });

  it('that names what every object has changes nothing but that path', () => {
    const { texts } = edited(JSON.parse('{ "texts": { "constructor": "a", "__proto__": "b" } }'));
    expect(Object.keys(texts)).toEqual([AGE, 'constructor']);
    expect(Object.getPrototypeOf(texts)).toBe(Object.prototype);
  });
});

describe('an edit of which something is refused', () => {
  /** Refuses texts of one word, and an order without the text beside it. */
  const check = ({ texts, orders }: DraftChanges): Problem[] => {
    const bad = Object.entries(texts).flatMap(([path, text]) => (text.includes(' ') ? [] : [path]));
    const alone = Object.keys(orders).filter((path) => !Object.hasOwn(texts, MOOD) && path === OPTIONS);
    return [...bad, ...alone].map((path) => ({ path, grade: 'error', says: 'No.', remedy: 'Mend it.' }));
  };
  const tried = (before: object, edit: object) =>
    tryEdit(Draft.parse({ version: 1, name: 'Spring', ...before }), DraftEdit.parse(edit), check);

  it('keeps the rest, and what the draft had at that path', () => {
    const { draft, kept, problems } = tried({ texts: { [AGE]: 'Your age?' } }, { texts: { [AGE]: 'Age', [MOOD]: 'How now?' } });
    expect([draft?.texts, kept, problems.map(({ path }) => path)]).toEqual([
      { [AGE]: 'Your age?', [MOOD]: 'How now?' },
      1,
      [AGE],
    ]);
  });

  it('loses what needs that change, and names both', () => {
    const { draft, kept, problems } = tried({}, { texts: { [MOOD]: 'Mood' }, orders: { [OPTIONS]: ['b', 'a'] } });
    expect([draft?.orders, kept, problems.map(({ path }) => path)]).toEqual([{}, 0, [MOOD, OPTIONS]]);
  });

  it('takes out what the draft had and what no longer fits', () => {
    const { draft, kept } = tried({ texts: { [AGE]: 'Age' } }, { texts: { [MOOD]: 'How now?' } });
    expect([draft?.texts, kept]).toEqual([{ [MOOD]: 'How now?' }, 1]);
  });

  it('is none where a problem belongs to no change', () => {
    const problem = { path: 'elsewhere', grade: 'error', says: 'No.', remedy: 'Mend it.' } as const;
    const edit = DraftEdit.parse({ texts: { [MOOD]: 'How now?' } });
    expect(tryEdit(draft, edit, () => [problem])).toEqual({ draft: undefined, kept: 0, problems: [problem] });
  });
});

describe('the differences of two drafts', () => {
  const built = {
    ...NO_CHANGES,
    texts: { [AGE]: 'How old are you?', [MOOD]: 'How are you?' },
    orders: { [OPTIONS]: ['female', 'male'] },
  };
  const none = NO_CHANGES;

  it('stand by path, beside what both leave as it was built', () => {
    expect(differences(built, none, draft)).toEqual([
      { path: AGE, kind: 'text', from: 'How old are you?', to: 'Your age?' },
      { path: OPTIONS, kind: 'order', from: 'female, male', to: 'male, female' },
    ]);
    expect(differences(built, draft, none).map(({ from, to }) => [from, to])).toContainEqual(['Your age?', 'How old are you?']);
  });

  it('are none where both say the same, and name a text that is no longer there', () => {
    expect(differences(built, draft, draft)).toEqual([]);
    expect(differences(built, none, { ...NO_CHANGES, texts: { [MOOD]: 'How are you?', gone: 'a' } })).toEqual([
      { path: 'gone', kind: 'text', from: null, to: 'a' },
    ]);
    expect(differences(built, none, { ...NO_CHANGES, texts: { constructor: 'a' } })[0]?.from).toBeNull();
  });
});

describe('a file of a draft', () => {
  const refusalOf = (text: string) => {
    const parsed = parseDraft(text);
    return 'refusal' in parsed ? parsed.refusal : undefined;
  };

  it('is read as it was written', () => {
    expect(parseDraft(JSON.stringify(draft))).toEqual({ draft });
  });

  it.each([
    ['no JSON', '{"version": 1,', 'It is no JSON.'],
    [
      'another version',
      '{"version":2,"name":"a","texts":{}}',
      'It cannot be read at version: This software reads drafts of version 1.',
    ],
    [
      'a hundred thousand lists in each other',
      '['.repeat(100_000) + ']'.repeat(100_000),
      'It cannot be read: Invalid input: expected object, received array',
    ],
    [
      'a text that is a hundred thousand lists',
      `{"version":1,"name":"a","texts":{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}}`,
      'It cannot be read at texts.a: Invalid input: expected string, received array',
    ],
    [
      'half of a character',
      '{"version":1,"name":"a","texts":{"a":"\\ud800"}}',
      'It cannot be read at texts.a: A text has no control characters.',
    ],
    [
      'a name that moves the cursor',
      '{"version":1,"name":"\\u001b[2J","texts":{}}',
      'It cannot be read at name: A name has no control characters.',
    ],
    [
      'a path of 301 characters',
      `{"version":1,"name":"a","texts":{"${'a'.repeat(301)}":"a"}}`,
      'It cannot be read at texts: A path has at most 300 characters, and no control characters.',
    ],
  ])('with %s is refused in one sentence', (_, text, sentence) => {
    expect(refusalOf(text)).toBe(sentence);
  });
});
