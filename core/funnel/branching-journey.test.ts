import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { askedAnswers } from './asked-answers.ts';
import { BranchingJourney } from './branching-journey.ts';
import { defineFunnel, type Sections } from './funnel.ts';
import { outlineOf } from './outline.ts';
import type { Section, SingleStep } from './step.ts';
import { summaryOf } from './summary.ts';
import { randomFunnel } from './testing.ts';

const options = [
  { id: 'yes', label: 'Yes' },
  { id: 'no', label: 'No' },
];
const single = (id: string, when?: SingleStep['when']): SingleStep => ({
  id,
  kind: 'single',
  title: id,
  options,
  ...(when && { when }),
});
const selfie = { id: 'face', kind: 'selfie', title: 'Face', note: 'Yours', button: 'Take' } as const;
const sections: readonly Section[] = [
  { id: 'one', title: 'One', steps: [single('dry'), single('flakes', { step: 'dry', is: 'yes' })] },
  {
    id: 'two',
    title: 'Two',
    when: { step: 'dry', isNot: 'yes' },
    steps: [single('oily'), single('shines', { step: 'oily', is: 'yes' }), { ...selfie }],
  },
  {
    id: 'three',
    title: 'Three',
    steps: [{ ...single('wish'), options: [...options, { id: 'both', label: 'Both', when: { step: 'flakes', is: 'yes' } }] }],
  },
];
const funnel = defineFunnel(sections, { entry: '/in', exit: '/out' });
const outline = outlineOf(summaryOf(funnel));
const at = (id: string) => {
  const step = funnel.steps.find((other) => other.id === id);
  if (!step) throw new Error(`There is no step ${id}.`);
  return step;
};
const journeyOf = (answers: Readonly<Record<string, unknown>>, more = {}) => new BranchingJourney(outline, { answers, ...more });
const pathOf = (id: string) => at(id).path;

test('a funnel whose steps or options have conditions says so, also in its outline', () => {
  expect([funnel.branches, outline.branches]).toEqual([true, true]);
  const linear = defineFunnel([{ id: 'one', title: 'One', steps: [single('dry')] }], { entry: '/', exit: '/' });
  expect([linear.branches, outlineOf(summaryOf(linear)).branches]).toEqual([undefined, undefined]);
});

describe('BranchingJourney', () => {
  test('goes on to the next step that is asked, by an answer that is not stored yet too', () => {
    expect(journeyOf({}).next(at('dry'), 'yes')).toBe(pathOf('flakes'));
    expect(journeyOf({}).next(at('dry'), 'no')).toBe(pathOf('oily'));
    expect(journeyOf({ dry: 'yes' }).next(at('flakes'))).toBe(pathOf('wish'));
    expect(journeyOf({}).next(at('wish'))).toBe('/out');
    expect(journeyOf({}).first).toBe(pathOf('dry'));
  });

  test('goes back to the step that was asked before', () => {
    expect(journeyOf({ dry: 'yes' }).previous(at('wish'))).toBe(pathOf('flakes'));
    expect(journeyOf({ dry: 'no', oily: 'yes' }).previous(at('face'))).toBe(pathOf('shines'));
    expect(journeyOf({}).previous(at('dry'))).toBe('/in');
  });

  test('forgets nothing, and counts no answer to what is not asked any more', () => {
    const changed = journeyOf({ dry: 'no', flakes: 'yes' });
    expect(changed.answers).toEqual({ dry: 'no' });
    expect(changed.stored.answers).toEqual({ dry: 'no', flakes: 'yes' });
    expect(changed.offering(at('wish'))).toMatchObject({ options });
    expect(journeyOf({ dry: 'yes', flakes: 'yes' }).offering(at('wish'))).toMatchObject({ options: { length: 3 } });
  });

  test('needs no photo where none is asked for, and resumes at a step that is asked', () => {
    expect(journeyOf({ dry: 'yes' }).mayVisit('/out', false)).toBe(true);
    expect(journeyOf({ dry: 'no' }).mayVisit('/out', false)).toBe(false);
    expect(journeyOf({ dry: 'no' }, { at: '/out' }).resumePath).toBe(pathOf('face'));
    expect(journeyOf({ dry: 'yes' }, { at: pathOf('oily') }).resumePath).toBe(pathOf('wish'));
    expect(journeyOf({ dry: 'yes' }).isAsked(at('oily'))).toBe(false);
  });

  test('counts what may still be asked, and drops it once an answer rules it out', () => {
    expect(
      journeyOf({})
        .course(at('dry'))
        .map(({ id }) => id),
    ).toEqual(funnel.steps.map(({ id }) => id));
    expect(
      journeyOf({ dry: 'yes' })
        .course(at('flakes'))
        .map(({ id }) => id),
    ).toEqual(['dry', 'flakes', 'wish']);
  });

  test('leads every visitor from start to end without a step twice, Back where one came from, and a bar that never goes back', () => {
    fc.assert(
      fc.property(randomFunnel, fc.infiniteStream(fc.nat()), (made, chance) => {
        const places = outlineOf(summaryOf(made));
        let journey = new BranchingJourney(places);
        let path = journey.first;
        let from = places.entry;
        let shown = 0;
        const seen = new Set<string>();
        while (path !== places.exit) {
          const step = made.steps.find((other) => other.path === path);
          if (!step) throw new Error(`The path ${path} leads nowhere.`);
          expect(seen).not.toContain(path);
          seen.add(path);
          expect(journey.previous(step)).toBe(from);
          const course = journey.course(step);
          const share = (course.findIndex(({ id }) => id === step.id) + 1) / course.length;
          expect(share).toBeGreaterThan(shown);
          shown = share;
          const offered = 'options' in step ? journey.offering(step).options : [];
          const option = offered[chance.next().value % (offered.length + 1)];
          const answer = option && (step.kind === 'multi' ? [option.id] : option.id);
          const next = journey.next(step, answer);
          if (answer !== undefined)
            journey = new BranchingJourney(places, { answers: { ...journey.stored.answers, [step.id]: answer } });
          expect(journey.next(step)).toBe(next);
          [from, path] = [path, next];
        }
        expect(askedAnswers(made, journey.stored.answers)).toEqual(journey.answers);
      }),
    );
  });
});

