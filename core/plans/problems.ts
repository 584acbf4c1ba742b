import { type Plan, pricedPlans } from './plan.ts';

/** So that a reminder goes out 48 hours before the end of a trial, and a day after the purchase. */
const MIN_TRIAL_DAYS = 3;
const MAX_TRIAL_DAYS = 365;

/** What keeps a catalogue from being sold, one sentence each. */
export function planProblems(plans: readonly Plan[]): string[] {
  return plans.flatMap((plan) => [
    ...(plans.filter(({ id }) => id === plan.id).length > 1 ? [`Several plans have the id "${plan.id}".`] : []),
    ...pricedPlans(plan)
      .flatMap(problemsOf)
      .map((problem) => `The plan "${plan.id}" ${problem}`),
  ]);
}

function problemsOf({ period, once, listPrice, introDiscount, trialDays, trialPrice = 0 }: Plan): string[] {
  const problems: readonly (readonly [boolean, string])[] = [
    [!Number.isInteger(period.every) || period.every < 1, 'has a period that is no whole number of weeks, months or years.'],
    [period.unit === 'lifetime' && !once, 'has a period without an end, and renews.'],
    [once === true && (trialDays !== undefined || trialPrice > 0), 'has a trial, and is bought once: nothing follows it.'],
    [
      introDiscount < 0 || introDiscount > listPrice,
      'has an introductory discount of more than its price, or of less than nothing.',
    ],
    [trialDays !== undefined && introDiscount > 0, 'has a trial and an introductory price: it can begin with one of them.'],
    [
      trialDays !== undefined && !isTrialLength(trialDays),
      `has a trial that is not of ${MIN_TRIAL_DAYS} to ${MAX_TRIAL_DAYS} whole days.`,
    ],
    [trialPrice < 0 || trialPrice >= listPrice, 'has a trial that costs as much as the plan, or less than nothing.'],
    [trialDays === undefined && trialPrice > 0, 'has a price of a trial, and no days of it.'],
  ];
  return problems.flatMap(([is, sentence]) => (is ? [sentence] : []));
}

function isTrialLength(days: number): boolean {
  return Number.isInteger(days) && days >= MIN_TRIAL_DAYS && days <= MAX_TRIAL_DAYS;
}
