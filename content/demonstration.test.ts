import { describe, expect, test } from 'vitest';
import { introductoryTerms, percentOff } from '../core/checkout/terms.ts';
import { userData } from '../core/funnel/answer-export.ts';
import { validAnswers } from '../core/funnel/answers.ts';
import type { PlacedStep } from '../core/funnel/funnel.ts';
import type { Option, StepKind } from '../core/funnel/step.ts';
import { introPrice, perDay } from '../core/plans/plan.ts';
import { goalAreas } from '../core/program/goal-areas.ts';
import { profileCompleteness } from '../core/program/profile-completeness.ts';
import { skinIndex, weighRules } from '../core/program/skin-index.ts';
import { options as icons } from '../web/illustrations/sprite/drawings.tsx';
import { spots } from '../web/illustrations/sprite/spots.ts';
import { analysis } from './analysis.ts';
import { brand } from './brand.ts';
import { funnel, type StepId } from './funnel/index.ts';
import { analysisTimings } from './pages/analysis-timings.ts';
import { plans } from './plans.ts';
import { productFits, recommendedProducts } from './products.ts';
import { reviews } from './reviews.ts';
import { goalAreas as areasByOption } from './skincare/goal-areas.ts';
import { indexRules } from './skincare/index-rules.ts';
import { completenessModel } from './skincare/rules/profile-completeness.ts';
import { recentBuyers } from './trust.ts';

/* Pins the demonstration as it was specified. Delete this file once the content is your own: no other test asks for these steps and words. */

const OPTIONS = {
  gender: ['Female', 'Male', 'Non-binary'],
  age: ['Under 25', '25-34', '35-44', '45-60', 'Over 60'],
  skinConcerns: [
    'Pimples or acne',
    'Enlarged pores',
    'Redness or rosacea',
    'Dullness',
    'Rough skin texture',
    'Uneven skin tone',
    'Hyperpigmentation',
    'Fine lines and wrinkles',
    'Nothing from above',
  ],
  skinType: ['Dry', 'Normal', 'Oily', 'Combination'],
  dailySkinCare: ['Morning and evening', 'Only morning', 'Only evening', 'No routine'],
  skincareProductsUse: [
    'Cleanser',
    'Makeup Remover',
    'Toner',
    'Moisturizer',
    'Treatment(Eye)',
    'Treatment(Face)',
    'SPF',
    'Exfoliator',
    'None',
  ],
  useSunscreen: ['Yes always', 'Yes but only in sunny weather', 'Sometimes', 'Rarely', 'Never'],
  usedSkincareSulfates: ["Yes I've used them", 'No but open or willing', 'Unsure'],
  usedSkincareAcids: ["Yes I've used them", 'No but open or willing', 'Unsure', "I don't want to use acids"],
  additionalConcerns: [
    'Dryness',
    'Oiliness',
    'Textural Irregularities',
    'Puffy eyes',
    "Crow's feet",
    'Double chin',
    'Dark circles',
    'Sagging Skin',
  ],
  isSensitiveSkin: ['Sensitive', 'Non-sensitive'],
  sleepHours: ['Under 5 h', '5-6 h', '7-8 h', '8+ h'],
  waterIntake: ['Only coffee or tea', 'About 2 glasses', '2 to 6 glasses', 'More than 6 glasses'],
  stressLevel: ['Yes everyday', 'Often', 'Rarely', 'Never'],
  skincareRoutineTime: ['10 minutes', '20 minutes', '30 minutes', '1 hour', 'Even more'],
} satisfies Readonly<Partial<Record<StepId, readonly string[]>>>;

const optionsOf = (step: PlacedStep): readonly Option[] => ('options' in step ? step.options : []);

/** The first option everywhere. */
const firstAnswers = Object.fromEntries(
  funnel.asking.map((step) => {
    const id = optionsOf(step)[0]?.id ?? 'Graz, Austria';
    return [step.id, step.kind === 'multi' ? [id] : id];
  }),
);

