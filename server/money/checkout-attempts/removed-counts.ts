import { sql } from 'kysely';
import { adOf, type CampaignPath, campaignOf, sourceOf } from '../../../core/analytics/attribution.ts';
import { type CheckoutOutcome, outcomeOf } from '../../../core/checkout/outcome.ts';
import type { Db } from '../../platform/db/client.ts';

type RemovedCount = CampaignPath & {
  readonly quarter: string;
  readonly planId: string;
  readonly outcome: CheckoutOutcome;
  readonly reason: string;
  attempts: number;
};

/** Every present time zone begins its days on a quarter of an hour. */
const QUARTER_MS = 15 * 60 * 1000;

/** Before attempts are deleted, so that what became of checkouts stays known without the people. */
export async function countRemovedCheckouts(tx: Db, ids: readonly string[]): Promise<void> {
  const attempts = await tx
    .selectFrom('checkout_attempts')
    .select(['plan_id', 'status', 'decline_reason', 'attribution', 'created_at'])
    .where(sql<boolean>`id = any(${[...ids]}::text[])`)
    .execute();
  const counts = new Map<string, RemovedCount>();
  for (const { plan_id: planId, status, decline_reason, attribution, created_at } of attempts) {
    const quarter = new Date(Math.floor(created_at.getTime() / QUARTER_MS) * QUARTER_MS).toISOString();
    const ended = outcomeOf({ status, declineReason: decline_reason });
    const path = {
      source: attribution ? sourceOf(attribution) : 'unknown',
      campaign: campaignOf(attribution ?? {}),
      ad: adOf(attribution ?? {}),
    };
    const key = JSON.stringify([quarter, planId, path, ended]);
    const count = counts.get(key) ?? { quarter, planId, ...path, ...ended, attempts: 0 };
    count.attempts += 1;
    counts.set(key, count);
  }
  await sql`
    insert into removed_checkouts (quarter, plan_id, source, campaign, ad, outcome, reason, attempts)
    select quarter, "planId", source, campaign, ad, outcome, reason, attempts
    from jsonb_to_recordset(${JSON.stringify([...counts.values()])}::jsonb) as counted(
      quarter timestamptz, "planId" text, source text, campaign text, ad text, outcome text, reason text, attempts integer)
    on conflict (quarter, plan_id, source, campaign, ad, outcome, reason)
    do update set attempts = removed_checkouts.attempts + excluded.attempts`.execute(tx);
}
