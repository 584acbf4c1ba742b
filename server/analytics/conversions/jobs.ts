import type { ConversionsPort } from '../../../adapters/conversions/port.ts';
import { subscribedId } from '../../../core/consent/milestone.ts';
import { type Platform, platforms } from '../../../core/consent/platforms.ts';
import type { Currency } from '../../../core/plans/plan.ts';
import type { Db } from '../../platform/db/client.ts';
import { assertDelivered } from '../../platform/jobs/assert-delivered.ts';
import type { Handlers } from '../../platform/jobs/queue.ts';
import { effectiveConsent } from '../../visitors/consents/store.ts';
import { findConversionContext, findFirstPayment } from './store.ts';

export type ConversionJobDeps = {
  readonly db: Db;
  readonly conversions: Readonly<Record<Platform, ConversionsPort>>;
  readonly now: () => Date;
};

/** Sends the amount that the payment provider reported, if the buyer consented at the order and has not withdrawn since. */
export function conversionJobs({ db, conversions, now }: ConversionJobDeps): Pick<Handlers, 'conversion'> {
  return {
    async conversion({ attemptId, platform }) {
      const context = await findConversionContext(db, attemptId);
      const payment = await findFirstPayment(db, attemptId);
      if (!context || !payment) return;
      const choices = await effectiveConsent(db, context.consent_id, now());
      if (!choices[platforms[platform]]) return;
      const { ga, ...rest } = context.client;
      const conversion = {
        id: subscribedId(attemptId),
        at: payment.paid_at ?? payment.created_at,
        value: payment.amount_paid,
        currency: payment.currency as Currency,
        ads: choices.ads,
        email: choices.ads ? payment.email : undefined,
        client: platform === 'ga4' ? { ga } : rest,
      };
      assertDelivered(await conversions[platform].report(conversion));
    },
  };
}
