import { describe, expect, test } from 'vitest';
import { createProgram } from '../../core/program/create-program.ts';
import type { ActiveRule } from '../../core/program/knowledge.ts';
import { type LineGrounds, type Program, type ProgramInput, productKinds } from '../../core/program/program.ts';
import { type ProgramText, programText } from '../../core/program/program-text.ts';
import { seededRandom } from '../../core/seeded-random.ts';
import { rounds } from '../../core/testing.ts';
import { funnel } from '../funnel/index.ts';
import { knowledge } from './knowledge.ts';
import { labelIngredients } from './label-ingredients.ts';
import { realisticVisitor } from './realistic-visitor.ts';
import { sources } from './sources.ts';
import { randomVisitor } from './testing.ts';
import { programWords } from './words/words.ts';

/** `PROGRAM_VISITORS=100000` is the long form. */
const VISITORS = Number(process.env.PROGRAM_VISITORS ?? 3000);

/** What pages say of them stands beside the program: `feelings` and `choosing` in content/pages/program.ts. */
const ANSWERS_IN_WORDS: readonly string[] = ['desiredFeeling', 'challengeFindingProducts', 'brandLoyal'];

const families = new Map<string, string>(knowledge.ingredients.map(({ id, family }) => [id, family]));
const namesOf = new Map(labelIngredients.map(({ id, inci: [name = ''] }) => [id, name]));
const conflicts = new Map<string, readonly string[]>(knowledge.ingredients.map(({ id, conflicts }) => [id, conflicts]));

const linesOf = (program: Program): readonly LineGrounds[] => [
  ...program.seek,
  ...program.avoid,
  ...program.morning,
  ...program.evening,
  ...program.resting,
  ...program.calendarRules,
  ...(program.sun ? [program.sun] : []),
  ...program.habits,
  ...program.expect,
  ...program.doNotExpect,
  ...program.seeADoctor,
];

const familiesLeftOut = ({ avoid }: Program) =>
  avoid.flatMap(({ about, degree }) => ('family' in about && degree === 'leave-out' ? [about.family] : []));

/** Everything the program puts on the skin. */
const usedIn = (program: Program): readonly string[] => [
  ...program.seek.map(({ about }) => about.ingredient),
  ...program.morning.flatMap(({ ingredients }) => ingredients),
  ...program.evening.flatMap(({ ingredients }) => ingredients),
  ...program.calendar.flatMap(({ morning, evening }) => [...morning, ...evening]),
];

