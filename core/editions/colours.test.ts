import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { contrast, rgb } from '../presentation/contrast.ts';
import { LEGIBLE_PAIRS } from '../presentation/legible-pairs.ts';
import { mixedPalette } from '../presentation/palette.ts';
import { rounds } from '../testing.ts';
import { NO_CHANGES, omitPaths } from './apply.ts';
import { check } from './check.ts';
import { DESIGN } from './colour-problems.ts';
import { BRAND_COLOURS, type Colours } from './colours.ts';
import { differences } from './differences.ts';
import { Draft, type DraftChanges, DraftEdit } from './draft.ts';
import { countChanges, editDraft, tryEdit, withoutRefused } from './edit.ts';
import { draftFrom } from './parse.ts';
import { colourEdition } from './recolour.ts';
import type { DraftRules } from './rules.ts';
import { testDesign } from './testing.ts';

const TEAL = '#0f6f73';
const PALE = '#f2b8c6';
const rules: DraftRules = { needed: [], kinds: [], open: [], closed: [], sold: [], codes: [], characters: '' };
const content = { [DESIGN]: testDesign };

const problemsIn = (colours: Colours, design = testDesign) => check({ [DESIGN]: design }, { ...NO_CHANGES, colours }, rules);
const checked = (changes: DraftChanges) => check(content, changes, rules);
const draftOf = (colours: object) => Draft.parse({ version: 1, name: 'Spring', colours });
const refusalOf = (colours: object) => {
  const read = draftFrom({ version: 1, name: 'Spring', colours });
  return 'refusal' in read ? read.refusal : undefined;
};

describe('the colours of a draft', () => {
  it('are written in six figures, in either case', () => {
    expect(draftOf({ rose: '#0F6F73' }).colours).toEqual({ rose: TEAL });
  });

  it.each([['red'], ['#0f6'], ['#0f6f7380'], ['rgb(1 2 3)'], ['var(--clay)'], ['#0f6f73;}*{display:none']])(
    'are refused as %s, with the form that is read',
    (rose) => {
      expect(refusalOf({ rose })).toBe(
        "It cannot be read at colours.rose: Write a colour as # and six figures from 0 to f, as in '#0f6f73'.",
      );
    },
  );

  it.each(['pink', 'plum', '--rose', 'constructor'])('are refused under the name %s, with those that there are', (name) => {
    expect(refusalOf({ [name]: TEAL })).toBe(
      `It cannot be read at colours: A draft changes no colour '${name}': name one of ${BRAND_COLOURS.join(', ')}.`,
    );
  });
});

describe('check of colours', () => {
  it('takes those in which everything can be seen', () => {
    expect(problemsIn({ rose: TEAL, paper: '#f6faf9' })).toEqual([]);
  });

  it.each<readonly [Colours, string]>([
    [{ rose: PALE }, 'Words in on-rose have a contrast of 1.68 to 1 on rose, where 4.5 is needed'],
    [{ paper: '#222222' }, 'Words in ink have a contrast of 1.01 to 1 on paper, where 4.5 is needed'],
    [{ clay: '#e0a0a0' }, 'Symbols and edges in clay have a contrast of 1.93 to 1 on paper-deep, where 3 is needed'],
    [{ danger: '#ff8080' }, 'Words in danger have a contrast of 1.99 to 1 on sage-soft, where 4.5 is needed'],
  ])('refuses %j with the weakest pair, and names the nearest colour that passes', (colours, says) => {
    const [problem, ...others] = problemsIn(colours);
    const [name = ''] = Object.keys(colours);
    expect([problem?.path, problem?.grade, others]).toEqual([`colours.${name}`, 'error', []]);
    expect(problem?.says).toContain(says);
    const nearest = /#[\da-f]{6}/.exec(problem?.remedy ?? '')?.[0] ?? '';
    expect(problemsIn({ [name]: nearest })).toEqual([]);
  });

  it('blames the colour without which the pair could be seen', () => {
    expect(problemsIn({ rose: TEAL, sage: '#c0d0c0' }).map(({ path }) => path)).toEqual(['colours.sage']);
  });

  it('reads words on grounds that a stylesheet keeps from the build', () => {
    const [problem] = problemsIn({ rose: '#ffd9e2', 'on-rose': '#2b0a14' }).filter(({ path }) => path === 'colours.on-rose');
    expect(problem?.says).toContain('which stylesheets keep');
  });

  it('reads words and grounds that rules of stylesheets set together', () => {
    const pair = { seen: 'clay', on: 'surface', least: 4.5 };
    expect(problemsIn({ clay: '#b07048' })).toEqual([]);
    const [problem] = problemsIn({ clay: '#b07048' }, { ...testDesign, pairs: [pair] });
    expect(problem?.says).toMatch(/^Words in clay .* on surface/);
  });

  it('warns of one that is built so', () => {
    expect(problemsIn({ honey: '#e9b872' })).toEqual([
      { path: 'colours.honey', grade: 'warning', says: 'It is that colour already.', remedy: 'Leave it out of the draft.' },
    ]);
  });
});

