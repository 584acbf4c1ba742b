import { expect, test } from 'vitest';
import { profileCompleteness } from '../../core/program/profile-completeness.ts';
import { funnel } from '../funnel/index.ts';
import { completenessModel } from './rules/profile-completeness.ts';

const steps = funnel.steps.map(({ id }) => id);
const shareOf = (answers: Readonly<Record<string, unknown>>, upTo?: string) =>
  profileCompleteness(completenessModel, steps, answers, upTo);

/** Answers to every question, none of them unsure. */
const answers = Object.fromEntries(
  funnel.asking.map((step) => {
    const option = 'options' in step ? (step.options[0]?.id ?? '') : 'Graz, Austria';
    return [step.id, step.kind === 'multi' ? [option] : option];
  }),
);

test('a visitor who answers everything sees a share that grows from step to step, and 100 percent at the end', () => {
  const shares = steps.map((step) => shareOf(answers, step));
  expect(shares).toEqual(shares.toSorted((one, other) => one - other));
  expect(shareOf(answers)).toBe(100);
});

test('each question that weighs something lowers the profile completeness when it is skipped', () => {
  const weighed = Object.keys(completenessModel.weights).filter((id) => id in answers);
  expect(weighed).not.toEqual([]);
  for (const step of weighed) expect(shareOf({ ...answers, [step]: undefined }), step).toBeLessThan(100);
});

test('each answer that says nothing lowers the profile completeness', () => {
  const vague = Object.entries(completenessModel.vague).flatMap(([step, options]) => options.map((option) => ({ step, option })));
  for (const { step, option } of vague.filter(({ step }) => step in answers)) {
    const asked = funnel.asking.find(({ id }) => id === step);
    const answer = asked?.kind === 'multi' ? [option] : option;
    expect(shareOf({ ...answers, [step]: answer }), `${step}: ${option}`).toBeLessThan(100);
  }
});
