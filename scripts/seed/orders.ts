import type { Insertable } from 'kysely';
import { funnel } from '../../content/funnel/index.ts';
import { plans } from '../../content/plans.ts';
import { questionAnswers, userData } from '../../core/funnel/answer-export.ts';
import { monthsIn } from '../../core/plans/period.ts';
import { periodEnd } from '../../core/plans/period-end.ts';
import { introPrice } from '../../core/plans/plan.ts';
import { DAY_MS, MINUTE_MS } from '../../core/time.ts';
import type { Database } from '../../server/platform/db/schema.ts';
import { seedActivation } from './activations.ts';
import { seedAttribution } from './campaigns.ts';
import { seedCard } from './cards.ts';
import { answersOf, type SeedPerson } from './people.ts';
import type { SeededRandom } from './random.ts';

const [YEAR, MONTH, QUARTER] = plans;
const CHOSEN = [MONTH, MONTH, MONTH, MONTH, MONTH, YEAR, YEAR, YEAR, QUARTER, QUARTER];
const VERSION = 'seed';
const DAYS_TO_DEADLINE = 21;

type Rows = { [Table in keyof Database]?: Insertable<Database[Table]>[] };

export function order(random: SeededRandom, number: number, { email, visitor }: SeedPerson, at: number, until: number): Rows {
  const plan = random.pick(CHOSEN);
  const dueNow = random.happens(82) ? introPrice(plan) : plan.listPrice;
  const age = until - at;
  const outcome =
    age < DAY_MS && random.happens(30) ? 'open' : random.happens(57) ? 'paid' : random.happens(30) ? 'failed' : 'expired';
  const attempt = random.uuid();
  const [createdAt, paidAt] = [new Date(at), new Date(at + (2 + random.roll(7)) * MINUTE_MS)];
  const terms = { plan_id: plan.id, currency: 'USD', due_now: dueNow, due_later: plan.listPrice };
  const answers = answersOf(random);
  const isDeclined = outcome === 'failed' || (outcome === 'paid' && random.happens(9));
  const declined = isDeclined ? decline(random, number, 0, dueNow, createdAt) : undefined;
  const rows: Rows = {
    checkout_attempts: [
      {
        id: attempt,
        visitor_id: visitor,
        email,
        ...terms,
        digest: attempt,
        ...seedAttribution(random),
        session_id: `cs_seed_${number}`,
        session_url: `https://checkout.example/cs_seed_${number}`,
        status: outcome,
        decline_reason: outcome === 'failed' ? (declined?.reason ?? null) : null,
        created_at: createdAt,
        updated_at: paidAt,
      },
    ],
    consent_records: (['renewal', 'adult'] as const).map((kind) => ({
      attempt_id: attempt,
      kind,
      text: kind === 'adult' ? 'I am 18 or older.' : 'I agree to the price today and to every renewal until I cancel.',
      version: VERSION,
      ...terms,
      created_at: createdAt,
    })),
    submissions: [
      {
        id: random.uuid(),
        idempotency_key: attempt,
        email,
        answers: JSON.stringify(answers),
        question_answers: JSON.stringify(questionAnswers(userData(funnel, answers, plan.title))),
        created_at: createdAt,
      },
    ],
  };
  if (declined) rows.declines = [declined];
  return outcome === 'paid'
    ? { ...rows, ...life(random, number, attempt, { email, plan, dueNow, at: paidAt.getTime(), until }) }
    : rows;
}

const REASONS = [
  'insufficient_funds',
  'insufficient_funds',
  'generic_decline',
  'generic_decline',
  'do_not_honor',
  'incorrect_cvc',
];

function decline(
  random: SeededRandom,
  number: number,
  period: number,
  amount: number,
  at: Date,
): Insertable<Database['declines']> {
  return {
    charge_id: period === 0 ? `ch_seed_${number}` : `ch_seed_${number}_${period}`,
    reason: random.pick(REASONS),
    ...seedCard(number, { declined: true }),
    amount,
    currency: 'USD',
    declined_at: at,
  };
}

type Bought = {
  readonly email: string;
  readonly plan: (typeof CHOSEN)[number];
  readonly dueNow: number;
  readonly at: number;
  readonly until: number;
};

