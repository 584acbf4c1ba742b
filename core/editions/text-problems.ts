import type { DraftRules, Problem } from './rules.ts';
import type { WordWidth } from './word-width.ts';

export type TextRules = Pick<DraftRules, 'characters'> & { readonly widthOf: WordWidth };

/** In the size of the text, from which on a word is wider than a phone of 320 px shows at 200 % text, if the text before had none as wide. */
const WIDEST_WORD = 9.55;
/** How many times as long as before a text may be until it is told. */
const TIMES_AS_LONG = 2;
const SHORT = 40;
/** Filled in by code, or by an answer of which the words behind the line are the stand-in: those may change. */
const PLACEHOLDER = /\{([\w-]+)(\|[^{}|]+)?\}/g;
const MARKUP = /<\s*[a-z/!?]|javascript:|&#?\w+;/i;
/** What no text may begin to say: each needs a basis. */
const CLAIM =
  /\b(clinical\w*|dermatolog\w*|doctors?|proven|guarantee\w*|scientific\w*|fda|cur(es?|ed|ing)|heal(s|ed|ing)?|treats|risk-free|award\w*|best-selling|number one)\b|#1/gi;
/** A link leads where the text before it led. */
const ADDRESS = /https?:|www\.|\]\((?!\{\w+\}\))/i;
const FIGURE = /\d+(?:[.,]\d+)*\s?%?|[$€£¥]/g;

/** `isAnswer`: it is what a visitor says, so that its figures need no basis. Without a text before it is new. */
export function textProblems(
  text: string,
  {
    before = '',
    isNew = false,
    isAnswer = false,
  }: { readonly before?: string; readonly isNew?: boolean; readonly isAnswer?: boolean },
  { characters, widthOf }: TextRules,
): Omit<Problem, 'path'>[] {
  const lost = placeholders(before).filter((each) => !placeholders(text).includes(each));
  const unknown = placeholders(text).filter((each) => !placeholders(before).includes(each));
  const figures = figuresOf(text).filter((each) => !figuresOf(before).includes(each));
  const claimed = claimsIn(text).filter((claim) => !claimsIn(before).includes(claim));
  const foreign = [...new Set(text)].filter((character) => character !== '\n' && !characters.includes(character));
  const widest = widestWord(text, widthOf);
  const limit = Math.max(WIDEST_WORD, widthOf(widestWord(before, widthOf)));
  const problems: readonly (readonly [unknown, Problem['grade'], string, string])[] = [
    [text.trim() === '', 'error', 'The text is empty.', 'Write what stands there, or leave the path out of the draft.'],
    [lost.length, 'error', `It has lost ${list(lost)}.`, 'Write each in braces, where its value should stand.'],
    [
      unknown.length,
      'error',
      `It names ${list(unknown)}, which nothing fills.`,
      `Use ${list(placeholders(before)) || 'no braces'}.`,
    ],
    [ADDRESS.test(text) && !ADDRESS.test(before), 'error', 'It names an address.', 'Use the links that the text has.'],
    [MARKUP.test(text), 'error', 'It has signs of markup.', 'Write plain words: a page shows them as they are.'],
    [
      !isAnswer && figures.length,
      'error',
      `It says ${list(figures)}, which has no basis.`,
      'Use the figures that the text has, or add the claim with its basis in the code.',
    ],
    [
      claimed.length,
      'error',
      `It says '${claimed.join("', '")}', which is a claim without a basis.`,
      'Say it without, or add the claim with its basis in the code.',
    ],
    [
      widthOf(widest) > limit,
      'error',
      `The word '${widest}' does not fit on a narrow phone with large text.`,
      `Take a word of about ${Math.floor((widest.length * limit) / widthOf(widest))} letters at most.`,
    ],
    [
      !isNew && text.length > Math.max(SHORT, before.length * TIMES_AS_LONG),
      'warning',
      'It is more than twice as long as before.',
      'Look at it on a phone.',
    ],
    [
      foreign.length,
      'warning',
      `The typefaces have no ${list(foreign)}.`,
      'Take other letters, or let the build cut larger typefaces (`content/characters.ts`).',
    ],
    [!isNew && text === before, 'warning', 'It says what stands there already.', 'Leave it out of the draft.'],
  ];
  return problems.flatMap(([is, grade, sentence, remedy]) => (is ? [{ grade, says: sentence, remedy }] : []));
}

function placeholders(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(PLACEHOLDER), ([, id, words]) => (words ? `{${id}|…}` : `{${id}}`)))];
}

function figuresOf(text: string): string[] {
  return [...new Set(text.match(FIGURE)?.map((figure) => figure.replaceAll(' ', '')))];
}

function claimsIn(text: string): string[] {
  return [...new Set(text.match(CLAIM)?.map((claim) => claim.toLowerCase()))];
}

function widestWord(text: string, widthOf: WordWidth): string {
  const words = text.replaceAll(PLACEHOLDER, (_, _id, words = '') => words.slice(1)).split(/[\s\-–—/\u00AD\u200B]+/);
  return words.reduce((widest, word) => (widthOf(word) > widthOf(widest) ? word : widest), '');
}

function list(parts: readonly string[]): string {
  return parts.join(', ');
}