describe('askedAnswers', () => {
  test('takes no answer to what is not asked or not offered, also from who makes up a request', () => {
    expect(askedAnswers(funnel, { dry: 'no', flakes: 'yes', oily: 'yes', shines: 'no', wish: 'both' })).toEqual({
      dry: 'no',
      oily: 'yes',
      shines: 'no',
    });
    expect(askedAnswers(funnel, { dry: 'yes', flakes: 'yes', oily: 'yes', wish: 'both' })).toEqual({
      dry: 'yes',
      flakes: 'yes',
      wish: 'both',
    });
  });
});

test('a condition on a later, an unknown or a misspelt answer does not compile', () => {
  const asked = { id: 'dry', kind: 'single', title: 'Dry', options: [{ id: 'yes', label: 'Yes' }] } as const;
  const many = { id: 'used', kind: 'multi', title: 'Used', options: [{ id: 'toner', label: 'Toner' }] } as const;
  const paths = { entry: '/', exit: '/' } as const;
  const lawful = [
    { id: 'one', title: 'One', steps: [asked, many] },
    {
      id: 'two',
      title: 'Two',
      when: { any: [{ step: 'dry', is: 'yes' }, { not: { step: 'used', includes: 'toner' } }] },
      steps: [{ ...asked, id: 'wet', options: [{ id: 'no', label: 'No', when: { step: 'dry', isNot: 'yes' } }] }],
    },
  ] as const satisfies Sections;
  expect(defineFunnel(lawful, paths).branches).toBe(true);
  const later = [{ id: 'one', title: 'One', steps: [{ ...asked, when: { step: 'used', includes: 'toner' } }, many] }] as const;
  // @ts-expect-error: it is asked later
  defineFunnel(later, paths);
  const itself = [{ id: 'one', title: 'One', steps: [{ ...asked, when: { step: 'dry', is: 'yes' } }] }] as const;
  // @ts-expect-error: it is asked by itself
  defineFunnel(itself, paths);
  const misspelt = [{ id: 'one', title: 'One', steps: [asked, { ...many, when: { step: 'dry', is: 'yse' } }] }] as const;
  // @ts-expect-error: there is no such option
  defineFunnel(misspelt, paths);
  const wrongKind = [{ id: 'one', title: 'One', steps: [asked, { ...many, when: { step: 'dry', includes: 'yes' } }] }] as const;
  // @ts-expect-error: one answer includes nothing
  defineFunnel(wrongKind, paths);
  const age = { id: 'age', kind: 'number', title: 'Age', label: 'Age', min: 1, max: 120, step: 1 } as const;
  const years = { ...age, unit: { name: 'Years', symbol: 'years' } } as const;
  const grown = [{ id: 'one', title: 'One', steps: [years, { ...many, when: { step: 'age', atLeast: 18 } }] }] as const;
  expect(defineFunnel(grown, paths).branches).toBe(true);
  const exact = [{ id: 'one', title: 'One', steps: [years, { ...many, when: { step: 'age', is: '18' } }] }] as const;
  // @ts-expect-error: a number is at least another
  defineFunnel(exact, paths);
  const ofOption = [
    {
      id: 'one',
      title: 'One',
      steps: [{ ...asked, options: [{ id: 'a', label: 'A', when: { step: 'used', includes: 'toner' } }] }],
    },
  ] as const;
  // @ts-expect-error: it is asked nowhere
  defineFunnel(ofOption, paths);
});
