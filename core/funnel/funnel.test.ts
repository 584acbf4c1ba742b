import { describe, expect, test } from 'vitest';
import { defineFunnel } from './funnel.ts';
import { sectionOf } from './outline.ts';
import type { Section, Step } from './step.ts';

const info = (id: string): Step => ({ id, kind: 'info', title: id, illustration: 'face-scan', button: 'Continue' });
const single = (id: string): Step => ({ id, kind: 'single', title: id, options: [{ id: 'yes', label: 'Yes' }] });

const sections: readonly Section[] = [
  { id: 'about', title: 'About', steps: [info('hello'), single('age')] },
  { id: 'habits', title: 'Habits', steps: [single('sleep'), info('bye')] },
];
const funnel = defineFunnel(sections, { entry: '/in', exit: '/out' });

describe('defineFunnel', () => {
  test('numbers the steps through all sections and derives path and section from the position', () => {
    expect(funnel.steps.map(({ id, number, path, section }) => [id, number, path, section])).toEqual([
      ['hello', 1, '/quiz1', 'About'],
      ['age', 2, '/quiz2', 'About'],
      ['sleep', 3, '/quiz3', 'Habits'],
      ['bye', 4, '/quiz4', 'Habits'],
    ]);
  });

  test('spans each section from its first to its last step', () => {
    expect(funnel.sections).toEqual([
      { id: 'about', title: 'About', first: 1, last: 2 },
      { id: 'habits', title: 'Habits', first: 3, last: 4 },
    ]);
    expect(funnel.steps.map((step) => sectionOf(funnel, step)?.id)).toEqual(['about', 'about', 'habits', 'habits']);
  });

  test('keeps the steps that ask something apart', () => {
    expect(funnel.asking.map((step) => step.id)).toEqual(['age', 'sleep']);
  });

  test('refuses two steps with one id', () => {
    expect(() => defineFunnel([{ id: 'x', title: 'X', steps: [info('a'), single('a')] }], { entry: '/', exit: '/' })).toThrow(
      'share an id',
    );
  });
});
