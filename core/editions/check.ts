import { applyTo, NO_CHANGES } from './apply.ts';
import type { Content, DraftChanges } from './draft.ts';
import type { NewMember } from './funnel-draft.ts';
import { type FunnelRules, funnelProblems } from './funnel-problems.ts';
import { nameOf, parsePath, partAt } from './path.ts';

export type DraftRules = FunnelRules & {
  /** Paths that begin so may be changed. */
  readonly open: readonly string[];
  /** And of those, these may not. */
  readonly closed: readonly { readonly at: string; readonly because: string }[];
  readonly codes: readonly string[];
  /** That the typefaces draw. */
  readonly characters: string;
};

/** `error` keeps a draft from being published; `warning` is for whoever wrote it. */
export type Problem = {
  readonly path: string;
  readonly says: string;
  readonly remedy: string;
  readonly grade: 'error' | 'warning';
};

/** Of letters, from which on a word is wider than a phone of 320 px shows at 200 % text, if the text before had none as long. */
const LONGEST_WORD = 18;
/** How many times as long as before a text may be until it is told. */
const TIMES_AS_LONG = 2;
const SHORT = 40;
const PLACEHOLDER = /\{\w+\}/g;
const MARKUP = /<\s*[a-z/!?]|javascript:|&#?\w+;/i;
/** What no text may begin to say: each needs a basis. */
const CLAIM =
  /\b(clinical\w*|dermatolog\w*|doctors?|proven|guarantee\w*|scientific\w*|fda|cur(es?|ed|ing)|heal(s|ed|ing)?|treats|risk-free|award\w*|best-selling|number one)\b|#1/gi;
/** A link leads where the text before it led. */
const ADDRESS = /https?:|www\.|\]\((?!\{\w+\}\))/i;
const FIGURE = /\d+(?:[.,]\d+)*\s?%?|[$€£¥]/g;
/** A key of the data, not a text. */
const CODE = /^[a-z0-9]+(?:[-_/.:][a-z0-9]+)*$/;

/** What keeps a draft from being an edition of the content, and what is unwise in it. */
export function check(built: Content, changes: DraftChanges, rules: DraftRules): Problem[] {
  const ofFunnel = funnelProblems(built, changes, rules).map((problem) => ({ ...problem, grade: 'error' as const }));
  const { texts, orders, lists } = changes;
  const content = withLists(built, lists);
  const ofTexts = Object.entries(texts).flatMap(([path, text]) => {
    const refusal = refusedPath(content, path, rules);
    if (refusal) return [{ path, grade: 'error' as const, ...refusal }];
    return problemsOf(textAt(content, path) ?? '', text, rules).map((problem) => ({ path, ...problem }));
  });
  const ofOrders = Object.entries(orders).flatMap(([path, ids]) => {
    const refusal = refusedPlace(path, rules) ?? refusedOrder(content, path, ids);
    return refusal ? [{ path, grade: 'error' as const, ...refusal }] : [];
  });
  const ofMembers = Object.entries(lists).flatMap(([path, { add }]) =>
    add.flatMap(({ member }) => memberProblems(built, `${path}.${member.id}`, member, rules)),
  );
  return [...ofFunnel, ...ofMembers, ...ofTexts, ...ofOrders];
}

/** So that texts and orders of what a draft adds can be changed by their paths. */
function withLists(content: Content, lists: DraftChanges['lists']): Content {
  const values = new Set(Object.keys(lists).flatMap((path) => parsePath(path)?.value ?? []));
  const changed = [...values].filter((value) => Object.hasOwn(content, value));
  return {
    ...content,
    ...Object.fromEntries(changed.map((value) => [value, applyTo<unknown>(value, content[value], { ...NO_CHANGES, lists })])),
  };
}