const hex = fc.integer({ min: 0, max: 0xff_ff_ff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const colours = fc.dictionary(fc.constantFrom(...BRAND_COLOURS), hex, { maxKeys: 3 });
const RUNS = rounds(500, 60);

test('random colours are refused exactly where one of a pair cannot be seen on the other', { timeout: 300_000 }, () => {
  fc.assert(
    fc.property(colours, (random) => {
      const palette = mixedPalette({ ...testDesign.declared, ...random });
      const weak = LEGIBLE_PAIRS.filter(
        ({ seen, on, least }) => contrast(rgb(palette[seen] ?? ''), rgb(palette[on] ?? '')) < least,
      );
      const errors = problemsIn(random).filter(({ grade }) => grade === 'error');
      if (weak.length > 0) expect(errors).not.toEqual([]);
      for (const { path } of errors) expect(Object.keys(random)).toContain(path.slice('colours.'.length));
      const { draft } = withoutRefused(draftOf(random), checked);
      expect(checked(draft).filter(({ grade }) => grade === 'error')).toEqual([]);
    }),
    { numRuns: RUNS },
  );
});

describe('a change of a colour', () => {
  const draft = draftOf({ rose: TEAL });

  it('is taken back by its path, and counted', () => {
    expect(countChanges(draft)).toBe(1);
    expect(editDraft(draft, DraftEdit.parse({ undo: ['colours.rose'] })).colours).toEqual({});
    expect(editDraft(draft, DraftEdit.parse({ colours: { honey: '#ecc080' } })).colours).toEqual({
      rose: TEAL,
      honey: '#ecc080',
    });
    expect(omitPaths(draft, ['rose']).colours).toEqual({ rose: TEAL });
  });

  it('that is refused leaves what the draft had', () => {
    const edit = DraftEdit.parse({ colours: { rose: PALE, honey: '#ecc080' } });
    const { draft: edited, kept } = tryEdit(draft, edit, checked);
    expect([edited?.colours, kept]).toEqual([{ rose: TEAL, honey: '#ecc080' }, 1]);
  });

  it('is among the differences, beside the colour that was built', () => {
    const built = { ...NO_CHANGES, colours: { rose: '#b23a5c' } };
    expect(differences(built, NO_CHANGES, draft)).toEqual([{ path: 'colours.rose', kind: 'colour', from: '#b23a5c', to: TEAL }]);
  });
});

describe('a stylesheet in the colours of an edition', () => {
  const SHADOW = 'color-mix(in oklab, var(--plum) 6%, transparent)';
  const built = {
    declared: testDesign.declared,
    drawn: { leaf: 'color-mix(in oklab, var(--sage) 45%, white)' },
    mixes: [SHADOW],
  };
  const { restyle, palette } = colourEdition(built, { rose: TEAL });

  it('declares them and their shades, and leaves what a rule sets anew', () => {
    const css = ':root{--rose:#b23a5c;--on-rose:#fff;--rose-deep:#8c2c47}.bar{--rose:Highlight}#b23a5c{--rose:#123456}';
    expect(restyle(css)).toBe(
      `:root{--rose:${TEAL};--on-rose:#ffffff;--rose-deep:${palette['rose-deep']}}.bar{--rose:Highlight}#b23a5c{--rose:#123456}`,
    );
  });

  it('mixes them where it mixed those of the build', () => {
    const before = mixedPalette(testDesign.declared).plum ?? '';
    const [red, green, blue] = rgb(palette.plum ?? '');
    expect(restyle(`p{box-shadow:0 1px ${before}0f;background:#000}`)).toBe(
      `p{box-shadow:0 1px rgb(${red} ${green} ${blue} / 6%);background:#000}`,
    );
  });

  it('stays as it is without other colours', () => {
    const css = ':root{--rose:#b23a5c}';
    expect(colourEdition(built, {}).restyle(css)).toBe(css);
  });

  it('knows the colours of drawings that are mixed of them', () => {
    expect(colourEdition(built, { sage: '#405a64' }).palette.leaf).not.toBe(palette.leaf);
  });
});
