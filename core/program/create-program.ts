import { programCalendar } from './calendar.ts';
import { avoidedIngredients, soughtIngredients } from './choice.ts';
import type { IngredientLineRule, ProgramKnowledge } from './knowledge.ts';
import { skinProfile } from './profile.ts';
import type { Expectation, Program, ProgramInput, SoughtIngredient } from './program.ts';
import { distinct, reasonsFor, type SkinContext } from './reasons.ts';
import { routine } from './routine.ts';
import { sunYear } from './sun.ts';

export function createProgram(knowledge: ProgramKnowledge, input: ProgramInput): Program {
  const { profile, photo, context } = skinProfile(knowledge, input);
  const seek = soughtIngredients(knowledge, profile, context);
  const lines = (rules: readonly IngredientLineRule[]) => rules.flatMap((rule) => lineOf(rule, seek, context));
  return {
    profile,
    photo,
    seek,
    avoid: avoidedIngredients(knowledge, context, false),
    avoidSilently: avoidedIngredients(knowledge, context, true),
    later: profile.concerns.map(({ id }) => id).filter((id) => !seek.some((line) => line.for.includes(id))),
    ...routine(knowledge, seek, context),
    calendar: programCalendar(seek, profile.sensitive || profile.concerns.some(({ id }) => id === 'redness')),
    calendarRules: lines(knowledge.calendar),
    sun: sunYear(input, knowledge.questions.place, knowledge.sun),
    habits: lines(knowledge.habits),
    expect: lines(knowledge.expect),
    doNotExpect: lines(knowledge.doNotExpect),
    seeADoctor: lines(knowledge.doctor),
  };
}

function lineOf(rule: IngredientLineRule, seek: readonly SoughtIngredient[], context: SkinContext): Expectation[] {
  const { id, when, families, together, ingredients, soughtFor, speaksOf, weeks, sources, evidence } = rule;
  if (together && !families?.every((wanted) => seek.some(({ family }) => family === wanted))) return [];
  if (soughtFor && !seek.some((line) => line.for.includes(soughtFor))) return [];
  const matching = seek.filter(({ family, about }) => families?.includes(family) || ingredients?.includes(about.ingredient));
  const because = distinct([...(when ? reasonsFor(when, context) : []), ...matching.flatMap((line) => line.because)]);
  const forEverybody = !when && !families && !ingredients;
  const shown = speaksOf ? reasonsFor({ concerns: speaksOf }, context) : because;
  return forEverybody || because.length > 0 ? [{ id, ...(weeks && { weeks }), because: shown, sources, evidence }] : [];
}
