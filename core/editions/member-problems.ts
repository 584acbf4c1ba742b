import type { Content } from './draft.ts';
import { drawingProblems, isDrawingKey, partsOf } from './drawings.ts';
import type { NewMember } from './funnel-draft.ts';
import { builtFunnels } from './funnels.ts';
import type { DraftRules, Problem } from './rules.ts';
import { stepProblems } from './step-problems.ts';
import { type TextRules, textProblems } from './text-problems.ts';

/** What a visitor says, or reads beside what they say. */
const ANSWER = /\.options\.[^.]+\.label$|\.ends\.\d$/;

/** What a new step or option says and asks, and the drawings that it names. */
export function memberProblems(built: Content, at: string, member: NewMember, rules: DraftRules & TextRules): Problem[] {
  const sections = builtFunnels(built).flatMap((funnel) => funnel.sections);
  const ofStep = 'kind' in member ? stepProblems(sections, at, member, rules) : [];
  const ofParts = partsOf(member, at, '').flatMap(({ path, key, text }) => {
    if (isDrawingKey(key)) return drawingProblems(built, path, key, text);
    if (rules.codes.includes(key)) return [];
    return textProblems(text, { isNew: true, isAnswer: ANSWER.test(path) }, rules).map((problem) => ({ path, ...problem }));
  });
  return [...ofStep.map((problem) => ({ ...problem, grade: 'error' as const })), ...ofParts];
}
