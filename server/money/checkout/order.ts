import { createHash, randomUUID } from 'node:crypto';
import type { SessionView } from '../../../adapters/payments/port.ts';
import type { OrderAttribution } from '../../../core/analytics/attribution.ts';
import { dueOf, type Terms } from '../../../core/checkout/terms.ts';
import { questionAnswers, userData } from '../../../core/funnel/answer-export.ts';
import type { Answers } from '../../../core/funnel/answers.ts';
import type { Plan } from '../../../core/plans/plan.ts';
import { funnelOf } from '../../editions/funnels.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Queue } from '../../platform/jobs/queue.ts';
import { saveLead } from '../../visitors/leads/store.ts';
import { saveSubmission } from '../../visitors/submissions/store.ts';
import { type BuyerMark, mailboxMark } from '../buyer-marks/marks.ts';
import { saveMarks } from '../buyer-marks/store.ts';
import { type Attempt, addAttempt, addConsents } from '../checkout-attempts/store.ts';
import { lockUsableCode } from '../codes/store.ts';
import { findAppUserOfBuyer } from '../entitlements/store.ts';
import { type ConversionContext, saveConversionContext } from './conversion-context.ts';

export type CheckoutOrder = {
  readonly view: SessionView;
  readonly visitorId: string;
  readonly plan: Plan;
  readonly terms: Terms;
  readonly email: string;
  readonly answers: Answers;
  readonly conversionContext: ConversionContext | undefined;
  readonly attribution: OrderAttribution | undefined;
  readonly edition?: string | null;
  readonly funnel?: string | null;
  /** Of the network address; undefined where nothing is limited, and behind a proxy that is not named. */
  readonly network: BuyerMark | undefined;
  readonly agreed: { readonly version: string; readonly renewal: string; readonly adult: string };
};

type OrderDeps = { readonly db: Db; readonly queue: Queue };

/** A repeated request within this time opens the same payment page, or the same elements. */
const REUSE_MS = 30 * 60 * 1000;

export function continuesAttempt(attempt: Attempt, order: CheckoutOrder, now: Date): boolean {
  return attempt.digest === digestOf(order) && now.getTime() - attempt.created_at.getTime() < REUSE_MS;
}

/** The order is stored before the provider is called. Undefined when a concurrent request was first, `codeEnded` when its code is used up. */
export async function recordOrder(
  { db, queue }: OrderDeps,
  order: CheckoutOrder,
  now: Date,
): Promise<Attempt | 'codeEnded' | undefined> {
  const { visitorId, plan, email, network, answers, attribution, agreed } = order;
  const { dueNow, dueLater, currency, trialDays, code } = dueOf(order.terms);
  return db.transaction().execute(async (tx) => {
    if (code && !(await lockUsableCode(tx, code.name, visitorId, now))) return 'codeEnded';
    const attempt = await addAttempt(tx, {
      id: randomUUID(),
      app_user_id: (await findAppUserOfBuyer(tx, order)) ?? randomUUID(),
      visitor_id: visitorId,
      email,
      plan_id: plan.id,
      currency,
      due_now: dueNow,
      due_later: dueLater,
      trial_days: trialDays ?? null,
      code: code?.name ?? null,
      digest: digestOf(order),
      attribution,
      edition: order.edition ?? null,
      funnel: order.funnel ?? null,
      created_at: now,
    });
    if (!attempt) return undefined;
    await saveMarks(tx, attempt.id, [mailboxMark(email), ...(network ? [network] : [])]);
    if (order.conversionContext) await saveConversionContext(tx, attempt.id, order.conversionContext, now);
    await saveLead(tx, queue, {
      email,
      visitorId,
      source: 'checkout',
      edition: order.edition ?? null,
      funnel: order.funnel ?? null,
    });
    const funnel = await funnelOf(tx, order.edition ?? null, order.funnel);
    const exported = { ...userData(funnel, answers, plan.title), email };
    await saveSubmission(tx, queue, { key: attempt.id, email, answers, questionAnswers: questionAnswers(exported) });
    await addConsents(tx, attempt, [
      { kind: 'renewal', text: agreed.renewal, version: agreed.version },
      { kind: 'adult', text: agreed.adult, version: agreed.version },
    ]);
    return attempt;
  });
}

function digestOf({ view, plan, terms, email, answers, agreed }: CheckoutOrder): string {
  const { dueNow, dueLater, currency, trialDays, once, code } = dueOf(terms);
  return createHash('sha256')
    .update(
      JSON.stringify([
        plan.id,
        dueNow,
        dueLater,
        currency,
        email,
        answers,
        agreed,
        ...(code ? [code.name] : []),
        ...(trialDays === undefined ? [] : [{ trialDays }]),
        ...(once ? [{ once }] : []),
        ...(view === 'elements' ? [view] : []),
      ]),
    )
    .digest('hex');
}
