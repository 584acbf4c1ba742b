import { expect, expectTypeOf, test } from 'vitest';
import { userData } from './answer-export.ts';
import { type AnswersOf, validAnswers } from './answers.ts';
import { type AskingIdOf, defineFunnel, type Funnel, type OptionIdOf, type Sections, type StepIdOf } from './funnel.ts';
import { outlineOf } from './outline.ts';
import { summaryOf } from './summary.ts';

const sections = [
  {
    id: 'all',
    title: 'All',
    steps: [
      { id: 'hello', kind: 'info', title: 'Hello', illustration: 'face-scan', button: 'Continue' },
      {
        id: 'age',
        kind: 'single',
        title: 'Age',
        options: [
          { id: 'young', label: 'Young' },
          { id: 'old', label: 'Old' },
        ],
      },
      { id: 'used', kind: 'multi', title: 'Used', options: [{ id: 'toner', label: 'Toner' }] },
      { id: 'place', kind: 'city', title: 'Place' },
    ],
  },
] as const satisfies Sections;
const funnel = defineFunnel(sections, { entry: '/in', exit: '/out' });
type Of = typeof sections;

/* What these tests assert is checked by `npm run check types`. */

test('the names of steps and options are unions of the literals in the definition', () => {
  expectTypeOf<StepIdOf<Of>>().toEqualTypeOf<'hello' | 'age' | 'used' | 'place'>();
  expectTypeOf<AskingIdOf<Of>>().toEqualTypeOf<'age' | 'used' | 'place'>();
  expectTypeOf<OptionIdOf<Of, 'age'>>().toEqualTypeOf<'young' | 'old'>();
  expectTypeOf<OptionIdOf<Of, 'place'>>().toEqualTypeOf<never>();
  expectTypeOf(outlineOf(summaryOf(funnel)).steps)
    .items.toHaveProperty('id')
    .toEqualTypeOf<StepIdOf<Of>>();
});

test('the answers of a funnel take each step’s own options', () => {
  expectTypeOf<AnswersOf<Of>>().toEqualTypeOf<{
    readonly age?: 'young' | 'old';
    readonly used?: readonly 'toner'[];
    readonly place?: string;
  }>();
  expectTypeOf(validAnswers(funnel, { age: 'young' })).toEqualTypeOf<AnswersOf<Of>>();
  expect(validAnswers(funnel, { age: 'young' }).age).toBe('young');
});

test('a misspelt step or option does not compile', () => {
  // @ts-expect-error: no step has this id
  userData(funnel, { aeg: 'young' });
  // @ts-expect-error: this step has no such option
  userData(funnel, { age: 'yuong' });
  // @ts-expect-error: several may be chosen, so the answer is a list
  userData(funnel, { used: 'toner' });
  // @ts-expect-error: an interstitial has no answer
  userData(funnel, { hello: 'young' });
  // @ts-expect-error: no step has this id
  expect(funnel.steps.some(({ id }) => id === 'aeg')).toBe(false);
  // @ts-expect-error: no step has this id
  expect(outlineOf(summaryOf(funnel)).steps.some(({ id }) => id === 'aeg')).toBe(false);
});

test('a funnel whose literals are not known is every funnel', () => {
  expectTypeOf(funnel).toExtend<Funnel>();
  expectTypeOf<AnswersOf<Of>>().toExtend<AnswersOf<Sections>>();
  expectTypeOf<StepIdOf<Sections>>().toEqualTypeOf<string>();
});