describe('the funnel of the demonstration', () => {
  test('has 36 steps of the specified kinds, in order', () => {
    const single = (count: number) => Array<StepKind>(count).fill('single');
    expect(funnel.steps.map((step) => step.kind)).toEqual([
      ...['info', 'single', 'single', 'multi', 'single', 'face'],
      ...['single', 'multi', 'single', 'city', 'counter'],
      ...[...single(4), 'chart'],
      ...['multi', 'single', 'multi', 'single', 'chart'],
      ...[...single(4), 'chart'],
      ...Array<StepKind>(4).fill('multi'),
      ...Array<StepKind>(5).fill('scale'),
      'selfie',
    ]);
  });

  test('has eight sections with titles of their own', () => {
    expect(funnel.sections.map(({ first, last }) => `${first} to ${last}`)).toEqual([
      ...['1 to 6', '7 to 11', '12 to 16', '17 to 21'],
      ...['22 to 26', '27 to 30', '31 to 35', '36 to 36'],
    ]);
    expect(new Set(funnel.sections.map(({ title }) => title)).size).toBe(8);
  });

  test("has 'None' and 'Nothing from above' as its only exclusive options", () => {
    const exclusive = funnel.steps.flatMap(optionsOf).filter((option) => option.exclusive);
    expect(new Set(exclusive.map(({ label }) => label))).toEqual(new Set(['None', 'Nothing from above']));
    const named = funnel.steps.flatMap(optionsOf).filter(({ label }) => label === 'None' || label === 'Nothing from above');
    expect(exclusive).toHaveLength(named.length);
  });

  test("ends each list of goals in 'Other'", () => {
    for (const step of funnel.steps.slice(26, 30)) expect(optionsOf(step).at(-1)?.label).toBe('Other');
  });

  test('gives every option of a step a label of its own', () => {
    for (const step of funnel.steps) {
      const labels = optionsOf(step).map(({ label }) => label);
      expect(new Set(labels).size, step.id).toBe(labels.length);
    }
  });

  test('asks for agreement on a scale from 1 to 5', () => {
    for (const step of funnel.steps.filter((step) => step.kind === 'scale')) {
      expect(step.options.map(({ label }) => label)).toEqual(['1', '2', '3', '4', '5']);
      expect(step.ends).toEqual(['Strongly disagree', 'Strongly agree']);
    }
  });

  test('shows a fit of 67, 87 and 93 percent and counts to 56, as its titles say', () => {
    const shown = funnel.steps.flatMap((step) => {
      if (step.kind === 'chart') return [[step.number, step.percent, step.title.includes(`${step.percent}%`)]];
      return step.kind === 'counter' ? [[step.number, step.to, step.title.includes(`-${step.to}%`)]] : [];
    });
    expect(shown).toEqual([
      [11, 56, true],
      [16, 67, true],
      [21, 87, true],
      [26, 93, true],
    ]);
  });

  test('uses every drawing, and gives one to all options of a question or to none', () => {
    const shown = funnel.steps.flatMap((step) => optionsOf(step).flatMap(({ icon }) => icon ?? []));
    expect(new Set(shown)).toEqual(new Set(Object.keys(icons)));
    const above = funnel.steps.flatMap((step) => ('drawing' in step && step.drawing ? [step.drawing] : []));
    expect(new Set([...above, 'city'])).toEqual(new Set(Object.keys(spots)));
    for (const step of funnel.asking) {
      if ('options' in step) expect(new Set(step.options.map(({ icon }) => icon !== undefined)).size, step.id).toBe(1);
    }
  });

  test.each(Object.entries(OPTIONS))(
    'offers at the step %s the options that the specification lists, word for word',
    (id, labels) => {
      const step = funnel.asking.find((asked) => asked.id === id);
      expect(step && optionsOf(step).map(({ label }) => label)).toEqual(labels);
    },
  );
});

