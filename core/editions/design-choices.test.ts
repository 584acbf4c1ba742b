import { describe, expect, it } from 'vitest';
import { NO_CHANGES, omitPaths } from './apply.ts';
import { check } from './check.ts';
import { DESIGN } from './colour-problems.ts';
import { BUILT_DESIGN, type DesignChoices, redesign } from './design-choices.ts';
import { differences } from './differences.ts';
import { Draft, DraftEdit } from './draft.ts';
import { countChanges, editDraft, withoutRefused } from './edit.ts';
import { draftFrom } from './parse.ts';
import type { DraftRules } from './rules.ts';
import { testDesign } from './testing.ts';

const TITLE = 'pages/landing.landingCopy.title';
const letters = 'abcdefghijklmnopqrstuvwxyzW';
const rules: DraftRules = { needed: [], kinds: [], open: ['pages/'], closed: [], sold: [], codes: [], characters: letters };
const content = { [DESIGN]: testDesign, 'pages/landing.landingCopy': { title: 'Your skin' } };

const draftOf = (design: object, texts = {}) => Draft.parse({ version: 1, name: 'Spring', design, texts });
const refusalOf = (design: object) => {
  const read = draftFrom({ version: 1, name: 'Spring', design });
  return 'refusal' in read ? read.refusal : undefined;
};

describe('the corners and headings of a draft', () => {
  it.each([
    [{ corners: 'sharp' }, 'It cannot be read at design.corners: Write one of square, soft, round.'],
    [{ headings: 'Arial' }, 'It cannot be read at design.headings: Write one of display, text.'],
    [{ borders: 'thick' }, "It cannot be read at design: A draft chooses no 'borders': name corners or headings."],
  ])('are refused as %j, with those that there are', (design, says) => {
    expect(refusalOf(design)).toBe(says);
  });

  it('are warned of where the build has them', () => {
    expect(check(content, { ...NO_CHANGES, design: { corners: 'round' } }, rules)).toEqual([
      {
        ...{ path: 'design.corners', grade: 'warning' },
        ...{ says: 'The pages look so already.', remedy: 'Leave it out of the draft.' },
      },
    ]);
    expect(check(content, { ...NO_CHANGES, design: { corners: 'soft', headings: 'text' } }, rules)).toEqual([]);
  });

  it('are counted, changed and taken back by their paths', () => {
    const draft = draftOf({ corners: 'square' });
    expect(countChanges(draft)).toBe(1);
    expect(editDraft(draft, DraftEdit.parse({ design: { headings: 'text' } })).design).toEqual({
      corners: 'square',
      headings: 'text',
    });
    expect(editDraft(draft, DraftEdit.parse({ undo: ['design.corners'] })).design).toEqual({});
    expect(omitPaths(draft, ['corners']).design).toEqual({ corners: 'square' });
    expect(withoutRefused(draft, (changes) => check(content, changes, rules)).left).toEqual([]);
  });

  it('are among the differences, beside those that were built', () => {
    const built = { ...NO_CHANGES, design: BUILT_DESIGN };
    expect(differences(built, NO_CHANGES, draftOf({ corners: 'soft' }))).toEqual([
      { path: 'design.corners', kind: 'design', from: 'round', to: 'soft' },
    ]);
  });
});

describe('a word', () => {
  const errorsOf = (word: string, design: DesignChoices = {}) =>
    check(content, draftOf(design, { [TITLE]: word }), rules).filter(({ grade }) => grade === 'error');

  it('has room on a narrow phone by its width, not by the number of its letters', () => {
    expect(errorsOf('W'.repeat(8))).toEqual([]);
    expect(errorsOf('i'.repeat(31))).toEqual([]);
    expect(errorsOf('W'.repeat(10))).toMatchObject([
      { says: expect.stringContaining('does not fit'), remedy: 'Take a word of about 8 letters at most.' },
    ]);
  });

  it('is measured in the typeface of the headings that the draft chooses', () => {
    expect(errorsOf('W'.repeat(9))).toHaveLength(1);
    expect(errorsOf('W'.repeat(9), { headings: 'text' })).toEqual([]);
  });
});

describe('a stylesheet of an edition', () => {
  const css =
    ':root{--display:"Display", "Display Georgia", serif;--text:"Text", sans-serif;--radius-s:.625rem;--radius-xl:2.25rem;--radius-round:999px}.card{border-radius:var(--radius-s)}';

  it('stays as it is where nothing is chosen', () => {
    expect(redesign(css, {})).toBe(css);
    expect(redesign(css, BUILT_DESIGN)).toBe(css);
  });

  it('has the corners that were chosen, those of buttons too', () => {
    expect(redesign(css, { corners: 'square' })).toContain('--radius-s:0rem;--radius-xl:0rem;--radius-round:0px}');
    expect(redesign(css, { corners: 'soft' })).toContain('--radius-s:0.3125rem;--radius-xl:1.125rem;--radius-round:.75rem}');
  });

  it('sets headings in the typeface of texts', () => {
    expect(redesign(css, { headings: 'text' })).toContain('--display:var(--text);--text:"Text"');
  });
});
