import { expect, test } from 'vitest';
import { concernIds } from '../../core/program/ingredient.ts';
import type { AnswerMatch, ProgramKnowledge, RuleCondition } from '../../core/program/knowledge.ts';
import { productKinds } from '../../core/program/program.ts';
import { indexRules } from './index-rules.ts';
import type { IngredientId } from './ingredients.ts';
import { knowledge as skincare } from './knowledge.ts';
import { labelIngredients } from './label-ingredients.ts';
import { concernSources } from './rules/concern-sources.ts';
import type { SkincareAvoidRule, SkincareConcernRule, SkincareSeekRule } from './rules/typed.ts';
import { activeSources } from './sources/actives.ts';
import { basicSources } from './sources/basics.ts';
import { guidanceSources } from './sources/guidance.ts';
import { skinSources } from './sources/skin.ts';
import type { Source } from './sources/source.ts';
import { type SourceId, sources } from './sources.ts';
import { because } from './words/because.ts';
import { namedLines } from './words/named-lines.ts';

const knowledge: ProgramKnowledge = skincare;
const repeated = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index);
const lines = [...knowledge.calendar, ...knowledge.habits, ...knowledge.expect, ...knowledge.doNotExpect, ...knowledge.doctor];
const rules = [
  ...knowledge.traits,
  ...knowledge.seek,
  ...knowledge.avoid,
  ...knowledge.actives,
  ...knowledge.limits,
  ...knowledge.steps,
  knowledge.sun,
  ...lines,
];

test('every rule and every ingredient names published sources, and every source is used', () => {
  const cited = [...labelIngredients, ...rules].map((rule): readonly string[] => rule.sources);
  cited.push(...Object.values(concernSources));
  expect(cited.filter((ids) => ids.length === 0)).toEqual([]);
  const used = new Set([...cited.flat(), ...indexRules.map(({ source }) => source)]);
  expect([...used].filter((id) => !(id in sources))).toEqual([]);
  expect(Object.keys(sources).filter((id) => !used.has(id))).toEqual([]);
});

test('a work of research says where it stands in a journal, and no source is younger than its check', () => {
  const entries: readonly (readonly [string, Source])[] = Object.entries(sources);
  const place = /\d(\([^)]+\))?, [a-z]?\d[\w.]*(-[a-z]?\d[\w.]*)?$| PMC\d+$/;
  const research = entries.filter(([, { evidence }]) => ['trial', 'study', 'review'].includes(evidence));
  expect(research.filter(([, { where, year }]) => !place.test(where) || !year).map(([id]) => id)).toEqual([]);
  for (const [id, { year = 1980, checked }] of entries) {
    expect(1980 <= year && year <= Number(checked.slice(0, 4)), id).toBe(true);
  }
});

test('evidence is strong or moderate only by research or a guideline, and strong not by one trial', () => {
  const kindsOf = (ids: readonly string[]) => ids.map((id) => sources[id as SourceId].evidence);
  const proof = (ids: readonly string[]) => kindsOf(ids).filter((kind) => kind !== 'advice' && kind !== 'regulation');
  const claimed = (evidence: string) => rules.filter((rule) => rule.evidence === evidence);
  expect(claimed('moderate').filter((rule) => proof(rule.sources).length === 0)).toEqual([]);
  expect(claimed('strong').filter((rule) => rule.sources.length < 2 || proof(rule.sources).length === 0)).toEqual([]);
});

test('no two sources, ingredients, labels or lines share a name', () => {
  const parts = [skinSources, guidanceSources, activeSources, basicSources].flatMap((part) => Object.keys(part));
  expect(repeated(parts)).toEqual([]);
  expect(repeated(labelIngredients.map(({ id }) => id))).toEqual([]);
  expect(repeated(labelIngredients.flatMap(({ inci }) => inci.map((name) => name.toLowerCase())))).toEqual([]);
  expect(repeated(lines.map(({ id }) => id))).toEqual([]);
});

test('the ingredients that pages of the funnel load are those that rules name', () => {
  const named = [
    ...knowledge.seek.flatMap(({ ingredients }) => ingredients),
    ...knowledge.avoid.flatMap(({ about }) => ('ingredient' in about ? about.ingredient : [])),
    ...knowledge.actives.flatMap(({ only = [] }) => only),
    ...[...knowledge.calendar, ...knowledge.expect, ...knowledge.doNotExpect].flatMap(({ ingredients = [] }) => ingredients),
  ];
  expect(new Set(knowledge.ingredients.map(({ id }) => id))).toEqual(new Set(named));
});

