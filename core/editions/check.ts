import { applyTo, NO_CHANGES } from './apply.ts';
import { choiceProblems } from './choice-problems.ts';
import { colourProblems, DESIGN, type Design } from './colour-problems.ts';
import type { Content, DraftChanges } from './draft.ts';
import { drawingProblems, isDrawingPath } from './drawings.ts';
import { funnelProblems } from './funnel-problems.ts';
import { sharedRefusal } from './funnels.ts';
import { memberProblems } from './member-problems.ts';
import { allPages, builtPages, isPlansPath, type OwnPath, ownPath } from './own-pages.ts';
import { nameOf, parsePath, partAt } from './path.ts';
import { unsaidProblems, weightProblems } from './picture-problems.ts';
import type { DraftRules, Problem } from './rules.ts';
import { type TextRules, textProblems } from './text-problems.ts';
import { wordWidthIn } from './word-width.ts';

/** A key of the data, not a text. */
const CODE = /^[a-z0-9]+(?:[-_/.:][a-z0-9]+)*$/;

/** What keeps a draft from being an edition of the content, and what is unwise in it. */
export function check(built: Content, changes: DraftChanges, draftRules: DraftRules): Problem[] {
  const { faces } = (built[DESIGN] ?? {}) as Partial<Design>;
  const rules = { ...draftRules, widthOf: wordWidthIn(faces, changes.design) };
  const ofFunnel = funnelProblems(built, changes, rules).map((problem) => ({ ...problem, grade: 'error' as const }));
  const { texts, orders, lists } = changes;
  const content = withLists(built, lists);
  const ofTexts = Object.entries(texts).flatMap(([path, text]) => {
    const own = ownPath(path);
    if (own) return ownTextProblems(content, own, text, rules).map((problem) => ({ path, ...problem }));
    const refusal = refusedPath(content, path, rules, built);
    if (refusal) return [{ path, grade: 'error' as const, ...refusal }];
    const before = textAt(content, path) ?? '';
    if (isDrawingPath(path) && text !== before)
      return [...drawingProblems(built, path, path.split('.').at(-1) ?? '', text), ...unsaidProblems(path, text, texts)];
    return textProblems(text, { before }, rules).map((problem) => ({ path, ...problem }));
  });
  const ofOrders = Object.entries(orders).flatMap(([path, ids]) => {
    const own = ownPath(path);
    const refusal = own
      ? refusedPlans(built, own, ids, rules)
      : (refusedPlace(path, rules) ?? refusedOrder(content, path, ids, built));
    return refusal ? [{ path, grade: 'error' as const, ...refusal }] : [];
  });
  const ofMembers = Object.entries(lists).flatMap(([path, { add }]) =>
    add.flatMap(({ member }) => memberProblems(built, `${path}.${member.id}`, member, rules)),
  );
  return [
    ...ofFunnel,
    ...ofMembers,
    ...ofTexts,
    ...ofOrders,
    ...colourProblems(built, changes.colours),
    ...choiceProblems(changes.design),
    ...weightProblems(built, changes),
  ];
}

/** Of the pages that a funnel shares with the first. Its questions have paths of their own, and mails are the shop's. */
function ownTextProblems(
  content: Content,
  { funnel, path }: OwnPath,
  text: string,
  rules: DraftRules & TextRules,
): Omit<Problem, 'path'>[] {
  const pages = builtPages(content, funnel);
  if (!pages) return [{ grade: 'error', ...unknownFunnel(content) }];
  const open = rules.open.filter((each) => !SHOP_ALONE.test(each));
  const refusal = refusedPath(content, path, { ...rules, open });
  if (refusal) return [{ grade: 'error', ...refusal }];
  return textProblems(text, { before: pages.texts?.[path] ?? textAt(content, path) ?? '' }, rules);
}

const SHOP_ALONE = /^(funnels?|mails)\//;