describe('the export of the demonstration', () => {
  const keys = [
    ...['gender', 'age', 'skinConcerns', 'skinType', 'dailySkinCare', 'skincareProductsUse', 'useSunscreen', 'location'],
    ...['usedSkincareSulfates', 'tiredSkincareWithAntioxidants', 'usedSkincareAcids', 'benefitsOfRetinolAndVitamin'],
    ...['additionalConcerns', 'moisturizedSkin', 'bothersYourSkin', 'isSensitiveSkin', 'sleepHours', 'waterIntake'],
    ...['stressLevel', 'skincareRoutineTime', `improveWith${brand.name}`, 'confidenceGoal', 'desiredFeeling'],
    ...[`${brand.name.toLowerCase()}Outcome`, 'challengeFindingProducts', 'priceSensitive', 'brandLoyal', 'hypeDriven'],
    'unsureApplication',
  ];

  test('holds 29 answers and the chosen plan under the keys of the companion app', () => {
    expect(keys).toHaveLength(29);
    expect(Object.keys(userData(funnel, {})).sort()).toEqual([...keys, 'selectedOption'].sort());
  });

  test('holds a title and a description only for skin type and sensitivity', () => {
    const described = Object.entries(userData(funnel, validAnswers(funnel, firstAnswers))).filter(
      ([, value]) => typeof value === 'object' && !Array.isArray(value),
    );
    expect(described.map(([key]) => key)).toEqual(['skinType', 'isSensitiveSkin']);
    expect(described[0]?.[1]).toEqual({ title: 'Dry', descr: expect.any(String) });
  });
});

describe('the plans of the demonstration', () => {
  test('are a year, a month and a quarter, and the month is marked most popular', () => {
    expect(plans.map((plan) => [plan.title, 'badge' in plan && plan.badge])).toEqual([
      ['1-Year', false],
      ['1-Month', 'MOST POPULAR'],
      ['3-Months', false],
    ]);
  });

  test('have the specified intro and list prices, in total and per day', () => {
    const prices = plans.map((plan) => [
      ...[plan.listPrice, introPrice(plan)],
      ...[perDay(plan, plan.listPrice), perDay(plan, introPrice(plan)), percentOff(introductoryTerms(plan))],
    ]);
    expect(prices).toEqual([
      [12999, 6499, 36, 18, 50],
      [3999, 1999, 133, 67, 50],
      [5999, 2999, 67, 33, 50],
    ]);
  });
});

describe('the figures of the demonstration', () => {
  test('include the specified scores, goals, fits and matches', () => {
    const scores = analysis.treatment.scores.map(({ label, percent }) => `${label} ${percent}%`);
    expect(scores).toEqual(['Hydration 56%', 'Elasticity 43%', 'Complexion 70%', 'Texture 83%']);
    const goals = analysis.improvements.map(({ label, from, to }) => `${label} ${from}% to ${to}%`);
    expect(goals).toEqual(['Hydration 56% to 72%', 'Elasticity 43% to 65%', 'Complexion 70% to 89%']);
    const index = skinIndex(analysis.treatment.scores, weighRules(indexRules, funnel.asking), firstAnswers);
    expect(index.map(({ percent }) => percent)).toEqual([56, 43, 70, 83]);
    expect(goalAreas(index, areasByOption, firstAnswers).gains.map(({ label, goal }) => `${label} ${goal}%`)).toEqual([
      'Hydration 72%',
      'Elasticity 65%',
      'Complexion 89%',
    ]);
    expect(productFits.map(({ percent }) => percent)).toEqual([97, 100, 25]);
    expect(recommendedProducts.map(({ percent }) => percent)).toEqual([97, 100, 97]);
  });

  test('include the share of the profile that is known at each chart by a visitor who answers everything', () => {
    const ids = funnel.steps.map(({ id }) => id);
    const charts = funnel.steps.filter(({ kind }) => kind === 'chart');
    const known = charts.map(({ id }) => profileCompleteness(completenessModel, ids, firstAnswers, id));
    expect(known).toEqual([67, 87, 93]);
  });

  test('include reviews of June 2025 with four or five stars, and buyers of the month plan', () => {
    for (const { date, rating } of reviews) {
      expect(date).toMatch(/^Jun \d{1,2}, 2025$/);
      expect([4, 5]).toContain(rating);
    }
    for (const { text } of recentBuyers) expect(text).toMatch(/^\w{2}•••@[a-z]+\.com .*1-Month Plan$/);
  });

  test('include the duration of each of the three loading messages', () => {
    expect(analysis.identify.bars).toEqual([
      { label: 'Identifying skin type...', ms: 1500 },
      { label: 'Reviewing Your Routine', ms: 2500 },
      { label: 'Generating Your Action Plan', ms: 3200 },
    ]);
    expect(analysisTimings.identifyGapMs).toBe(500);
  });
});