test('what is sought for a concern is good for it, and belongs in a kind of product', () => {
  for (const { concern, ingredients } of knowledge.seek) {
    for (const id of ingredients) {
      const ingredient = knowledge.ingredients.find((candidate) => candidate.id === id);
      expect(ingredient?.goodFor, `${id} for ${concern}`).toContain(concern);
      const homes = [...knowledge.actives, ...knowledge.basics].map(({ family }) => family);
      expect(homes, id).toContain(ingredient?.family);
    }
  }
});

test('every concern can be named by an answer and has something to look for', () => {
  for (const concern of concernIds) {
    expect(
      knowledge.concerns.some((rule) => rule.concern === concern),
      concern,
    ).toBe(true);
    expect(
      knowledge.seek.some((rule) => rule.concern === concern),
      concern,
    ).toBe(true);
  }
});

test('a strength is a range of percent, and no medicine is sought', () => {
  for (const { id, strength } of labelIngredients) {
    if (strength) expect(0 < strength.from && strength.from <= strength.to && strength.to <= 20, id).toBe(true);
  }
  const sought = knowledge.seek.flatMap(({ ingredients }) => ingredients);
  expect(sought.filter((id) => ['benzoyl-peroxide', 'sulfur'].includes(id))).toEqual([]);
});

test('the rules of the steps stand in the order of a day, each with a minute at least', () => {
  expect(knowledge.steps.map(({ kind }) => kind)).toEqual(productKinds);
  expect(knowledge.steps.every(({ minutes }) => minutes >= 1)).toBe(true);
});

test('every answer that a rule names has a sentence, and every sentence is of such an answer', () => {
  const occasions = [...knowledge.avoid, ...knowledge.steps, ...lines].flatMap(({ when }): readonly RuleCondition[] =>
    when ? [when] : [],
  );
  const matches: readonly AnswerMatch[] = [
    ...occasions.flatMap(({ answers }): readonly AnswerMatch[] => (answers ? [answers] : [])),
    ...knowledge.traits.map(({ hints }) => hints),
    ...knowledge.concerns.map(({ step, points }): AnswerMatch => ({ [step]: Object.keys(points) })),
    { skincareProductsUse: productKinds, skincareRoutineTime: Object.keys(knowledge.minutes) },
  ];
  const flat = (match: Readonly<Record<string, readonly string[] | undefined>>) =>
    Object.entries(match).flatMap(([step, options = []]) => options.map((option) => `${step}: ${option}`));
  const sentences = Object.entries(because).flatMap(([step, texts]) => flat({ [step]: Object.keys(texts) }));
  expect(new Set(matches.flatMap(flat))).toEqual(new Set(sentences));
});

test('every line has its text, and no text is without a line', () => {
  expect(new Set(Object.keys(namedLines))).toEqual(new Set(lines.map(({ id }) => id)));
});

test('a misspelt source, ingredient, question or option does not compile, nor does a rule without a source', () => {
  const base = { concern: 'shine', evidence: 'limited' } as const;
  // @ts-expect-error: there is no such source
  const source: SourceId = 'no-such-source';
  // @ts-expect-error: there is no such ingredient
  const ingredient: IngredientId = 'no-such-ingredient';
  // @ts-expect-error: a rule has a source
  const unsourced: SkincareSeekRule = { ...base, ingredients: ['niacinamide'], sources: [] };
  // @ts-expect-error: the question has no such option
  const option: SkincareConcernRule = { concern: 'shine', step: 'skinType', points: { shiny: 1 } };
  // @ts-expect-error: the funnel has no such question
  const question: SkincareConcernRule = { concern: 'shine', step: 'no-such-step', points: {} };
  // @ts-expect-error: the question has no such option
  const when: SkincareAvoidRule['when'] = { answers: { skinType: ['shiny'] } };
  // @ts-expect-error: the funnel has no such question
  const whenElse: SkincareAvoidRule['when'] = { answers: { 'no-such-step': ['dry'] } };
  expect(Object.keys(sources)).not.toContain(source);
  expect(knowledge.ingredients.map(({ id }) => id)).not.toContain(ingredient);
  expect([unsourced.sources, option.points, question.points, when, whenElse]).toHaveLength(5);
});
