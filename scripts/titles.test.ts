import { describe, expect, it } from 'vitest';
import { plantedProject } from './planted-project.ts';
import { testTitles, titleProblems } from './titles/check.ts';

const titlesIn = (source: string) => testTitles(plantedProject({ 'core/a.test.ts': source }));

describe('the check of test titles', () => {
  it.each([
    ['a fragment', "it('keeps order', () => {});", "'keeps order' is no sentence"],
    ['a title without a subject', "it('walks to the last page', () => {});", "'walks to the last page' has no subject"],
    ['a should', "test('an order should be paid once', () => {});", "'an order should be paid once' says 'should'"],
    [
      'a private word in a suite',
      "describe('what nobody reads', () => { it.each([1])('is kept for %i days', () => {}); });",
      "'what nobody reads is kept for %i days' says 'nobody'",
    ],
    [
      'a full stop',
      "test.describe('an order', () => { test(`of a plan is paid once.`, () => {}); });",
      "'an order of a plan is paid once.' ends with a full stop",
    ],
  ])('finds %s', (_what, source, problem) => {
    expect(titleProblems(titlesIn(source))).toEqual([`core/a.test.ts: ${problem}.`]);
  });

  it('joins the title of a test to those of its own suites', () => {
    const titles = titlesIn(
      "describe('an order', () => { it('is paid once', () => {}); }); it.skip('another order is paid twice', () => {});",
    );
    expect(titles.map(({ title }) => title)).toEqual(['an order is paid once', 'another order is paid twice']);
  });

  it('finds no problem in this project, and reads more than two thousand titles', { tags: 'exhaustive' }, () => {
    const titles = testTitles('.');
    expect(titles.length).toBeGreaterThan(2000);
    expect(titleProblems(titles)).toEqual([]);
  });
});