/** What a new step or option says, and the drawings that it names. */
function memberProblems(built: Content, at: string, member: NewMember, rules: DraftRules): Problem[] {
  const found: Problem[] = [];
  const look = (part: unknown, path: string, key: string): void => {
    if (typeof part === 'string' && DRAWN.includes(key)) {
      if (!drawingsIn(built, key).includes(part))
        found.push({
          path,
          grade: 'error',
          says: `There is no ${key} '${part}'.`,
          remedy: `Take one of ${drawingsIn(built, key).join(', ')}.`,
        });
    } else if (typeof part === 'string' && !rules.codes.includes(key)) {
      // In an option it is what a visitor says, which needs no basis.
      const isOption = /\.options\.[^.]+\.label$/.test(path);
      const problems = problemsOf('', part, rules).filter(
        ({ grade, says }) => grade === 'error' || says.startsWith('The typefaces'),
      );
      found.push(
        ...problems.filter(({ says }) => !(isOption && says.includes('no basis'))).map((problem) => ({ path, ...problem })),
      );
    } else if (typeof part === 'object' && part !== null && key !== 'when') {
      for (const [name, value] of Object.entries(part))
        look(value, `${path}.${Array.isArray(part) ? nameOf(value, Number(name)) : name}`, Array.isArray(part) ? key : name);
    }
  };
  look(member, at, '');
  return found;
}

const DRAWN = ['icon', 'drawing', 'illustration'];

/** Names of drawings that the funnel as built uses, and visitors therefore have. */
function drawingsIn(content: Content, key: string): readonly string[] {
  const names = new Set<string>();
  const look = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    for (const [name, value] of Object.entries(part)) {
      if (name === key && typeof value === 'string') names.add(value);
      look(value);
    }
  };
  for (const [name, value] of Object.entries(content)) if (name.startsWith('funnel/')) look(value);
  return [...names].sort();
}

/** The values in which a draft may change texts. */
export function openContent(content: Content, { open }: Pick<DraftRules, 'open'>): Content {
  return Object.fromEntries(Object.entries(content).filter(([name]) => open.some((each) => name.startsWith(each))));
}

/** The paths of all texts that a draft may change, with what they say. */
export function textsOf(content: Content, rules: DraftRules): Record<string, string> {
  const found: Record<string, string> = {};
  const collect = (part: unknown, path: string): void => {
    if (typeof part === 'string') {
      if (refusedPath(content, path, rules) === undefined) found[path] = part;
      return;
    }
    if (typeof part !== 'object' || part === null) return;
    for (const [key, member] of Object.entries(part))
      collect(member, `${path}.${Array.isArray(part) ? nameOf(member, Number(key)) : key}`);
  };
  for (const [name, value] of Object.entries(openContent(content, rules))) collect(value, name);
  return found;
}

type Refusal = Pick<Problem, 'says' | 'remedy'>;

function refusedPlace(path: string, { open, closed }: DraftRules): Refusal | undefined {
  const law = closed.find(({ at }) => path.startsWith(at));
  if (law) return { says: law.because, remedy: 'Leave it out of the draft, and change it in the code.' };
  if (!open.some((each) => path.startsWith(each)))
    return { says: 'A draft changes no text there.', remedy: 'Leave it out of the draft, and change it in the code.' };
  return undefined;
}

function refusedPath(content: Content, path: string, rules: DraftRules): Refusal | undefined {
  const refusal = refusedPlace(path, rules);
  if (refusal) return refusal;
  const before = textAt(content, path);
  if (before === undefined)
    return { says: 'The content has no text at this path.', remedy: 'Take a path from the list of texts.' };
  if (isVersioned(content, path))
    return { says: 'It is a text that people consent to.', remedy: 'A new text needs a new version, in the code.' };
  if (isCode(path, before, rules.codes))
    return { says: 'It is a name that code reads, not a text.', remedy: 'Leave it out of the draft.' };
  return undefined;
}

