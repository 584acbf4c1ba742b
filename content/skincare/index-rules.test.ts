import { expect, test } from 'vitest';
import type { Answer, Answers } from '../../core/funnel/answers.ts';
import { createProgram } from '../../core/program/create-program.ts';
import type { ConcernId } from '../../core/program/ingredient.ts';
import type { ProductKind } from '../../core/program/program.ts';
import { type IndexRule, skinIndex, weighRules } from '../../core/program/skin-index.ts';
import { seededRandom } from '../../core/seeded-random.ts';
import { rounds } from '../../core/testing.ts';
import { analysis } from '../analysis.ts';
import { funnel } from '../funnel/index.ts';
import { indexRules } from './index-rules.ts';
import { knowledge } from './knowledge.ts';
import { photoIndexRules } from './photo-index-rules.ts';
import { realisticVisitor } from './realistic-visitor.ts';
import { sources } from './sources.ts';

const rules: readonly IndexRule[] = indexRules;
const areas = analysis.treatment.scores;
const weighed = weighRules(rules, funnel.asking);
const indexOf = (answers: Answers) => skinIndex(areas, weighed, answers);

function randomVisitor(random: () => number): Answers {
  const answers: Record<string, Answer> = {};
  for (const step of funnel.asking) {
    if (!('options' in step) || random() < 0.05) continue;
    const ids = step.options.map(({ id }) => id);
    const some = ids.filter(() => random() < 0.4);
    const one = ids[Math.floor(random() * ids.length)] ?? '';
    answers[step.id] = step.kind === 'multi' ? some : one;
  }
  return answers;
}

test('every rule of the skin index names an area that is shown and a published source', () => {
  for (const { area, source } of rules) {
    expect(areas.map(({ id }) => id as string)).toContain(area);
    expect(Object.keys(sources)).toContain(source);
  }
});

test('what care adds to a goal is a share by a published source, and a step of the program works on it', {
  timeout: 60_000,
}, () => {
  for (const { care } of rules) {
    if (!care) continue;
    expect(care.share > 0 && care.share <= 0.5).toBe(true);
    expect(Object.keys(sources)).toContain(care.source);
  }
  const served: Readonly<Record<string, readonly (ConcernId | ProductKind)[]>> = {
    hydration: ['moisturizer'],
    elasticity: ['lines', 'firmness', 'dryness'],
    complexion: ['redness', 'blemishes', 'dullness', 'uneven-tone', 'dark-spots'],
  };
  const random = seededRandom(20261129);
  const visitors = rounds(2000, 500);
  let cared = 0;
  for (let visitor = 0; visitor < visitors; visitor += 1) {
    const answers = realisticVisitor(random);
    const { seek, later, evening } = createProgram(knowledge, { answers });
    const works = new Set<string>([...seek.flatMap((line) => line.for), ...later, ...evening.map(({ kind }) => kind)]);
    for (const { id, hasCare } of indexOf(answers as Answers)) {
      if (!hasCare) continue;
      cared += 1;
      if (!served[id]?.some((concern) => works.has(concern))) expect({ id, answers, works: [...works] }).toBe('served');
    }
  }
  expect(cared).toBeGreaterThan(visitors / 4);
});

test('the visitor with the first options gains the specified points, and the best habits leave something to care for', () => {
  const first = Object.fromEntries(
    funnel.asking.flatMap((step) =>
      'options' in step ? [[step.id, step.kind === 'multi' ? [step.options[0]?.id] : step.options[0]?.id]] : [],
    ),
  ) as Answers;
  const gains = (answers: Answers) => Object.fromEntries(indexOf(answers).map(({ id, percent, goal }) => [id, goal - percent]));
  expect(gains(first)).toMatchObject({ hydration: 16, elasticity: 22, complexion: 19 });
  const best = {
    skinType: 'dry',
    moisturizedSkin: 'tight-after-washing',
    bothersYourSkin: ['tightness', 'flaking'],
    dailySkinCare: 'morning-and-evening',
    sleepHours: '7-8-h',
    stressLevel: 'never',
    waterIntake: 'more-than-6-glasses',
    useSunscreen: 'daily',
  } as Answers;
  expect(gains(best).hydration).toBeGreaterThanOrEqual(6);
});

test('a photo moves complexion and texture only, never upwards, and by a published source', () => {
  for (const { area, points, source } of photoIndexRules) {
    expect(['complexion', 'texture']).toContain(area);
    expect(Math.max(...Object.values(points))).toBeLessThan(0);
    expect(Object.keys(sources)).toContain(source);
  }
});

test('no answer adds points to a skin index', () => {
  for (const { points } of rules) for (const value of Object.values(points)) expect(value).toBeLessThan(0);
});

test('equal answers give equal skin indexes, no goal is below its index, and every reason is an answer of the visitor and stands once', () => {
  const random = seededRandom(20261122);
  for (let visitor = 0; visitor < rounds(3000, 1000); visitor += 1) {
    const answers = randomVisitor(random);
    const index = indexOf(answers);
    expect(indexOf({ ...answers })).toEqual(index);
    const reasons = index.flatMap(({ reason }) => (reason ? `${reason.step} ${reason.option}` : []));
    expect(new Set(reasons).size).toBe(reasons.length);
    for (const { percent, goal, reason } of index) {
      const lawful = percent >= 5 && goal >= percent && goal <= 95 && Number.isInteger(percent);
      const answered = !reason || [answers[reason.step]].flat().includes(reason.option);
      if (!lawful || !answered) expect({ answers, percent, goal, reason }).toBe('lawful');
    }
  }
});

test('every index of a visitor who answered every question names an answer', () => {
  const random = seededRandom(11);
  const asked = funnel.asking.flatMap((step) => ('options' in step ? [step] : []));
  for (let visitor = 0; visitor < 300; visitor += 1) {
    const answers = Object.fromEntries(
      asked.map(({ id, kind, options }) => {
        const option = options[Math.floor(random() * options.length)]?.id;
        return [id, kind === 'multi' ? [option] : option];
      }),
    ) as Answers;
    expect(indexOf(answers).filter(({ reason }) => !reason)).toEqual([]);
  }
});

test('a better habit never lowers a skin index', () => {
  const random = seededRandom(7);
  const habits = rules.filter(({ habit }) => habit);
  for (let visitor = 0; visitor < 300; visitor += 1) {
    const answers = randomVisitor(random);
    for (const { area, step, points } of habits) {
      const asked = funnel.asking.find(({ id }) => id === step);
      const best = asked && 'options' in asked && asked.options.find(({ id }) => points[id] === undefined);
      if (!best) continue;
      const percentOf = (given: Answers) => indexOf(given).find(({ id }) => id === area)?.percent ?? 0;
      expect(percentOf({ ...answers, [step]: best.id })).toBeGreaterThanOrEqual(percentOf(answers));
    }
  }
});
