import { expect, test } from 'vitest';
import { createProgram } from './create-program.ts';
import type { Ingredient } from './ingredient.ts';
import type { ProgramKnowledge } from './knowledge.ts';
import type { ProgramInput } from './program.ts';
import type { Fit } from './skin-profile.ts';

const basis = { sources: ['a-study'], evidence: 'moderate' } as const;
const ingredient = (id: string, rest: Partial<Ingredient>): Ingredient => ({
  id,
  name: id,
  family: 'humectant',
  goodFor: ['texture'],
  cautions: [],
  conflicts: [],
  sources: ['a-review'],
  ...rest,
});

const knowledge: ProgramKnowledge = {
  questions: {
    type: 'type',
    acids: 'acids',
    retinoids: 'retinoids',
    antioxidants: 'antioxidants',
    sulfates: 'sulfates',
    shelf: 'shelf',
    time: 'time',
    place: 'city',
  },
  ingredients: [
    ingredient('strong-acid', { family: 'exfoliating-acid', cautions: ['sensitive'], strength: { from: 4, to: 8 } }),
    ingredient('mild-acid', { family: 'exfoliating-acid', cautions: ['sun'] }),
    ingredient('niacinamide', { family: 'tone-evening', goodFor: ['redness'] }),
    ingredient('glycerin', {}),
  ],
  concerns: [
    { concern: 'texture', step: 'wishes', points: { smooth: 2 } },
    { concern: 'redness', step: 'wishes', points: { calm: 1 } },
    { concern: 'redness', step: 'day', points: { flush: 2 } },
  ],
  traits: [
    { trait: 'sensitive', hints: { reacts: ['yes'], wishes: ['calm'] }, denial: { reacts: ['no'] }, ...basis },
    { trait: 'tight', hints: { day: ['tight'] }, ...basis },
  ],
  photo: [
    { measure: 'redness', concern: 'redness', much: 'high', some: 'medium' },
    { measure: 'spots', concern: 'blemishes', much: 'several', some: 'few' },
  ],
  seek: [
    { concern: 'texture', ingredients: ['strong-acid', 'mild-acid', 'glycerin'], ...basis },
    { concern: 'redness', ingredients: ['niacinamide'], ...basis },
  ],
  avoid: [
    {
      about: { family: 'exfoliating-acid' },
      when: { answers: { acids: ['no-acids'] } },
      degree: 'leave-out',
      refusal: true,
      ...basis,
    },
    { about: { family: 'soap' }, when: { traits: ['sensitive'] }, degree: 'leave-out', ...basis },
    { about: { family: 'soap' }, when: { traits: ['tight'] }, degree: 'go-easy', ...basis },
    { about: { ingredient: 'glycerin' }, when: { answers: { day: ['sticky'] } }, degree: 'leave-out', silent: true, ...basis },
  ],
  actives: [
    {
      family: 'exfoliating-acid',
      slot: 'evening',
      step: 'exfoliator',
      experience: 'acids',
      careful: [1, 1],
      usual: [1, 2],
      ...basis,
    },
    { family: 'tone-evening', slot: 'morning', step: 'treatment-face', careful: [3, 7], usual: [7, 7], ...basis },
  ],
  basics: [{ family: 'humectant', step: 'moisturizer' }],
  limits: [
    { actives: 3, ...basis },
    { actives: 1, when: { answers: { shelf: ['little'] } }, ...basis },
  ],
  careful: { when: { traits: ['sensitive', 'tight'], answers: { age: ['old'] } }, ...basis },
  needless: [{ caution: 'pregnancy', when: { answers: { age: ['old'] } } }],
  steps: [
    { kind: 'cleanser', slots: ['morning', 'evening'], minutes: 2, ...basis },
    { kind: 'toner', slots: ['morning', 'evening'], minutes: 2, when: { answers: { shelf: ['toner'] } }, ...basis },
    { kind: 'exfoliator', slots: ['evening'], minutes: 2, forActives: true, ...basis },
    { kind: 'treatment-face', slots: ['morning', 'evening'], minutes: 2, forActives: true, ...basis },
    { kind: 'moisturizer', slots: ['evening'], minutes: 2, ...basis },
    { kind: 'spf', slots: ['morning'], minutes: 2, ...basis },
  ],
  spare: [
    { kind: 'toner', slot: 'morning' },
    { kind: 'toner', slot: 'evening' },
  ],
  minutes: { short: 12, long: 20 },
  calendar: [{ id: 'apart', families: ['exfoliating-acid'], ...basis }],
  sun: basis,
  habits: [{ id: 'rest', when: { answers: { day: ['tight'] } }, ...basis }],
  expect: [{ id: 'smooth', ingredients: ['mild-acid'], weeks: { from: 2, to: 4 }, ...basis }],
  doNotExpect: [{ id: 'wonders', ...basis }],
  doctor: [{ id: 'mole', ...basis }],
};

