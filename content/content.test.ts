import { describe, expect, test } from 'vitest';
import type { Claim } from '../core/claims/claim.ts';
import { userData } from '../core/funnel/answer-export.ts';
import { defineFunnel, type PlacedStep } from '../core/funnel/funnel.ts';
import type { Kind, Option } from '../core/funnel/step.ts';
import { introPrice, percentOff, perDay } from '../core/plans/plan.ts';
import { analysis } from './analysis.ts';
import { brand } from './brand.ts';
import { claims } from './claims.ts';
import { sections } from './funnel/index.ts';
import { plans } from './plans.ts';
import { otherProducts, productFits, recommendedProducts } from './products.ts';
import { reviews } from './reviews.ts';
import { timings } from './timings.ts';
import { tips } from './tips.ts';
import { recentBuyers } from './trust.ts';

const funnel = defineFunnel(sections, { entry: '/loading', exit: '/analyze' });
const optionsOf = (step: PlacedStep): readonly Option[] => ('options' in step ? step.options : []);

/** Every text of a value, however deep. */
function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : [];
}

describe('the funnel', () => {
  test('has 36 steps of the specified kinds, in order', () => {
    const single = (count: number) => Array<Kind>(count).fill('single');
    expect(funnel.steps.map((step) => step.kind)).toEqual([
      ...['info', 'single', 'single', 'multi', 'single', 'info'],
      ...['single', 'multi', 'single', 'city', 'counter'],
      ...[...single(4), 'chart'],
      ...['multi', 'single', 'multi', 'single', 'chart'],
      ...[...single(4), 'chart'],
      ...Array<Kind>(4).fill('multi'),
      ...Array<Kind>(5).fill('scale'),
      'selfie',
    ]);
  });

  test('is told in eight sections', () => {
    expect(funnel.sections.map(({ first, last }) => [first, last])).toEqual([
      ...[
        [1, 6],
        [7, 11],
        [12, 16],
        [17, 21],
      ],
      ...[
        [22, 26],
        [27, 30],
        [31, 35],
        [36, 36],
      ],
    ]);
    expect(new Set(funnel.sections.map(({ title }) => title)).size).toBe(8);
  });

  test('gives every option of a step its own id and its own label', () => {
    for (const step of funnel.steps) {
      const options = optionsOf(step);
      expect(new Set(options.map(({ id }) => id)).size, step.id).toBe(options.length);
      expect(new Set(options.map(({ label }) => label)).size, step.id).toBe(options.length);
    }
  });

  test('writes option ids in small letters, digits and hyphens', () => {
    for (const { id } of funnel.steps.flatMap(optionsOf)) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  test("lets 'None' and 'Nothing from above' stand alone, and nothing else", () => {
    const exclusive = funnel.steps.flatMap(optionsOf).filter((option) => option.exclusive);
    expect(new Set(exclusive.map(({ label }) => label))).toEqual(new Set(['None', 'Nothing from above']));
    const named = funnel.steps.flatMap(optionsOf).filter(({ label }) => label === 'None' || label === 'Nothing from above');
    expect(exclusive).toHaveLength(named.length);
  });

  test("ends each list of goals in 'Other'", () => {
    for (const number of [27, 28, 29, 30]) expect(optionsOf(funnel.steps[number - 1] as PlacedStep).at(-1)?.label).toBe('Other');
  });

  test('asks for agreement from 1 to 5 between the two ends', () => {
    for (const step of funnel.steps.filter((step) => step.kind === 'scale')) {
      expect(step.options.map(({ label }) => label)).toEqual(['1', '2', '3', '4', '5']);
      expect(step.ends).toEqual(['Strongly disagree', 'Strongly agree']);
    }
  });

  test('shows a fit of 67, 87 and 93 percent, and counts to 56, as the words beside it say', () => {
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

  test('has no empty text and no place left to fill in', () => {
    for (const text of texts(sections)) {
      expect(text.trim()).toBe(text);
      expect(text).not.toBe('');
      expect(text).not.toMatch(/[{}]|TODO|lorem/i);
    }
  });
});

describe('what the companion app is told', () => {
  const keys = [
    ...['gender', 'age', 'skinConcerns', 'skinType', 'dailySkinCare', 'skincareProductsUse', 'useSunscreen', 'location'],
    ...['usedSkincareSulfates', 'tiredSkincareWithAntioxidants', 'usedSkincareAcids', 'benefitsOfRetinolAndVitamin'],
    ...['additionalConcerns', 'moisturizedSkin', 'bothersYourSkin', 'isSensitiveSkin', 'sleepHours', 'waterIntake'],
    ...[
      'stressLevel',
      'skincareRoutineTime',
      `improveWith${brand.name}`,
      'confidenceGoal',
      'desiredFeeling',
      `${brand.name.toLowerCase()}Outcome`,
    ],
    ...['challengeFindingProducts', 'priceSensitive', 'brandLoyal', 'hypeDriven', 'unsureApplication'],
  ];

  test('are the 29 answers and the chosen plan, under its own spelling, and never the photo', () => {
    expect(keys).toHaveLength(29);
    expect(Object.keys(userData(funnel, {})).sort()).toEqual([...keys, 'selectedOption'].sort());
  });

  test("is 'No answer' where nothing was answered", () => {
    expect(new Set(Object.values(userData(funnel, {})))).toEqual(new Set(['No answer']));
  });

  test('is a title and a description for skin type and sensitivity alone', () => {
    const first = Object.fromEntries(
      funnel.asking.map((step) => {
        if (step.kind === 'city') return [step.id, 'Graz, Austria'];
        const id = step.options[0]?.id ?? '';
        return [step.id, step.kind === 'multi' ? [id] : id];
      }),
    );
    const described = Object.entries(userData(funnel, first)).filter(
      ([, value]) => typeof value === 'object' && !Array.isArray(value),
    );
    expect(described.map(([key]) => key)).toEqual(['skinType', 'isSensitiveSkin']);
    expect(described[0]?.[1]).toEqual({ title: 'Dry', descr: expect.any(String) });
  });
});

describe('the plans', () => {
  test('are year, month and quarter, the month marked most popular', () => {
    expect(plans.map((plan) => [plan.title, 'badge' in plan && plan.badge])).toEqual([
      ['1-Year', false],
      ['1-Month', 'MOST POPULAR'],
      ['3-Months', false],
    ]);
  });

  test('cost what is specified, first and later, in total and a day', () => {
    const prices = plans.map((plan) => [
      ...[plan.listPrice, introPrice(plan)],
      ...[perDay(plan, plan.listPrice), perDay(plan, introPrice(plan)), percentOff(plan)],
    ]);
    expect(prices).toEqual([
      [12999, 6499, 36, 18, 50],
      [3999, 1999, 133, 67, 50],
      [5999, 2999, 67, 33, 50],
    ]);
  });
});

describe('figures and reviews', () => {
  const everyClaim: readonly Claim[] = [...Object.values(claims), ...reviews, ...recentBuyers];

  test('are claims, each said once and with a basis', () => {
    expect(new Set(everyClaim.map(({ text }) => text)).size).toBe(everyClaim.length);
    for (const { basis } of everyClaim) expect(['live', 'evidence', 'sample']).toContain(basis.kind);
  });

  test('are the specified scores and goals, and the claims say the same', () => {
    const scores = analysis.treatment.scores.map(({ label, percent }) => `${label} ${percent}%`);
    expect(scores.join(', ')).toBe(claims.skinScores.text);
    expect(scores).toEqual(['Hydration 56%', 'Elasticity 43%', 'Complexion 70%', 'Texture 83%']);
    const goals = analysis.improvements.map(({ label, from, to }) => `${label} ${from}% to ${to}%`);
    expect(goals.join(', ')).toBe(claims.skinGoals.text);
    expect(goals).toEqual(['Hydration 56% to 72%', 'Elasticity 43% to 65%', 'Complexion 70% to 89%']);
  });

  test('are the specified product fits and matches', () => {
    expect(productFits.map(({ percent }) => percent)).toEqual([97, 100, 25]);
    expect(recommendedProducts.map(({ percent }) => percent)).toEqual([97, 100, 97]);
  });

  test('of reviews are dated in June 2025, newest first, with four or five stars', () => {
    const days = reviews.map(({ date }) => Date.parse(date));
    expect(days).toEqual([...days].sort((a, b) => b - a));
    for (const { date, rating } of reviews) {
      expect(date).toMatch(/^Jun \d{1,2}, 2025$/);
      expect([4, 5]).toContain(rating);
    }
  });

  test('of buyers mask the address', () => {
    for (const { text } of recentBuyers) expect(text).toMatch(/^\w{2}•••@[a-z]+\.com .*1-Month Plan$/);
  });
});

test('everything in a list has an id of its own', () => {
  for (const list of [reviews, tips, recommendedProducts, productFits, otherProducts]) {
    expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
  }
});

test('each of the three loading messages has its time', () => {
  expect(analysis.identify.bars).toEqual([
    { label: 'Identifying skin type...', ms: 1500 },
    { label: 'Reviewing Your Routine', ms: 2500 },
    { label: 'Generating Your Action Plan', ms: 3200 },
  ]);
  expect(timings.identifyGapMs).toBe(500);
});

const SPECIFIED: Readonly<Record<string, readonly string[]>> = {
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
};

test.each(Object.entries(SPECIFIED))('%s offers what the specification lists, word for word', (id, labels) => {
  const step = funnel.byId(id);
  expect(step && 'options' in step ? step.options.map(({ label }) => label) : undefined).toEqual(labels);
});
