import { describe, expect, test } from 'vitest';
import { defineFunnel } from './funnel.ts';
import { seededRandom, simulate } from './simulate.ts';
import type { Section } from './step.ts';

const sections: readonly Section[] = [
  {
    id: 'all',
    title: 'All',
    steps: [
      {
        id: 'dry',
        kind: 'single',
        title: 'Dry?',
        options: [
          { id: 'yes', label: 'Yes' },
          { id: 'no', label: 'No' },
        ],
      },
      { id: 'used', kind: 'multi', title: 'Used', options: [{ id: 'toner', label: 'Toner' }] },
      { id: 'tip', kind: 'info', title: 'A tip', illustration: 'face-scan', button: 'On', when: { step: 'dry', is: 'yes' } },
      {
        id: 'more',
        kind: 'info',
        title: 'More',
        illustration: 'face-scan',
        button: 'On',
        when: { step: 'used', includes: 'toner' },
      },
    ],
  },
];
const funnel = defineFunnel(sections, { entry: '/in', exit: '/out' });
const habits = {
  leaves: (step: string) => (step === 'tip' ? 0.5 : 0),
  weight: (_step: string, option: string) => ({ yes: 3, no: 1, toner: 0.2 })[option] ?? 0,
  seconds: () => 6,
};

describe('simulate', () => {
  const found = simulate(funnel, habits, 100_000, seededRandom(1));

  test('asks as many as their answers lead there, and loses the share that leaves', () => {
    const [dry, used, tip, more] = found.steps;
    expect([dry?.asked, used?.asked]).toEqual([100_000, 100_000]);
    expect((tip?.asked ?? 0) / 100_000).toBeCloseTo(0.75, 2);
    expect((tip?.left ?? 0) / (tip?.asked ?? 1)).toBeCloseTo(0.5, 2);
    expect((more?.asked ?? 0) / (100_000 - (tip?.left ?? 0))).toBeCloseTo(0.2, 2);
    expect(found.completed).toBe(100_000 - (tip?.left ?? 0));
  });

  test('tells how long the paths are that lead to the end', () => {
    expect(found.length).toEqual({ least: 2, median: 3, most: 4 });
    expect(found.minutes).toEqual({ least: 0.2, median: 0.3, most: 0.4 });
  });

  test('is the same for the same seed', () => {
    expect(simulate(funnel, habits, 1000, seededRandom(7))).toEqual(simulate(funnel, habits, 1000, seededRandom(7)));
    expect(simulate(funnel, habits, 1000, seededRandom(7))).not.toEqual(simulate(funnel, habits, 1000, seededRandom(8)));
  });

  test('nobody completes what everybody leaves', () => {
    expect(simulate(funnel, { ...habits, leaves: () => 1 }, 10, seededRandom(1))).toMatchObject({
      completed: 0,
      length: { least: 0, median: 0, most: 0 },
    });
  });
});
