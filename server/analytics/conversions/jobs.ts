import type { Conversion, ConversionsPort, TrackingIds } from '../../../adapters/conversions/port.ts';
import { subscribedId } from '../../../core/consent/milestone.ts';
import { type Platform, platforms } from '../../../core/consent/platforms.ts';
import type { Db } from '../../platform/db/client.ts';
import { assertDelivered } from '../../platform/jobs/assert-delivered.ts';
import type { Handlers } from '../../platform/jobs/queue.ts';
import { effectiveConsent } from '../../visitors/consents/store.ts';
import { findConversionContext, findFirstPayment } from './store.ts';

export type ConversionJobDeps = {
  readonly db: Db;
  readonly conversions: Readonly<Record<Platform, Omit<ConversionsPort, 'try'>>>;
  readonly now: () => Date;
};

/** Sends the amount that the payment provider reported, if the buyer consented at the order and has not withdrawn since. */
export function conversionJobs({ db, conversions, now }: ConversionJobDeps): Pick<Handlers, 'conversion' | 'conversion-refund'> {
  async function conversionOf(attemptId: string, platform: Platform): Promise<Conversion | undefined> {
    const context = await findConversionContext(db, attemptId);
    const payment = await findFirstPayment(db, attemptId);
    if (!context || !payment) return undefined;
    const choices = await effectiveConsent(db, context.consent_id, now());
    if (!choices[platforms[platform]]) return undefined;
    return {
      id: subscribedId(attemptId),
      at: payment.paid_at ?? payment.created_at,
      value: payment.amount_paid,
      currency: payment.currency,
      ads: choices.ads,
      email: choices.ads ? payment.email : undefined,
      client: IDS[platform](context.client),
    };
  }

  return {
    async conversion({ attemptId, platform }) {
      const conversion = await conversionOf(attemptId, platform);
      if (conversion) assertDelivered(await conversions[platform].report(conversion));
    },
    async 'conversion-refund'({ attemptId, platform, amount, at }) {
      const conversion = await conversionOf(attemptId, platform);
      if (!conversion) return;
      assertDelivered(await conversions[platform].reportRefund({ ...conversion, value: amount, at: new Date(at) }));
    },
  };
}

/** No platform gets the ids of another one. */
const IDS: Readonly<Record<Platform, (ids: TrackingIds) => TrackingIds>> = {
  ga4: ({ ga, gaSession }) => ({ ga, gaSession }),
  meta: ({ fbp, fbc, userAgent }) => ({ fbp, fbc, userAgent }),
  tiktok: ({ ttp, ttclid, userAgent }) => ({ ttp, ttclid, userAgent }),
};
