import { expect, test } from 'vitest';
import { defineFunnel } from './funnel.ts';
import { type FurtherFunnel, requireFurther } from './further.ts';
import type { Section, SingleStep } from './step.ts';

const age: SingleStep = {
  id: 'age',
  kind: 'single',
  title: 'How old are you?',
  options: [
    { id: 'young', label: 'Young' },
    { id: 'old', label: 'Old' },
  ],
};
const sectionsOf = (...steps: Section['steps']): readonly Section[] => [{ id: 'about', title: 'About', steps }];
const funnelOf = (base: string, ...steps: Section['steps']) =>
  defineFunnel(sectionsOf(...steps) as never, { base, entry: '/', exit: `${base}/analyze` });
const first = funnelOf('', age);
const further = (changes: Partial<FurtherFunnel> = {}): FurtherFunnel => ({
  ...{ title: 'Short', sections: sectionsOf(age), funnel: funnelOf('/short', age) },
  ...changes,
});

test('a funnel beside the first begins at its own address, and its other steps lie below it', () => {
  const { steps } = funnelOf('/short', age, { ...age, id: 'other' }, { ...age, id: 'third' });
  expect(steps.map(({ path }) => path)).toEqual(['/short', '/short/quiz2', '/short/quiz3']);
});

test('a funnel that asks what the first asks, in the same way, stands beside it', () => {
  expect(() => requireFurther('short', further(), [first])).not.toThrow();
  const fewer = { ...age, title: 'Your age?', options: age.options.slice(0, 1) };
  expect(() => requireFurther('short', further({ funnel: funnelOf('/short', fewer) }), [first])).not.toThrow();
});

test.each<[id: string, changes: Partial<FurtherFunnel>, mistake: string]>([
  ['api', { funnel: funnelOf('/api', age) }, 'cannot be called so'],
  ['Short', { funnel: funnelOf('/Short', age) }, 'cannot be called so'],
  ['short', { funnel: funnelOf('/shorter', age) }, "its base is '/short'"],
  ['short', { title: '' }, 'has no title'],
  ['short', { plans: [] }, 'shows no plan'],
  ['short', { funnel: funnelOf('/short', { ...age, kind: 'multi' }) }, "asks 'age' in another way"],
  ['short', { funnel: funnelOf('/short', { ...age, exportAs: 'years' }) }, "asks 'age' in another way"],
  [
    'short',
    { funnel: funnelOf('/short', { ...age, options: [...age.options, { id: 'ageless', label: 'Ageless' }] }) },
    "offers 'ageless' for 'age'",
  ],
])('the funnel %s with %o is refused in one sentence', (id, changes, mistake) => {
  expect(() => requireFurther(id, further(changes), [first])).toThrow(mistake);
});
