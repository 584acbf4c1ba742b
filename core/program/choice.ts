import { chooseActives } from './choose-actives.ts';
import type { ConcernId, Ingredient, IngredientFamily } from './ingredient.ts';
import type { ActiveRule, AvoidRule, ProgramKnowledge, SeekRule } from './knowledge.ts';
import type { AvoidedIngredient, ProductKind, SoughtIngredient } from './program.ts';
import { distinct, reasonsFor, type SkinContext } from './reasons.ts';
import type { Reason, SkinProfile } from './skin-profile.ts';
import { verdictOn } from './verdict.ts';

const MAX_BASICS_OF_RULE = 2;
const MAX_BASICS = 6;

export function avoidedIngredients({ avoid, ingredients }: ProgramKnowledge, context: SkinContext, silent: boolean) {
  const lines = avoidedBy(
    avoid.filter((rule) => (rule.silent ?? false) === silent),
    context,
  );
  const families = familiesLeftOut(lines);
  const familyOf = (id: string) => ingredients.find((ingredient) => ingredient.id === id)?.family;
  // Where a family is left out, a line for one of its ingredients would say it twice.
  return lines.filter(({ about }) => 'family' in about || !families.some((family) => family === familyOf(about.ingredient)));
}

function familiesLeftOut(avoid: readonly AvoidedIngredient[]): readonly IngredientFamily[] {
  return avoid.flatMap(({ about, degree }) => ('family' in about && degree === 'leave-out' ? [about.family] : []));
}

function avoidedBy(rules: readonly AvoidRule[], context: SkinContext): readonly AvoidedIngredient[] {
  const lines = rules.flatMap((rule): [string, AvoidedIngredient][] => {
    const [first, ...others] = reasonsFor(rule.when, context);
    const { about, degree, sources, evidence } = rule;
    return first ? [[JSON.stringify(about), { about, degree, because: [first, ...others], sources, evidence }]] : [];
  });
  // Of two rules about one thing the first is the stricter.
  return [...new Map(lines.reverse()).values()].reverse();
}

/** The actives that together serve the concerns best, then what supports them. */
export function soughtIngredients(
  knowledge: ProgramKnowledge,
  profile: SkinProfile,
  context: SkinContext,
): readonly SoughtIngredient[] {
  const allowed = allowedIngredients(knowledge, profile, context);
  const limits = knowledge.limits.filter(({ when }) => !when || reasonsFor(when, context).length > 0);
  const choices = profile.concerns.map(({ id }) =>
    knowledge.seek
      .filter(({ concern }) => concern === id)
      .map((rule) => rule.ingredients.flatMap((name) => soughtLine(allowed.get(name), rule, knowledge, profile, context) ?? [])),
  );
  const actives = chooseActives(choices, profile, {
    limit: Math.min(...limits.map(({ actives }) => actives)),
    mix: (one, other) => mayMix(one, other, knowledge, context, profile),
  });
  const leftOut = familiesLeftOut(avoidedBy(knowledge.avoid, context));
  return [...actives, ...basicIngredients(choices.flat())].map((line) => ({
    ...line,
    notWith: line.notWith.filter((family) => !leftOut.includes(family)),
  }));
}

/** What does not share an evening is brought in together only where both are well known to the skin. */
function mayMix(
  one: SoughtIngredient,
  other: SoughtIngredient,
  knowledge: ProgramKnowledge,
  context: SkinContext,
  profile: SkinProfile,
): boolean {
  if (sameKind(one, other)) return false;
  if (!one.notWith.includes(other.family) && !other.notWith.includes(one.family)) return true;
  return [one, other].every(({ about }) => {
    const ingredient = knowledge.ingredients.find(({ id }) => id === about.ingredient);
    return ingredient !== undefined && !isCareful(activeRule(knowledge, ingredient), knowledge, context, profile);
  });
}