const programOf = (answers: ProgramInput['answers'], measurements?: ProgramInput['measurements']) =>
  createProgram(knowledge, { answers, measurements });
const seekOf = (answers: ProgramInput['answers']) => programOf(answers).seek.map(({ about }) => about.ingredient);
const kindsOf = (steps: readonly { readonly kind: string }[]) => steps.map(({ kind }) => kind);
const smooth = { step: 'wishes', option: 'smooth' };

test('concerns stand in the order of their points, each with the answers that gave them', () => {
  expect(programOf({ wishes: ['calm', 'smooth'] }).profile.concerns.map(({ id }) => id)).toEqual(['texture', 'redness']);
  expect(programOf({ wishes: ['calm', 'smooth'], day: 'flush' }).profile.concerns).toEqual([
    {
      id: 'redness',
      because: [
        { step: 'wishes', option: 'calm' },
        { step: 'day', option: 'flush' },
      ],
      points: 3,
      wish: 0,
    },
    { id: 'texture', because: [smooth], points: 2, wish: 0 },
  ]);
});

test('a photo is noted beside a chosen concern, and changes nothing else', () => {
  const seen = programOf({ wishes: ['calm', 'smooth'] }, { redness: 'high', spots: 'several' });
  expect({ ...seen, photo: [] }).toEqual(programOf({ wishes: ['calm', 'smooth'] }));
  expect(seen.photo).toEqual([{ concern: 'redness' }]);
  expect(programOf({}, { redness: 'high' })).toEqual(programOf({}));
});

test('a measure that shows little or is missing changes nothing', () => {
  const blind = programOf({ wishes: ['calm', 'smooth'] });
  expect(programOf({ wishes: ['calm', 'smooth'] }, { redness: 'low', spots: 'none' })).toEqual(blind);
});

test('the skin type that a visitor states precedes one that other answers suggest', () => {
  expect(programOf({ wishes: ['calm'] }).profile.sensitive).toBe(true);
  expect(programOf({ wishes: ['calm'], reacts: 'no' }).profile.sensitive).toBe(false);
});

test('the best ingredient is sought, and a gentler one where the skin is sensitive', () => {
  expect(seekOf({ wishes: ['smooth'] })).toEqual(['strong-acid', 'glycerin']);
  expect(seekOf({ wishes: ['smooth'], reacts: 'yes' })).toEqual(['mild-acid', 'glycerin']);
});

test('a visitor who is new to an active begins with fewer evenings and the lower strengths', () => {
  const useOf = (acids: string) => programOf({ wishes: ['smooth'], acids }).seek[0];
  expect(useOf('used')).toMatchObject({ use: { firstWeek: 1, later: 2 }, strength: { from: 4, to: 8 } });
  expect(useOf('open')).toMatchObject({ use: { firstWeek: 1, later: 1 }, strength: { from: 4, to: 6 } });
});

test('a refused family is nowhere in the program, and the product on the shelf rests', () => {
  const program = programOf({ wishes: ['smooth'], acids: 'no-acids', shelf: ['exfoliator'] });
  expect(program.seek.map(({ about }) => about.ingredient)).toEqual(['glycerin']);
  expect(kindsOf(program.evening)).toEqual(['cleanser', 'moisturizer']);
  expect(program.resting).toMatchObject([{ kind: 'exfoliator', why: 'refused-acids' }]);
  expect(program.avoid).toMatchObject([{ about: { family: 'exfoliating-acid' }, degree: 'leave-out' }]);
});

test('a silent rule leaves an ingredient out without a line', () => {
  const program = programOf({ wishes: ['smooth'], day: ['sticky'] });
  expect(program.seek.map(({ about }) => about.ingredient)).toEqual(['strong-acid']);
  expect(program.avoid).toEqual([]);
  expect(program.avoidSilently).toMatchObject([{ about: { ingredient: 'glycerin' } }]);
});

