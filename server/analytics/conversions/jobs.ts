import type { ConversionsPort } from '../../../adapters/conversions/port.ts';
import { subscribedId } from '../../../core/consent/milestone.ts';
import { type Platform, platforms } from '../../../core/consent/platforms.ts';
import type { Currency } from '../../../core/plans/plan.ts';
import type { Db } from '../../platform/db/client.ts';
import { mustArrive } from '../../platform/jobs/arrive.ts';
import type { Handlers } from '../../platform/jobs/queue.ts';
import { standingConsent } from '../../visitors/consents/store.ts';
import { findFirstPayment, findTrace } from './store.ts';

export type ConversionJobDeps = {
  readonly db: Db;
  readonly conversions: Readonly<Record<Platform, ConversionsPort>>;
  readonly now: () => Date;
};

/** Tells a platform what was paid, as the payment provider told us, if the buyer agreed when they ordered and has not taken it back. */
export function conversionJobs({ db, conversions, now }: ConversionJobDeps): Pick<Handlers, 'conversion'> {
  return {
    async conversion({ attemptId, platform }) {
      const trace = await findTrace(db, attemptId);
      const payment = await findFirstPayment(db, attemptId);
      if (!trace || !payment) return;
      const choices = await standingConsent(db, trace.consent_id, now());
      if (!choices[platforms[platform]]) return;
      const { ga, ...rest } = trace.client;
      const conversion = {
        id: subscribedId(attemptId),
        at: payment.paid_at ?? payment.created_at,
        value: payment.amount_paid,
        currency: payment.currency as Currency,
        ads: choices.ads,
        email: choices.ads ? payment.email : undefined,
        client: platform === 'ga4' ? { ga } : rest,
      };
      mustArrive(await conversions[platform].report(conversion));
    },
  };
}
