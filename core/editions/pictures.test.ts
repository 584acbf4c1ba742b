import { describe, expect, it } from 'vitest';
import { NO_CHANGES } from './apply.ts';
import { check } from './check.ts';
import { draftFrom } from './parse.ts';
import { PICTURES, pictureAddress, pictureNamesIn } from './pictures.ts';
import type { DraftRules } from './rules.ts';

const [CAT, WIDE, HEAVY] = ['c', 'd', 'e'].map((digit) => `picture-${digit.repeat(16)}`) as [string, string, string];
const STEPS = 'funnel/profile.profile.steps';
const ICON = `${STEPS}.pets.options.cats.icon`;
const LOOK = `${STEPS}.looks.options.calm`;

const rules: DraftRules = { needed: [], kinds: [], open: ['funnel/'], closed: [], sold: [], codes: ['icon'], characters: '' };
const content = {
  'funnel/profile.profile': {
    steps: [
      { id: 'pets', kind: 'single', title: 'Pets?', drawing: 'mirror', options: [{ id: 'cats', label: 'Cats', icon: 'star' }] },
      { id: 'looks', kind: 'pictures', title: 'Which?', options: [{ id: 'calm', label: 'Calm', picture: 'sky', alt: 'A sky' }] },
    ],
  },
  [PICTURES]: {
    [CAT]: { type: 'webp', width: 400, height: 400, bytes: 7000 },
    [WIDE]: { type: 'jpeg', width: 1000, height: 700, bytes: 50_000 },
    [HEAVY]: { type: 'png', width: 400, height: 400, bytes: 390_000 },
  },
};
const problemsOf = (texts: Readonly<Record<string, string>>) => check(content, { ...NO_CHANGES, texts: { ...texts } }, rules);

describe('a picture in place of a drawing', () => {
  it('stands where a draft names it, with words for those who do not see it', () => {
    expect(problemsOf({ [ICON]: CAT, [`${STEPS}.pets.drawing`]: WIDE })).toEqual([]);
    expect(
      problemsOf({ [`${LOOK}.picture`]: WIDE, [`${LOOK}.alt`]: 'The sea' }).filter(({ path }) => !path.endsWith('.alt')),
    ).toEqual([]);
  });

  it('is refused where it is not stored, with the command that stores it', () => {
    expect(problemsOf({ [ICON]: `picture-${'0'.repeat(16)}` })).toEqual([
      {
        ...{ path: ICON, grade: 'error', says: "There is no picture 'picture-0000000000000000'." },
        remedy: "Bring it with 'npm run operator editions picture FILE', which says its name.",
      },
    ]);
  });

  it('is refused as the picture of an option whose alternative text describes the drawing before it', () => {
    expect(problemsOf({ [`${LOOK}.picture`]: WIDE })).toMatchObject([
      { path: `${LOOK}.picture`, grade: 'error', remedy: `Say what it shows at ${LOOK}.alt.` },
    ]);
  });

  it('is warned of where its place has another form', () => {
    expect(problemsOf({ [ICON]: WIDE })).toEqual([
      {
        ...{ path: ICON, grade: 'warning', remedy: 'Cut it to 1 x 1 yourself, or look at it.' },
        says: 'Its place is 1 x 1, and the picture 1000 x 700: what is beyond is cut off.',
      },
    ]);
  });

  it('is refused where all pictures of a draft have more bytes than a page may load', () => {
    const problems = problemsOf({ [`${STEPS}.pets.drawing`]: WIDE, [ICON]: HEAVY });
    expect(problems.filter(({ grade }) => grade === 'error')).toMatchObject([
      {
        path: ICON,
        says: expect.stringContaining('have 440000 bytes together'),
        remedy: 'Take fewer pictures, or smaller ones.',
      },
    ]);
  });
});

describe('the pictures of a draft', () => {
  it('are those that its texts and new members name, each once', () => {
    const member = { id: 'sea', kind: 'info' as const, title: 'The sea', illustration: WIDE, button: 'Go on' };
    const lists = { [STEPS]: { remove: [], add: [{ after: null, member }] } };
    expect(pictureNamesIn({ texts: { [ICON]: CAT, other: CAT }, lists })).toEqual([CAT, WIDE]);
  });

  it('have an address that tells their content and their kind', () => {
    expect(pictureAddress(CAT, { type: 'jpeg' })).toBe('/assets/cccccccccccccccc/picture.jpg');
  });

  it.each([
    ['another name', { cat: 'AAAA' }, 'A picture has the name that it was given.'],
    ['something else than base64', { [CAT]: 'not base64!' }, 'A picture is written in base64.'],
  ])('are not read in a file under %s', (_, pictures, says) => {
    const read = draftFrom({ version: 1, name: 'Spring', pictures });
    expect('refusal' in read ? read.refusal : '').toContain(says);
  });
});