/** Every text of a value, however deep. */
const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/** Each law says what breaks it. */
const laws: Readonly<Record<string, (program: Program, input: ProgramInput, text: ProgramText) => unknown>> = {
  'the minutes of a program fit in the minutes given': ({ minutes, morning, evening }) => {
    const needed = [...morning, ...evening].reduce((sum, step) => sum + step.minutes, 0);
    return needed !== minutes.needed || needed > minutes.given ? { minutes, needed } : undefined;
  },
  'no two ingredients that do not mix share an evening or a morning': ({ calendar }) =>
    calendar.find(({ morning, evening }) =>
      [morning, evening].some((together) =>
        together.some((one) =>
          together.some((other) => one !== other && conflicts.get(one)?.includes(families.get(other) ?? '')),
        ),
      ),
    ),
  'a retinoid and an exfoliating acid never share a night': ({ calendar }) =>
    calendar.find(({ evening }) => {
      const held = evening.map((id) => families.get(id));
      return held.includes('retinoid') && held.includes('exfoliating-acid');
    }),
  'sensitive skin gets one active an evening': ({ calendar, profile }) =>
    profile.sensitive ? calendar.find(({ evening }) => evening.length > 1) : undefined,
  'a program for somebody who refused acids has none': (program, { answers }) =>
    answers.usedSkincareAcids === 'no-acids'
      ? (usedIn(program).find(
          (id) => families.get(id) === 'exfoliating-acid' || /(azelaic|ascorbic|tranexamic|kojic)-acid/.test(id),
        ) ?? program.evening.find(({ kind }) => kind === 'exfoliator'))
      : undefined,
  'a program for somebody who refused acids names none among what to use': (_, { answers }, text) => {
    const { seek, morning, evening, weeks } = text;
    const texts = [...[...seek, ...morning, ...evening].map(({ text }) => text), ...weeks];
    return answers.usedSkincareAcids === 'no-acids' && texts.find((text) => /\bacid\b/i.test(text));
  },
  'nothing that is to be left out is sought': (program) =>
    program.avoid.find(
      ({ about, degree }) =>
        degree === 'leave-out' &&
        usedIn(program).some((id) => ('family' in about ? families.get(id) === about.family : id === about.ingredient)),
    ),
  'where perfume and essential oils are left out, no essential oil is sought': (program) =>
    familiesLeftOut(program).includes('fragrance') &&
    usedIn(program).find((id) => / Oil$/.test(namesOf.get(id) ?? '') && families.get(id) === 'blemish-control'),
  'nothing is left out twice': (program) =>
    program.avoid.find(
      ({ about }) =>
        'ingredient' in about && familiesLeftOut(program).some((family) => family === families.get(about.ingredient)),
    ),
  'no evening is kept free of what is left out anyway': (program) =>
    program.seek.find(({ notWith }) => familiesLeftOut(program).some((family) => notWith.includes(family))),
  'retinoids and acids are told apart where both are sought': ({ seek, calendarRules }) => {
    const sought = (family: string) => seek.some((line) => line.family === family);
    return calendarRules.some(({ id }) => id === 'nights-apart') !== (sought('retinoid') && sought('exfoliating-acid'));
  },
  'dark circles are spoken of to those who named them, and to no others': ({ doNotExpect }, { answers }) =>
    doNotExpect.some(({ id }) => id === 'dark-circles') !== [answers.additionalConcerns].flat().includes('dark-circles'),
  'weeks of blemish care are named where something is sought for blemishes': ({ expect: expected, seek }) =>
    expected.some(({ id }) => id === 'blemishes') !== seek.some((line) => line.for.includes('blemishes')),
  'nobody without products is told to keep them': ({ habits }, { answers }) =>
    [answers.skincareProductsUse].flat().includes('none') &&
    habits.find(({ id }) => programWords.named[id]?.includes('what you have')),
  'every line has a published source': (program) =>
    linesOf(program).find((line) => line.sources.length === 0 || line.sources.some((id) => !(id in sources))),
  'every reason of a line is an answer of the visitor': (program, { answers }) =>
    [...linesOf(program), ...program.profile.concerns, program.minutes]
      .flatMap(({ because }) => because)
      .find(({ step, option }) => ![answers[step]].flat().includes(option)),
  'each concern, and what is sought or avoided, has a reason': ({ profile, seek, avoid }) =>
    [...profile.concerns, ...seek, ...avoid].find(({ because }) => because.length === 0),
  'the steps of a morning and of an evening are in a lawful order': ({ morning, evening }) =>
    [morning, evening].find((steps) => {
      const places = steps.map(({ kind }) => productKinds.indexOf(kind));
      return places.some((place, index) => index > 0 && place <= (places[index - 1] ?? -1));
    }),
  'every morning ends with sunscreen, and no evening has any': ({ morning, evening }) =>
    morning.at(-1)?.kind !== 'spf' || morning.at(-1)?.days !== 'every' || evening.some(({ kind }) => kind === 'spf'),
  'at most one active starts in a week, and each after a week of its patch test': ({ calendar, seek }) => {
    const starts = calendar.flatMap(({ starts, day }) => (starts ? [{ starts, day }] : []));
    const weeks = starts.map(({ day }) => Math.ceil(day / 7));
    const untested = starts.find(
      ({ starts: id, day }) => calendar.filter((other) => other.day < day && other.patchTest === id).length < 7,
    );
    const actives = seek.filter(({ use }) => use).length;
    return new Set(weeks).size < weeks.length || untested || starts.length !== actives ? { starts, actives } : undefined;
  },
  'no active is used before it starts, and all belong to what is sought': ({ calendar, seek }) => {
    const started = new Set<string>();
    return calendar.find(({ starts, morning, evening }) => {
      if (starts) started.add(starts);
      return [...morning, ...evening].some((id) => !started.has(id) || !seek.some(({ about }) => about.ingredient === id));
    });
  },
  'an active stands in a step of its part of the day': ({ seek, morning, evening }) =>
    seek.find(
      ({ about, use }) =>
        use &&
        !(use.slot === 'morning' ? morning : evening).some(
          ({ kind, ingredients }) => kind === use.step && ingredients.includes(about.ingredient),
        ),
    ),
  'every product of the shelf that the program knows is used or rests': ({ morning, evening, resting }, { answers }) =>
    productKinds
      .filter((kind) => [answers.skincareProductsUse].flat().includes(kind))
      .find(
        (kind) =>
          ![...morning, ...evening].some((step) => step.kind === kind && step.onShelf) &&
          !resting.some((product) => product.kind === kind),
      ),
  'the first week names the pregnancy and the medicines that what it tries asks about, to whom they concern': (
    program,
    { answers },
    text,
  ) => {
    const tried = knowledge.ingredients.find(({ id }) => id === program.calendar[0]?.patchTest);
    const [, , test] = text.firstWeek;
    const isNeedless = answers.gender === 'male' || answers.age === 'over-60';
    return (['pregnancy', 'medicines'] as const).find((caution) => {
      const isAsked = tried?.cautions.some((own) => own === caution) ?? false;
      return test.includes(programWords.cautions[caution]) !== (isAsked && !(caution === 'pregnancy' && isNeedless));
    });
  },
  'nobody reads that their shelf holds an ingredient which the program only asks for': (_, __, { morning, evening }) => {
    const { lookFor, onShelf } = programWords.lines;
    const [asks = ''] = lookFor.split('{');
    return [...morning, ...evening].find(({ text }) => text.includes(asks) && text.includes(onShelf));
  },
  'the headline says nothing twice': (_, __, { headline }) => /\bdry\b.*\bdryness\b/i.test(headline) && headline,
  'what was ticked in the question about concerns stands in the headline': (program, _, { headline }) => {
    const ticked = program.profile.concerns.filter(({ wish }) => wish === 2).map(({ id }) => programWords.concerns[id]);
    const missing = ticked.slice(0, 3).filter((concern) => !headline.includes(concern));
    const isCut = ticked.length > 3 && !headline.includes(programWords.headline.more);
    return (missing.length > 0 || isCut) && { headline, ticked };
  },
  'no man, and nobody over 60, reads about a pregnancy': (_, { answers }, { seek, firstWeek }) => {
    const isNeedless = answers.gender === 'male' || answers.age === 'over-60';
    return (
      isNeedless && [...seek.map(({ text }) => text), ...firstWeek].find((text) => text.includes(programWords.cautions.pregnancy))
    );
  },
  'who is refused retinol for lines reads why': ({ seek, doNotExpect, profile }) => {
    const isServed = seek.some((line) => line.for.includes('lines'));
    const isRefused = profile.sensitive || profile.tight || profile.concerns.some(({ id }) => id === 'redness');
    const hasRetinol = seek.some(({ family }) => family === 'retinoid');
    return isServed && isRefused && !hasRetinol && !doNotExpect.some(({ id }) => id === 'retinol-waits');
  },
  'skin over 60 begins as slowly as sensitive skin does': (program, { answers }) => {
    if (answers.age !== 'over-60') return undefined;
    const rules: readonly ActiveRule[] = knowledge.actives;
    return program.seek.find(({ about, family, use }) => {
      const own = rules.find(({ only }) => only?.includes(about.ingredient));
      const rule = own ?? rules.find((one) => !one.only && one.family === family);
      return use && use.firstWeek !== rule?.careful[0];
    });
  },
  'a calendar has 28 days': ({ calendar }) => calendar.some(({ day }, index) => day !== index + 1) || calendar.length !== 28,
  'the words of a program have no open placeholder, and each reason has a sentence': (_, __, text) => {
    const lines = [
      ...text.seek,
      ...text.avoid,
      ...text.morning,
      ...text.evening,
      ...text.resting,
      ...text.habits,
      ...text.expect,
    ];
    const broken = textsIn(text).find((line) => line === '' || /[{}]|undefined| {2}/.test(line));
    const ofAnswers = (why: readonly string[]) => why.filter((line) => line !== programWords.lines.photo);
    return broken ?? lines.find(({ why, grounds }) => ofAnswers(why).length !== grounds.because.length);
  },
};

