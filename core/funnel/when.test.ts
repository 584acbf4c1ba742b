import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answersAsked, bothOf, questionsOf, truthOf, type When } from './when.ts';

const answers = { skin: 'dry', used: ['toner', 'serum'], agrees: '4' };

describe('truthOf', () => {
  test.each<[string, When | undefined, number]>([
    ['no condition', undefined, 1],
    ['the answer', { step: 'skin', is: 'dry' }, 1],
    ['another answer', { step: 'skin', is: 'oily' }, 0],
    ['not another answer', { step: 'skin', isNot: 'oily' }, 1],
    ['not the answer', { step: 'skin', isNot: 'dry' }, 0],
    ['one of several', { step: 'used', includes: 'serum' }, 1],
    ['none of several', { step: 'used', includes: 'mask' }, 0],
    ['as much', { step: 'agrees', atLeast: 4 }, 1],
    ['more', { step: 'agrees', atLeast: 5 }, 0],
    ['nothing, where a step has no answer', { step: 'age', is: 'young' }, 0],
    ['nothing included', { step: 'age', includes: 'young' }, 0],
    ['not at least nothing', { step: 'age', atLeast: 0 }, 0],
    ['another than what was not answered', { step: 'age', isNot: 'young' }, 1],
    [
      'all',
      {
        all: [
          { step: 'skin', is: 'dry' },
          { step: 'agrees', atLeast: 2 },
        ],
      },
      1,
    ],
    [
      'not all',
      {
        all: [
          { step: 'skin', is: 'dry' },
          { step: 'agrees', atLeast: 5 },
        ],
      },
      0,
    ],
    [
      'any',
      {
        any: [
          { step: 'skin', is: 'oily' },
          { step: 'agrees', atLeast: 2 },
        ],
      },
      1,
    ],
    ['not any', { any: [{ step: 'skin', is: 'oily' }] }, 0],
    ['not', { not: { step: 'skin', is: 'oily' } }, 1],
    ['all of nothing', { all: [] }, 1],
    ['any of nothing', { any: [] }, 0],
  ])('holds for %s', (_what, when, truth) => {
    expect(truthOf(when, answers)).toBe(truth);
  });

  test('a list is not one answer, and one answer includes nothing', () => {
    expect(truthOf({ step: 'used', is: 'serum' }, answers)).toBe(0);
    expect(truthOf({ step: 'skin', includes: 'dry' }, answers)).toBe(0);
  });

  const when: fc.Arbitrary<When> = fc.letrec<{ when: When }>((tie) => ({
    when: fc.oneof(
      { maxDepth: 3 },
      fc.record({ step: fc.constantFrom('a', 'b', 'c'), is: fc.constantFrom('x', 'y') }),
      fc.record({ step: fc.constantFrom('a', 'b', 'c'), isNot: fc.constantFrom('x', 'y') }),
      fc.record({ all: fc.array(tie('when'), { maxLength: 3 }) }),
      fc.record({ any: fc.array(tie('when'), { maxLength: 3 }) }),
      fc.record({ not: tie('when') }),
    ),
  })).when;
  const given = fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.constantFrom('x', 'y'));

  test('what is decided while answers are open stays so, whatever they will be', () => {
    fc.assert(
      fc.property(when, given, given, fc.subarray(['a', 'b', 'c']), (condition, now, later, open) => {
        const before = truthOf(condition, now, open);
        const after = { ...now };
        for (const step of open) {
          if (later[step] === undefined) delete after[step];
          else after[step] = later[step];
        }
        expect([before, 0.5]).toContain(before === 0.5 ? before : truthOf(condition, after));
      }),
    );
  });
});

test('an answer counts only while its step is asked, and so do those that follow from it', () => {
  const steps = [
    { id: 'skin' },
    { id: 'flakes', when: { step: 'skin', is: 'dry' } },
    { id: 'itches', when: { step: 'flakes', is: 'yes' } },
    { id: 'age' },
  ] as const;
  const given = { flakes: 'yes', itches: 'often', age: 'young' };
  expect(answersAsked(steps, { skin: 'dry', ...given })).toEqual({ skin: 'dry', ...given });
  expect(answersAsked(steps, { skin: 'oily', ...given })).toEqual({ skin: 'oily', age: 'young' });
});

test('two conditions are one that asks for both', () => {
  const [one, other] = [
    { step: 'a', is: 'x' },
    { step: 'b', is: 'y' },
  ] as const;
  expect([bothOf(one, other), bothOf(one, undefined), bothOf(undefined, other), bothOf(undefined, undefined)]).toEqual([
    { all: [one, other] },
    one,
    other,
    undefined,
  ]);
  expect(questionsOf({ any: [{ not: { all: [one] } }, other] })).toEqual([one, other]);
});