/** Steps keep their order, because their numbers and addresses follow from it; a scale has its own by what it asks. */
function refusedOrder(content: Content, path: string, ids: readonly string[]): Refusal | undefined {
  const { value, keys } = parsePath(path) ?? { value: '', keys: [] };
  const list = partIn(content, value, keys);
  const members = Array.isArray(list) ? list.map(nameOf) : [];
  const isNamed = Array.isArray(list) && list.every((member, place) => nameOf(member, place) !== String(place));
  if (members.length === 0 || !isNamed)
    return {
      says: 'The content has no list of members with ids at this path.',
      remedy: 'Take the path of the options of a question.',
    };
  const owner = partIn(content, value, keys.slice(0, -1));
  const isScale = typeof owner === 'object' && owner !== null && 'kind' in owner && owner.kind === 'scale';
  if (keys.at(-1) === 'steps' || isScale)
    return { says: 'The order of steps and of a scale is part of the code.', remedy: 'Leave it out of the draft.' };
  if (members.toSorted().join() !== ids.toSorted().join())
    return { says: 'It does not name each member once.', remedy: `Name ${members.join(', ')} in the order that you want.` };
  return undefined;
}

function textAt(content: Content, path: string): string | undefined {
  const { value, keys } = parsePath(path) ?? { value: '', keys: [] };
  const found = partIn(content, value, keys);
  return typeof found === 'string' ? found : undefined;
}

function partIn(content: Content, value: string, keys: readonly string[]): unknown {
  return Object.hasOwn(content, value) ? partAt(content[value], keys) : undefined;
}

/** What stands beside a version, or below it, was agreed to. */
function isVersioned(content: Content, path: string): boolean {
  const { value, keys } = parsePath(path) ?? { value: '', keys: [] };
  return keys.some((_, end) => {
    const part = partAt(content[value], keys.slice(0, end));
    return typeof part === 'object' && part !== null && 'version' in part;
  });
}

function isCode(path: string, text: string, codes: readonly string[]): boolean {
  const names = path.split('.').slice(2);
  const name = names.findLast((each) => !/^\d+$/.test(each)) ?? '';
  return text === '' || codes.includes(name) || CODE.test(text) || /^https?:/.test(text);
}

function problemsOf(before: string, text: string, { characters }: DraftRules): Omit<Problem, 'path'>[] {
  const lost = placeholders(before).filter((each) => !placeholders(text).includes(each));
  const unknown = placeholders(text).filter((each) => !placeholders(before).includes(each));
  const figures = figuresOf(text).filter((each) => !figuresOf(before).includes(each));
  const claimed = claimsIn(text).filter((claim) => !claimsIn(before).includes(claim));
  const foreign = [...new Set(text)].filter((character) => character !== '\n' && !characters.includes(character));
  const limit = Math.max(LONGEST_WORD, longestWord(before).length);
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
      figures.length,
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
      longestWord(text).length > limit,
      'error',
      `The word '${longestWord(text)}' does not fit on a narrow phone with large text.`,
      `Take words of at most ${limit} letters.`,
    ],
    [
      text.length > Math.max(SHORT, before.length * TIMES_AS_LONG),
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
    [text === before, 'warning', 'It says what stands there already.', 'Leave it out of the draft.'],
  ];
  return problems.flatMap(([is, grade, sentence, remedy]) => (is ? [{ grade, says: sentence, remedy }] : []));
}

function placeholders(text: string): string[] {
  return [...new Set(text.match(PLACEHOLDER))];
}

function figuresOf(text: string): string[] {
  return [...new Set(text.match(FIGURE)?.map((figure) => figure.replaceAll(' ', '')))];
}

function claimsIn(text: string): string[] {
  return [...new Set(text.match(CLAIM)?.map((claim) => claim.toLowerCase()))];
}

function longestWord(text: string): string {
  const words = text.replaceAll(PLACEHOLDER, '').split(/[\s\-–—/\u00AD\u200B]+/);
  return words.reduce((longest, word) => (word.length > longest.length ? word : longest), '');
}

function list(parts: readonly string[]): string {
  return parts.join(', ');
}