function life(random: SeededRandom, number: number, attempt: string, { email, plan, dueNow, at, until }: Bought): Rows {
  const id = `sub_seed_${number}`;
  const payments: Insertable<Database['payments']>[] = [];
  const declines: Insertable<Database['declines']>[] = [];
  const requests: Insertable<Database['subscription_requests']>[] = [];
  const ask = (kind: 'cancel' | 'withdraw' | 'guarantee', time: number, done: number | null, detail = {}) =>
    requests.push({
      id: random.uuid(),
      subscription_id: id,
      kind,
      detail: JSON.stringify(detail),
      created_at: new Date(time),
      done_at: done === null ? null : new Date(done),
    });
  let [start, end] = [at, periodEnd(plan.period, at)];
  let [status, endedAt, cancelAtEnd]: [string, number | null, boolean] = ['active', null, false];
  for (let period = 0; ; period++) {
    const failed = period > 0 && random.happens(7);
    const amount = period === 0 ? dueNow : plan.listPrice;
    const paymentId = `in_seed_${number}_${period}`;
    const dispute = !failed && random.happens(0.8) ? random.pick(['open', 'won', 'lost'] as const) : null;
    const dueAt = start + DAYS_TO_DEADLINE * DAY_MS;
    payments.push({
      id: paymentId,
      subscription_id: id,
      reason: period === 0 ? 'first' : 'renewal',
      status: failed ? 'failed' : 'paid',
      currency: 'USD',
      amount_due: amount,
      amount_paid: failed ? 0 : amount,
      amount_refunded: 0,
      ...(failed
        ? { charge_id: null }
        : { charge_id: `ch_seed_${number}_${period}_paid`, ...seedCard(number, { declined: false }) }),
      dispute,
      dispute_due_at: dispute === 'open' && dueAt > until ? new Date(dueAt) : null,
      number: `SEED-${number}-${period + 1}`,
      document_url: null,
      created_at: new Date(start),
      paid_at: failed ? null : new Date(start),
    });
    const last = payments.at(-1);
    if (failed) {
      declines.push(decline(random, number, period, amount, new Date(start)));
      [status, endedAt] = ['canceled', start + 14 * DAY_MS];
      if (endedAt > until) [status, endedAt] = ['past_due', null];
      break;
    }
    const requestedAt = start + (1 + random.roll(12)) * DAY_MS;
    if (period === 0 && requestedAt < until && random.happens(3)) {
      ask('withdraw', requestedAt, requestedAt + MINUTE_MS, { paymentId, amount, currency: 'USD' });
      if (last) last.amount_refunded = amount;
      [status, endedAt] = ['canceled', requestedAt];
      break;
    }
    if (period === 0 && requestedAt < until && random.happens(5)) {
      const decided = requestedAt + 2 * DAY_MS;
      const waits = decided > until || until - requestedAt < 9 * DAY_MS;
      ask('guarantee', requestedAt, waits ? null : decided, {
        paymentId,
        note: random.pick(['It stung.', 'Not for my skin.', '']),
      });
      if (!waits && last) {
        last.amount_refunded = amount;
        [status, endedAt] = ['canceled', decided];
        break;
      }
    }
    const leaves = random.happens(monthsIn(plan.period) === 1 ? (period === 0 ? 34 : 16) : period === 0 ? 40 : 30);
    const cancelledAt = Math.round(start + (end - start) * (0.2 + random.roll(70) / 100));
    if (leaves && cancelledAt < until) {
      ask('cancel', cancelledAt, cancelledAt + MINUTE_MS);
      cancelAtEnd = true;
      if (end < until) [status, endedAt] = ['canceled', end];
      break;
    }
    if (end > until) break;
    [start, end] = [end, periodEnd(plan.period, end)];
  }
  return {
    subscriptions: [
      {
        id,
        attempt_id: attempt,
        customer_id: `cus_seed_${number}`,
        email,
        plan_id: plan.id,
        status,
        currency: 'USD',
        first_amount: dueNow,
        renewal_amount: plan.listPrice,
        started_at: new Date(at),
        current_period_start: new Date(start),
        current_period_end: new Date(end),
        cancel_at_period_end: cancelAtEnd,
        ended_at: endedAt === null ? null : new Date(endedAt),
        activated_at: seedActivation(number, at, Math.min(until, endedAt ?? until)),
        as_of: new Date(Math.min(until, endedAt ?? until)),
        created_at: new Date(at),
      },
    ],
    payments,
    subscription_requests: requests,
    ...(declines.length > 0 && { declines }),
  };
}