function basicIngredients(choices: readonly (readonly SoughtIngredient[])[]): readonly SoughtIngredient[] {
  const basics = choices.flatMap((lines) => lines.filter(({ use }) => !use).slice(0, MAX_BASICS_OF_RULE));
  return basics.filter((line, index) => basics.findIndex((other) => isSame(other, line)) === index).slice(0, MAX_BASICS);
}

function allowedIngredients(
  knowledge: ProgramKnowledge,
  profile: SkinProfile,
  context: SkinContext,
): ReadonlyMap<string, Ingredient> {
  const limits = {
    profile,
    avoid: avoidedIngredients(knowledge, context, false),
    avoidSilently: avoidedIngredients(knowledge, context, true),
  };
  const allowed = knowledge.ingredients.filter((ingredient) => verdictOn(ingredient, limits).use === 'yes');
  return new Map(allowed.map((ingredient) => [ingredient.id, ingredient]));
}

function activeRule({ actives }: ProgramKnowledge, { id, family }: Ingredient): ActiveRule | undefined {
  return actives.find(({ only }) => only?.includes(id)) ?? actives.find((rule) => !rule.only && rule.family === family);
}

function soughtLine(
  ingredient: Ingredient | undefined,
  rule: SeekRule,
  knowledge: ProgramKnowledge,
  profile: SkinProfile,
  context: SkinContext,
): SoughtIngredient | undefined {
  if (!ingredient) return undefined;
  const active = activeRule(knowledge, ingredient);
  const [concern, ...concerns] = profile.concerns.map(({ id }) => id).filter((id) => ingredient.goodFor.includes(id));
  const [first, ...others] = reasonsOf([concern, ...concerns], context);
  const step = active?.step ?? knowledge.basics.find(({ family }) => family === ingredient.family)?.step;
  if (!concern || !first || !step) return undefined;
  const careful = isCareful(active, knowledge, context, profile);
  const needless = knowledge.needless.filter(({ when }) => reasonsFor(when, context).length > 0).map(({ caution }) => caution);
  const [source, ...sources] = new Set([...ingredient.sources, ...rule.sources, ...(active?.sources ?? [])]);
  return {
    about: { ingredient: ingredient.id },
    family: ingredient.family,
    for: [concern, ...concerns],
    step,
    ...(active && { use: useOf(active, step, careful) }),
    ...(ingredient.strength && { strength: careful ? lowerHalf(ingredient.strength) : ingredient.strength }),
    notWith: ingredient.conflicts,
    cautions: ingredient.cautions.filter(
      (caution) => !['sensitive', 'dry', 'blemish-prone'].includes(caution) && !needless.includes(caution),
    ),
    because: [first, ...others],
    sources: [source ?? ingredient.sources[0], ...sources],
    evidence: rule.evidence,
  };
}

function reasonsOf(concerns: readonly (ConcernId | undefined)[], context: SkinContext): readonly Reason[] {
  return distinct(concerns.flatMap((concern) => (concern && context.concerns.get(concern)) ?? []));
}

function useOf(active: ActiveRule, step: ProductKind, careful: boolean) {
  const [firstWeek, later] = careful ? active.careful : active.usual;
  return { slot: active.slot, step, firstWeek, later };
}

function isCareful(
  active: ActiveRule | undefined,
  { careful }: ProgramKnowledge,
  context: SkinContext,
  { experience }: SkinProfile,
): boolean {
  const isNew = active?.experience !== undefined && experience[active.experience] !== 'used';
  return isNew || reasonsFor(careful.when, context).length > 0;
}

function lowerHalf({ from, to }: { readonly from: number; readonly to: number }) {
  return { from, to: Math.round((from + to) * 50) / 100 };
}

function sameKind(a: SoughtIngredient, b: SoughtIngredient): boolean {
  return a.family === b.family && a.step === b.step;
}

function isSame(a: SoughtIngredient, b: SoughtIngredient): boolean {
  return a.about.ingredient === b.about.ingredient;
}
