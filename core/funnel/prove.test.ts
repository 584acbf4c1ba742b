import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { funnel as demonstration } from '../../content/funnel/index.ts';
import { BranchingJourney } from './branching-journey.ts';
import { defineFunnel, type Funnel } from './funnel.ts';
import { lastStop, stopAt } from './kinds/range.ts';
import { outlineOf } from './outline.ts';
import { provePaths } from './prove.ts';
import { asksForNumber, type MultiStep, type SingleStep, type Step } from './step.ts';
import { summaryOf } from './summary.ts';
import { randomFunnel } from './testing.ts';
import type { When } from './when.ts';

const single = (id: string, when?: When): SingleStep => ({
  id,
  kind: 'single',
  title: id,
  options: [
    { id: 'yes', label: 'Yes' },
    { id: 'no', label: 'No' },
    { id: 'perhaps', label: 'Perhaps' },
  ],
  ...(when && { when }),
});
const used: MultiStep = {
  id: 'used',
  kind: 'multi',
  title: 'Used',
  options: [
    { id: 'toner', label: 'Toner' },
    { id: 'serum', label: 'Serum' },
    { id: 'none', label: 'None', exclusive: true },
  ],
};
const funnelOf = (...steps: readonly Step[]): Funnel =>
  defineFunnel([{ id: 'all', title: 'All', steps }] as readonly { id: string; title: string; steps: readonly Step[] }[], {
    entry: '/in',
    exit: '/out',
  });

/** The path as a visitor walks it. */
function walked(funnel: Funnel, answers: Readonly<Record<string, unknown>>): readonly string[] {
  const journey = new BranchingJourney(outlineOf(summaryOf(funnel)), { answers });
  return funnel.steps.filter((step) => journey.isAsked(step)).map(({ id }) => id);
}

describe('provePaths', () => {
  test('a funnel without conditions has one path', () => {
    const { classes, unreachable } = provePaths(demonstration);
    expect(classes).toEqual([{ steps: demonstration.steps.map(({ id }) => id), visitor: {} }]);
    expect(unreachable).toEqual([]);
  });

  test('options that decide alike are one class, and no answer is one where it decides otherwise', () => {
    const { classes } = provePaths(funnelOf(single('dry'), single('flakes', { step: 'dry', is: 'yes' }), single('age')));
    expect(classes).toEqual([
      { steps: ['dry', 'flakes', 'age'], visitor: { dry: 'yes' } },
      { steps: ['dry', 'age'], visitor: { dry: 'no' } },
    ]);
    const unanswered: When = { all: ['yes', 'no', 'perhaps'].map((option) => ({ step: 'dry', isNot: option })) };
    expect(provePaths(funnelOf(single('dry'), single('again', unanswered))).classes).toEqual([
      { steps: ['dry'], visitor: { dry: 'yes' } },
      { steps: ['dry', 'again'], visitor: {} },
    ]);
  });

  test('several choices are tried together, but none beside one that stands alone', () => {
    const both: When = {
      all: [
        { step: 'used', includes: 'toner' },
        { step: 'used', includes: 'serum' },
      ],
    };
    const impossible: When = {
      all: [
        { step: 'used', includes: 'toner' },
        { step: 'used', includes: 'none' },
      ],
    };
    const proof = provePaths(funnelOf(used, single('both', both), single('never', impossible)));
    expect(proof.classes.map(({ visitor }) => visitor)).toEqual([{ used: ['toner'] }, { used: ['toner', 'serum'] }]);
    expect(proof.unreachable).toEqual(['never']);
  });

  test('names an option that is offered to no visitor', () => {
    const never: When = {
      all: [
        { step: 'dry', is: 'yes' },
        { step: 'dry', is: 'no' },
      ],
    };
    const wish: SingleStep = {
      ...single('wish'),
      options: [...single('wish').options, { id: 'gift', label: 'Gift', when: never }],
    };
    expect(provePaths(funnelOf(single('dry'), wish)).unreachable).toEqual(['wish.gift']);
  });

  test('thirty questions that each ask one more have a billion paths, of which it tells as many as a page lists', () => {
    const many = Array.from({ length: 30 }, (_, index) => [
      single(`ask-${index}`),
      single(`more-${index}`, { step: `ask-${index}`, is: 'yes' }),
    ]).flat();
    const proof = provePaths(funnelOf(...many));
    expect([proof.classes.length, proof.capped, proof.unreachable]).toEqual([1000, true, []]);
  });

  test('tells nothing of a funnel in which too many answers decide together', () => {
    const asked = Array.from({ length: 12 }, (_, index) => single(`ask-${index}`));
    const all: When = { all: asked.map(({ id }) => ({ step: id, is: 'yes' })) };
    const any: When = { any: asked.map(({ id }) => ({ step: id, is: 'no' })) };
    expect(provePaths(funnelOf(...asked, single('all', all), single('any', any)))).toEqual({
      ...{ classes: [], unreachable: [] },
      ...{ capped: true, undecided: true },
    });
  });

  test('each class is walked by its visitor, and every visitor walks one of them', () => {
    fc.assert(
      fc.property(randomFunnel, fc.array(fc.nat(), { minLength: 12, maxLength: 12 }), (funnel, chances) => {
        const { classes, unreachable } = provePaths(funnel);
        for (const { steps, visitor } of classes) expect(walked(funnel, visitor)).toEqual(steps);
        const answers: Record<string, unknown> = {};
        for (const [index, step] of funnel.steps.entries()) {
          const journey = new BranchingJourney(outlineOf(summaryOf(funnel)), { answers });
          if (!journey.isAsked(step)) continue;
          const chance = chances[index] ?? 0;
          if (asksForNumber(step) && chance % 4 > 0) answers[step.id] = stopAt(step, chance % (lastStop(step) + 1));
          if (!('options' in step)) continue;
          const { options } = journey.offering(step);
          const option = options[chance % (options.length + 1)];
          if (option) answers[step.id] = step.kind === 'multi' ? [option.id] : option.id;
        }
        const path = walked(funnel, answers);
        expect(classes.map(({ steps }) => steps)).toContainEqual(path);
        for (const id of path) expect(unreachable).not.toContain(id);
      }),
    );
  });
});
