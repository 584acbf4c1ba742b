import { defineFunnel, type Funnel } from '../funnel/funnel.ts';
import { provePaths } from '../funnel/prove.ts';
import { asksForNumber, type Option, type Section, type Step, takesSeveral } from '../funnel/step.ts';
import { questionsOf, type When } from '../funnel/when.ts';
import { applyTo } from './apply.ts';
import type { Content, DraftChanges } from './draft.ts';
import { parsePath, partAt } from './path.ts';

type Refusal = { readonly path: string; readonly says: string; readonly remedy: string };

export type FunnelRules = {
  /** Steps that the program reckons with. */
  readonly needed: readonly string[];
};

const ENDS = { entry: '/', exit: '/analyze' };

/** The value of the content that a section is. */
export function sectionValue(id: string): string {
  return `funnel/${id}.${id}`;
}

/** The sections in their order, as a draft has them. */
export function changedSections(sections: readonly Section[], changes: DraftChanges): readonly Section[] {
  return sections.map((section) => applyTo(sectionValue(section.id), section, changes));
}

/** What visitors of an edition are asked. */
export function changedFunnel(sections: readonly Section[], changes: DraftChanges): Funnel {
  return defineFunnel(changedSections(sections, changes), ENDS);
}

/** What keeps the funnel of a draft from being one that everybody can walk, and that data can be read of. */
export function funnelProblems(content: Content, changes: DraftChanges, rules: FunnelRules): readonly Refusal[] {
  if (Object.keys(changes.lists).length + Object.keys(changes.conditions).length === 0) return [];
  const built = (content['funnel/index.sections'] ?? []) as readonly Section[];
  const ofLists = Object.entries(changes.lists).flatMap(([path, list]) => listProblems(content, built, path, list, rules));
  const ofPlaces = Object.keys(changes.conditions).flatMap((path) => placeProblems(content, changes, path));
  if (ofLists.length + ofPlaces.length > 0) return [...ofLists, ...ofPlaces];
  const sections = changedSections(built, changes);
  const ids = sections.flatMap(({ steps }) => steps.map(({ id }) => id));
  const twice = ids.find((id, place) => ids.indexOf(id) < place);
  if (twice !== undefined) return [problem(twice, 'Two steps have this id.', 'Give one of them another id.')];
  const funnel: Funnel = defineFunnel(sections, ENDS);
  const ofConditions = conditionProblems(sections);
  return ofConditions.length > 0 ? ofConditions : unreachableProblems(sections, funnel);
}

function problem(path: string, says: string, remedy: string): Refusal {
  return { path, says, remedy };
}

/** Undefined for what is neither the steps of a section nor the options of a choice. */
function listAt(content: Content, path: string): readonly (Step | Option)[] | undefined {
  const { value = '', keys = [] } = parsePath(path) ?? {};
  const [steps, id, options] = keys;
  const isList =
    value.startsWith('funnel/') && steps === 'steps' && (keys.length === 1 || (keys.length === 3 && options === 'options'));
  const found = isList ? partAt(content[value], keys) : undefined;
  const owner = id === undefined ? undefined : (partAt(content[value], keys.slice(0, -1)) as Step | undefined);
  if (!Array.isArray(found) || owner?.kind === 'scale' || owner?.kind === 'pictures') return undefined;
  return found;
}

function listProblems(
  content: Content,
  built: readonly Section[],
  path: string,
  { remove, add }: DraftChanges['lists'][string],
  { needed }: FunnelRules,
): readonly Refusal[] {
  const list = listAt(content, path);
  if (!list)
    return [
      problem(
        path,
        'The content has no steps or options at this path.',
        'Take the path of the steps of a section or of the options of a choice.',
      ),
    ];
  const isSteps = path.endsWith('.steps');
  const there = list.map(({ id }) => id);
  const taken = isSteps ? built.flatMap(({ steps }) => steps.map(({ id }) => id)) : there;
  const stays = there.filter((id) => !remove.includes(id));
  const known = [...stays];
  const found: Refusal[] = remove.flatMap((id) => {
    if (!there.includes(id))
      return [problem(`${path}.${id}`, 'There is no such member to remove.', `Name one of ${there.join(', ')}.`)];
    if (isSteps && needed.includes(id))
      return [problem(`${path}.${id}`, 'The program reckons with this step.', 'Keep it, or ask it under a condition.')];
    return [];
  });
  for (const { after, member } of add) {
    const at = `${path}.${member.id}`;
    if (isSteps !== 'kind' in member)
      found.push(
        problem(
          at,
          isSteps ? 'It is an option, not a step.' : 'It is a step, not an option.',
          'Put it into the other kind of list.',
        ),
      );
    if (taken.includes(member.id) || known.includes(member.id))
      found.push(problem(at, 'The id has another meaning already, by which data is kept.', 'Take a new id.'));
    if (after !== null && !known.includes(after))
      found.push(problem(at, `It stands after '${after}', which is not there.`, `Name one of ${known.join(', ')}, or null.`));
    known.push(member.id);
  }
  const options = isSteps
    ? []
    : [...(list as readonly Option[]).filter(({ id }) => stays.includes(id)), ...(add.map(({ member }) => member) as Option[])];
  if (!isSteps && (options.length < 2 || options.filter(({ exclusive }) => !exclusive).length === 0))
    found.push(problem(path, 'A question has two options, of which one can stand beside others.', 'Keep or add an option.'));
  return found;
}