/** A funnel shows some of what the shop sells, in the order and at the prices of the shop. */
function refusedPlans(built: Content, own: OwnPath, ids: readonly string[], { sold }: DraftRules): Refusal | undefined {
  if (!builtPages(built, own.funnel)) return unknownFunnel(built);
  if (!isPlansPath(own))
    return { says: 'A draft changes no order there.', remedy: 'Leave it out of the draft, or change it for all funnels.' };
  const isShown = ids.length > 0 && new Set(ids).size === ids.length && ids.every((id) => sold.includes(id));
  return isShown
    ? undefined
    : { says: 'It names what the shop does not sell, or nothing.', remedy: `Name some of ${sold.join(', ')}, each once.` };
}

function unknownFunnel(content: Content): Refusal {
  const ids = allPages(content).map(([id]) => id);
  return { says: 'There is no funnel of this name beside the first.', remedy: `Name one of ${ids.join(', ') || 'none'}.` };
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

/** The values in which a draft may change texts. */
export function openContent(content: Content, { open }: Pick<DraftRules, 'open'>): Content {
  return Object.fromEntries(Object.entries(content).filter(([name]) => open.some((each) => name.startsWith(each))));
}

/** The paths of all texts that a draft may change, with what they say, and those of the drawings of questions, with their names. */
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
  for (const [id, { texts = {} }] of allPages(content))
    for (const [path, text] of Object.entries(texts)) found[`funnels/${id}/${path}`] = text;
  return found;
}

/** The paths of all lists whose order a draft may change, with the ids of their members. */
export function ordersOf(content: Content, rules: DraftRules): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  const collect = (part: unknown, path: string): void => {
    if (typeof part !== 'object' || part === null) return;
    if (Array.isArray(part)) {
      const ids = part.map(nameOf);
      if ((refusedPlace(path, rules) ?? refusedOrder(content, path, ids)) === undefined) found[path] = ids;
    }
    for (const [key, member] of Object.entries(part))
      collect(member, `${path}.${Array.isArray(part) ? nameOf(member, Number(key)) : key}`);
  };
  for (const [name, value] of Object.entries(openContent(content, rules))) collect(value, name);
  for (const [id, { plans = rules.sold }] of allPages(content)) found[`funnels/${id}/plans`] = [...plans];
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

function refusedPath(content: Content, path: string, rules: DraftRules, built = content): Refusal | undefined {
  const refusal = refusedPlace(path, rules);
  if (refusal) return refusal;
  const before = textAt(content, path);
  if (before === undefined)
    return { says: 'The content has no text at this path.', remedy: 'Take a path from the list of texts.' };
  const shared = sharedRefusal(built, path);
  if (shared) return shared;
  if (isDrawingPath(path)) return undefined;
  if (isBasis(content, path))
    return { says: 'It says what the result is not.', remedy: 'Leave it out of the draft, and change it in the code.' };
  if (isVersioned(content, path))
    return { says: 'It is a text that people consent to.', remedy: 'A new text needs a new version, in the code.' };
  if (isCode(path, before, rules.codes))
    return { says: 'It is a name that code reads, not a text.', remedy: 'Leave it out of the draft.' };
  return undefined;
}

/** Steps keep their order, because their numbers and addresses follow from it; a scale has its own by what it asks. */
function refusedOrder(content: Content, path: string, ids: readonly string[], built = content): Refusal | undefined {
  const { value, keys } = parsePath(path) ?? { value: '', keys: [] };
  const list = partIn(content, value, keys);
  const members = Array.isArray(list) ? list.map(nameOf) : [];
  const isNamed = Array.isArray(list) && list.every((member, place) => nameOf(member, place) !== String(place));
  if (members.length === 0 || !isNamed)
    return {
      says: 'The content has no list of members with ids at this path.',
      remedy: 'Take the path of the options of a question.',
    };
  const shared = sharedRefusal(built, path);
  if (shared) return shared;
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

/** Of a result. */
function isBasis(content: Content, path: string): boolean {
  const { value, keys } = parsePath(path) ?? { value: '', keys: [] };
  const owner = partAt(content[value], keys.slice(0, -1));
  return keys.at(-1) === 'basis' && typeof owner === 'object' && owner !== null && 'kind' in owner && owner.kind === 'result';
}

function isCode(path: string, text: string, codes: readonly string[]): boolean {
  const names = path.split('.').slice(2);
  const name = names.findLast((each) => !/^\d+$/.test(each)) ?? '';
  return text === '' || codes.includes(name) || CODE.test(text) || /^https?:/.test(text);
}
