import { expect, test } from 'vitest';
import { profileCompleteness } from './profile-completeness.ts';

const model = { weights: { type: 60, wish: 31, goal: 9 }, vague: { wish: ['not-sure'], goal: ['other'] } };
const steps = ['hello', 'type', 'wish', 'pause', 'goal'];
const share = (answers: Readonly<Record<string, unknown>>, upTo?: string) => profileCompleteness(model, steps, answers, upTo);
const ALL = { type: 'dry', wish: 'glow', goal: ['rest'] };

test('the profile completeness counts the questions up to a step, and all of them without a step', () => {
  expect([share(ALL, 'type'), share(ALL, 'pause'), share(ALL)]).toEqual([60, 91, 100]);
});

test('a skipped question adds nothing to the profile completeness', () => {
  expect(share({ ...ALL, type: undefined })).toBe(40);
  expect(share({ ...ALL, goal: [] })).toBe(91);
  expect(share({})).toBe(0);
});

test('an answer that says nothing adds half, rounded down, unless another answer stands beside it', () => {
  expect(share({ ...ALL, wish: 'not-sure' })).toBe(84);
  expect(share({ ...ALL, goal: ['other'] })).toBe(95);
  expect(share({ ...ALL, goal: ['other', 'rest'] })).toBe(100);
});

test('the whole is what the quiz asks, also without a question that the program would use', () => {
  const without = (gone: readonly string[]) =>
    profileCompleteness(
      model,
      steps.filter((step) => !gone.includes(step)),
      ALL,
      'type',
    );
  expect([without([]), without(['wish']), without(['wish', 'goal'])]).toEqual([60, 86, 100]);
  expect(profileCompleteness(model, ['hello'], ALL)).toBe(0);
});
