import type { Content } from './draft.ts';
import type { NewMember } from './funnel-draft.ts';
import { builtFunnels } from './funnels.ts';
import { nameOf } from './path.ts';
import type { DraftRules, Problem } from './rules.ts';
import { stepProblems } from './step-problems.ts';
import { textProblems } from './text-problems.ts';

/** Keys under which a drawing is named, with the key under which the content names such drawings. */
const DRAWN: Readonly<Record<string, string>> = {
  icon: 'icon',
  drawing: 'drawing',
  picture: 'drawing',
  illustration: 'illustration',
};
/** What a visitor says, or reads beside what they say. */
const ANSWER = /\.options\.[^.]+\.label$|\.ends\.\d$/;

/** What a new step or option says and asks, and the drawings that it names. */
export function memberProblems(built: Content, at: string, member: NewMember, rules: DraftRules): Problem[] {
  const sections = builtFunnels(built).flatMap((funnel) => funnel.sections);
  const ofStep = 'kind' in member ? stepProblems(sections, at, member, rules) : [];
  const ofParts = partsOf(member, at, '').flatMap(({ path, key, text }) => {
    if (Object.hasOwn(DRAWN, key)) return drawingProblem(built, path, key, text);
    if (rules.codes.includes(key)) return [];
    return textProblems(text, { isNew: true, isAnswer: ANSWER.test(path) }, rules).map((problem) => ({ path, ...problem }));
  });
  return [...ofStep.map((problem) => ({ ...problem, grade: 'error' as const })), ...ofParts];
}

type Part = { readonly path: string; readonly key: string; readonly text: string };

/** All texts of a member, but for its conditions. */
function partsOf(part: unknown, path: string, key: string): readonly Part[] {
  if (typeof part === 'string') return [{ path, key, text: part }];
  if (typeof part !== 'object' || part === null || key === 'when') return [];
  return Object.entries(part).flatMap(([name, value]) =>
    Array.isArray(part) ? partsOf(value, `${path}.${nameOf(value, Number(name))}`, key) : partsOf(value, `${path}.${name}`, name),
  );
}

function drawingProblem(built: Content, path: string, key: string, name: string): Problem[] {
  const drawn = drawingsIn(built, DRAWN[key] ?? key);
  if (drawn.includes(name)) return [];
  return [{ path, grade: 'error', says: `There is no ${key} '${name}'.`, remedy: `Take one of ${drawn.join(', ')}.` }];
}

/** Names of drawings that the funnels as built use, and visitors therefore have. */
function drawingsIn(content: Content, key: string): readonly string[] {
  const funnel = Object.entries(content).filter(([name]) => /^funnels?\//.test(name));
  const names = funnel.flatMap(([name, value]) => partsOf(value, name, '').filter((part) => part.key === key));
  return [...new Set(names.map(({ text }) => text))].sort();
}