test('of two rules about one ingredient the first gives the line', () => {
  expect(programOf({ reacts: 'yes', day: ['tight'] }).avoid).toMatchObject([{ about: { family: 'soap' }, degree: 'leave-out' }]);
  expect(programOf({ day: ['tight'] }).avoid).toMatchObject([{ degree: 'go-easy' }]);
});

test('a concern beyond the limit of actives is left for later', () => {
  const program = programOf({ wishes: ['smooth', 'calm'], reacts: 'no', shelf: ['little'] });
  expect(program.seek.map(({ about }) => about.ingredient)).toEqual(['mild-acid', 'glycerin']);
  expect(program.later).toEqual(['redness']);
  expect(programOf({ wishes: ['smooth', 'calm'], reacts: 'no' })).toMatchObject({ seek: { length: 3 }, later: [] });
});

test('spare steps go where time is short, and the product rests', () => {
  const short = programOf({ wishes: ['smooth', 'calm'], shelf: ['toner'], time: 'short' });
  expect([kindsOf(short.morning), kindsOf(short.evening)]).toEqual([
    ['cleanser', 'treatment-face', 'spf'],
    ['cleanser', 'exfoliator', 'moisturizer'],
  ]);
  expect(short.minutes).toEqual({ given: 12, needed: 12, because: [{ step: 'time', option: 'short' }] });
  expect(short.resting).toMatchObject([{ kind: 'toner', why: 'no-time' }]);
  const long = programOf({ wishes: ['smooth', 'calm'], shelf: ['toner'], time: 'long' });
  expect(kindsOf(long.evening)).toEqual(['cleanser', 'toner', 'exfoliator', 'moisturizer']);
  expect(long.resting).toEqual([]);
});

test('a step says what stands on the shelf, what to look for and whether it is for every day', () => {
  const { morning, evening } = programOf({ wishes: ['smooth'], shelf: ['cleanser'] });
  expect(morning[0]).toMatchObject({ kind: 'cleanser', onShelf: true, ingredients: [], days: 'every' });
  expect(evening[1]).toMatchObject({
    kind: 'exfoliator',
    onShelf: false,
    ingredients: ['strong-acid'],
    days: 'some',
    because: [smooth],
  });
});

test('a line says whether it holds for everybody, for an answer or for an ingredient', () => {
  const program = programOf({ wishes: ['smooth'], reacts: 'yes', day: ['tight'] });
  expect(program.doNotExpect).toEqual([{ id: 'wonders', because: [], ...basis }]);
  expect(program.habits).toEqual([{ id: 'rest', because: [{ step: 'day', option: 'tight' }], ...basis }]);
  expect(program.expect).toEqual([{ id: 'smooth', weeks: { from: 2, to: 4 }, because: [smooth], ...basis }]);
  expect(program.calendarRules).toMatchObject([{ id: 'apart', because: [smooth] }]);
  expect(programOf({}).habits).toEqual([]);
  expect(programOf({}).expect).toEqual([]);
});

test('a program can be compared with a product', () => {
  const fit: Fit = programOf({ wishes: ['calm'] });
  expect(fit).toMatchObject({ profile: { sensitive: true }, seek: [{ about: { ingredient: 'niacinamide' } }] });
});

test('an ingredient that serves a second concern too does not keep away the one that is best supported for it', () => {
  const wider: ProgramKnowledge = {
    ...knowledge,
    ingredients: [
      ingredient('niacinamide', { family: 'tone-evening', goodFor: ['texture', 'redness'] }),
      ingredient('azelaic-acid', { family: 'blemish-control', goodFor: ['redness'] }),
    ],
    seek: [
      { concern: 'texture', ingredients: ['niacinamide'], ...basis },
      { concern: 'redness', ingredients: ['azelaic-acid'], ...basis },
      { concern: 'redness', ingredients: ['niacinamide'], ...basis },
    ],
    actives: [
      ...knowledge.actives,
      { family: 'blemish-control', slot: 'evening', step: 'treatment-face', careful: [2, 3], usual: [3, 4], ...basis },
    ],
  };
  const soughtBy = (wishes: readonly string[], shelf?: string) =>
    createProgram(wider, { answers: { wishes, shelf } }).seek.map(({ about }) => about.ingredient);
  expect(soughtBy(['smooth'])).toEqual(['niacinamide']);
  expect(soughtBy(['smooth', 'calm'])).toEqual(['niacinamide', 'azelaic-acid']);
  expect(soughtBy(['smooth', 'calm'], 'little')).toEqual(['niacinamide']);
});
