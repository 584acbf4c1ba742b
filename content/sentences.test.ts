import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

/** Shorter ones are labels. */
const SENTENCE_WORDS = 4;

/** What to do, and what went wrong, is said in the same words wherever it comes up, so that it is known again. */
const SAME_ON_PURPOSE = /^(Please|Choose all|We (cannot|could not)) /;

/** Said twice for a reason. */
const ALLOWED: ReadonlySet<string> = new Set([
  // The assistant asks it as the quiz does.
  'What is your skin type?',
  // The photo is deleted from two places, and the answer is one.
  'Your photo has been deleted from this device.',
  // Refusals of a purchase and of a change of plan are the same.
  'This plan is no longer offered.',
  'The price of this plan has changed since the page was shown.',
  'Our terms have changed since the page was shown.',
  // Neither page may tell whether an address is known.
  'We show this answer for every address, whether we know it or not.',
  // Two pages open the app, with the same way out.
  'Does the app not open?',
  // An e-mail repeats the promise of the page it follows.
  'Nothing is charged for the change.',
  // The mail and the page of an order repeat what was agreed to.
  'Nothing renews, and nothing more is charged.',
]);

/** What only a claim may say: how many, how well, and who vouches for it. */
const CLAIM =
  /\d[\d,.]*[+K]* (people|clients|customers|users|products|reviews)|\d ?%(?!!)|clinical|proven|scientific|dermatolog|medical (?!director|advice)/i;

/** The pages of the quiz have no footer. */
const EVERY_PAGE = /(on|of) (every|each|all) pages?\b/i;

type Text = { readonly file: string; readonly text: string };

/** Every text that is written out in the content; one that is only referred to counts once, where it stands. */
const texts: readonly Text[] = globSync('**/*.ts', { cwd: import.meta.dirname, exclude: ['**/*.test.ts'] }).flatMap((file) => {
  const { program } = parseSync(file, readFileSync(new URL(file, import.meta.url), 'utf8'));
  return written(program).map((text) => ({ file, text }));
});

/** The strings below a node of the syntax tree, template strings in pieces. */
function written(node: unknown): string[] {
  if (typeof node !== 'object' || node === null || ('type' in node && node.type === 'ImportDeclaration')) return [];
  if ('type' in node && node.type === 'Literal' && 'value' in node) return typeof node.value === 'string' ? [node.value] : [];
  if ('type' in node && node.type === 'TemplateElement') return [(node as unknown as { value: { cooked: string } }).value.cooked];
  return Object.values(node).flatMap(written);
}

const sentencesOf = ({ text }: Text) =>
  text.split(/(?<=[.!?]) /).filter((sentence) => /[.!?]$/.test(sentence) && sentence.split(' ').length >= SENTENCE_WORDS);

test('the check of sentences reads the content', () => {
  expect(texts.flatMap(sentencesOf).length).toBeGreaterThan(150);
});

test('no sentence is written in two places', () => {
  const places = new Map<string, Set<string>>();
  // The style guide shows the words of others.
  for (const text of texts.filter(({ file }) => file !== 'pages/styleguide.ts')) {
    for (const sentence of sentencesOf(text)) {
      if (SAME_ON_PURPOSE.test(sentence) || ALLOWED.has(sentence)) continue;
      places.set(sentence, (places.get(sentence) ?? new Set()).add(text.file));
    }
  }
  const again = Array.from(places).filter(([, files]) => files.size > 1);
  expect(again.map(([sentence, files]) => `${sentence} (${[...files].join(', ')})`)).toEqual([]);
});

test('no claim is made outside claims.ts', () => {
  // The titles of studies are theirs, and a label declares strengths.
  const quoted = (file: string) => file.startsWith('skincare/sources/') || file.startsWith('catalogue/products/');
  const outside = texts.filter(({ file, text }) => file !== 'claims.ts' && !quoted(file) && CLAIM.test(text));
  expect(outside.map(({ file, text }) => `${file}: ${text}`)).toEqual([]);
});

test('no text says that something stands on every page', () => {
  const legal = globSync('legal/*.md', { cwd: import.meta.dirname }).map((file) => ({
    file,
    text: readFileSync(new URL(file, import.meta.url), 'utf8'),
  }));
  const promised = [...texts, ...legal].filter(({ text }) => EVERY_PAGE.test(text));
  expect(promised.map(({ file, text }) => `${file}: ${text}`)).toEqual([]);
});