/** A condition belongs to a section, a step or an option. */
function placeProblems(content: Content, changes: DraftChanges, path: string): readonly Refusal[] {
  const isSection = /^funnel\/([^.]+)\.\1$/.test(path);
  const { value, keys } = parsePath(path) ?? { value: path, keys: [] };
  const part = partAt(applyTo(value, content[value], { ...changes, conditions: {} }), keys);
  const isPlace =
    isSection ||
    (value.startsWith('funnel/') && keys[0] === 'steps' && (keys.length === 2 || (keys.length === 4 && keys[2] === 'options')));
  if (isPlace && typeof part === 'object' && part !== null) {
    if ('kind' in part && part.kind === 'selfie' && changes.conditions[path])
      return [problem(path, 'The analysis shows the photo or its absence.', 'Ask every visitor for it: it can be skipped.')];
    return [];
  }
  return [
    problem(
      path,
      'The content has no section, step or option at this path.',
      'Take the path of one, as in funnel/profile.profile.steps.gender.',
    ),
  ];
}

function conditionProblems(sections: readonly Section[]): readonly Refusal[] {
  const earlier = new Map<string, Step>();
  const found: Refusal[] = [];
  const look = (path: string, when: When | undefined) => {
    for (const question of questionsOf(when)) {
      const says = misread(question, earlier.get(question.step));
      if (says) found.push(problem(path, says, 'Ask for an answer of an earlier step.'));
    }
  };
  for (const section of sections) {
    look(sectionValue(section.id), section.when);
    for (const step of section.steps) {
      const path = `${sectionValue(section.id)}.steps.${step.id}`;
      look(path, step.when);
      if ('options' in step) for (const { id, when } of step.options) look(`${path}.options.${id}`, when);
      earlier.set(step.id, step);
    }
  }
  return found;
}

/** What is wrong with a part of a condition. */
function misread(question: ReturnType<typeof questionsOf>[number], step: Step | undefined): string | undefined {
  const { step: id } = question;
  if (!step) return `Its condition asks for '${id}', which no earlier step is.`;
  const isNumber = asksForNumber(step);
  if ('atLeast' in question)
    return isNumber || step.kind === 'scale'
      ? undefined
      : `'${id}' is no scale and no number, so that nothing is at least ${question.atLeast}.`;
  if (isNumber) return `'${id}' is a number: ask whether it is 'atLeast' one.`;
  if (!('options' in step)) return `Its condition asks for '${id}', which has no options.`;
  const isList = 'includes' in question;
  if (isList !== takesSeveral(step))
    return isList ? `'${id}' has one answer: ask what it 'is'.` : `'${id}' has several answers: ask what they 'includes'.`;
  const option = 'includes' in question ? question.includes : 'is' in question ? question.is : question.isNot;
  return step.options.some((other) => other.id === option) ? undefined : `'${id}' has no option '${option}'.`;
}

function unreachableProblems(sections: readonly Section[], funnel: Funnel): readonly Refusal[] {
  const { unreachable, undecided } = provePaths(funnel);
  if (undecided)
    return [
      problem(
        'conditions',
        'Too many answers decide together for every path to be tried.',
        'Ask for fewer earlier answers, or for some of them sooner.',
      ),
    ];
  return sections.flatMap((section) =>
    section.steps.flatMap((step) => {
      const path = `${sectionValue(section.id)}.steps.${step.id}`;
      if (unreachable.includes(step.id))
        return [problem(path, 'Nobody is asked this step.', 'Change its condition, or remove it.')];
      const options = 'options' in step ? step.options : [];
      return options
        .filter(({ id }) => unreachable.includes(`${step.id}.${id}`))
        .map(({ id }) =>
          problem(`${path}.options.${id}`, 'Nobody is offered this option.', 'Change its condition, or remove it.'),
        );
    }),
  );
}