/** Laws that need a second program, for every tenth visitor. */
const pairLaws: typeof laws = {
  'a photo changes words alone': (program, input) => {
    const blind = createProgram(knowledge, { ...input, measurements: undefined });
    return JSON.stringify({ ...program, photo: [] }) !== JSON.stringify({ ...blind, photo: [] });
  },
  'the same input gives the same program': (program, input) =>
    JSON.stringify(createProgram(knowledge, structuredClone(input))) !== JSON.stringify(program),
};

const RANDOM_VISITORS = rounds(VISITORS, VISITORS / 10);
test(`every law of a program holds for ${RANDOM_VISITORS} random visitors`, { timeout: 1_800_000 }, () => {
  const random = seededRandom(20261122);
  for (let visitor = 0; visitor < RANDOM_VISITORS; visitor += 1) {
    const input = randomVisitor(random);
    const program = createProgram(knowledge, input);
    const text = programText(program, knowledge.ingredients, programWords);
    for (const [law, breach] of Object.entries(visitor % 10 === 0 ? { ...laws, ...pairLaws } : laws)) {
      const found = breach(program, input, text);
      if (found) expect({ law, found, input }).toBe('lawful');
    }
  }
});

describe(`among ${VISITORS} realistic visitors`, { timeout: 1_800_000 }, () => {
  const random = seededRandom(20261128);
  const programs = Array.from({ length: VISITORS }, () => createProgram(knowledge, { answers: realisticVisitor(random) }));

  test('every ingredient that a rule asks for is sought by somebody', () => {
    const named = new Set<string>(knowledge.seek.flatMap(({ ingredients }) => ingredients));
    for (const { seek } of programs) for (const { about } of seek) named.delete(about.ingredient);
    expect([...named]).toEqual([]);
  });

  test('every answer changes something in the words of somebody', () => {
    const told = (answers: ProgramInput['answers']) =>
      JSON.stringify(programText(createProgram(knowledge, { answers }), knowledge.ingredients, programWords));
    const visitors = Array.from({ length: 500 }, () => realisticVisitor(random));
    const some = visitors.map((answers) => ({ answers, words: told(answers) }));
    const dead = funnel.asking.flatMap((step) => {
      if (!('options' in step) || ANSWERS_IN_WORDS.includes(step.id)) return [];
      const isDead = some.every(({ answers, words }) =>
        step.options.every(({ id }) => told({ ...answers, [step.id]: step.kind === 'multi' ? [id] : id }) === words),
      );
      return isDead ? [step.id] : [];
    });
    expect(dead).toEqual([]);
  });

  test('every line is read by somebody, and everything that is left out is left out by somebody', () => {
    const rules = [knowledge.calendar, knowledge.habits, knowledge.expect, knowledge.doNotExpect, knowledge.doctor].flat();
    const left = new Set([...rules.map(({ id }) => id), ...knowledge.avoid.map(({ about }) => JSON.stringify(about))]);
    for (const program of programs) {
      for (const { id } of [
        ...program.calendarRules,
        ...program.habits,
        ...program.expect,
        ...program.doNotExpect,
        ...program.seeADoctor,
      ])
        left.delete(id);
      for (const { about } of [...program.avoid, ...program.avoidSilently]) left.delete(JSON.stringify(about));
    }
    expect([...left]).toEqual([]);
  });

  test('what was wished for first is not put off, and is served by the best or second best that may be used', () => {
    const putOff = programs.filter(({ profile, later }) => profile.concerns[0]?.wish && later.includes(profile.concerns[0].id));
    expect(putOff.map(({ profile }) => profile.concerns)).toEqual([]);
  });

  test('no wish for calm skin is answered with an acid or a retinoid', () => {
    const red = programs.filter(({ profile }) => profile.concerns.some(({ id }) => id === 'redness'));
    expect(red.length).toBeGreaterThan(VISITORS / 10);
    const strong = red.filter(({ seek }) => seek.some(({ family }) => family === 'exfoliating-acid' || family === 'retinoid'));
    expect(strong).toEqual([]);
  });

  test('a concern that was named stands before what other answers hint at', () => {
    for (const { profile } of programs) {
      const wishes = profile.concerns.map(({ wish }) => wish);
      expect(wishes).toEqual(wishes.toSorted((a, b) => b - a));
    }
  });
});

test('a visitor without answers has a program of basics, whose lines hold for everybody', () => {
  const program = createProgram(knowledge, { answers: {} });
  expect(linesOf(program).flatMap(({ because }) => because)).toEqual([]);
  expect(program.morning.map(({ kind }) => kind)).toEqual(['cleanser', 'moisturizer', 'spf']);
  expect(program.evening.map(({ kind }) => kind)).toEqual(['cleanser', 'moisturizer']);
  expect([program.seek, program.avoid, program.calendar.filter(({ starts }) => starts)]).toEqual([[], [], []]);
});

test('an option that no question offers counts as no answer, whatever it is called', () => {
  const odd = { skinType: 'toString', skinConcerns: ['constructor', '__proto__'], skincareRoutineTime: 'constructor' };
  expect(createProgram(knowledge, { answers: odd })).toEqual(createProgram(knowledge, { answers: {} }));
});
