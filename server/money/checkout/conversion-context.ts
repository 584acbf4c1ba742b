import type { FastifyRequest } from 'fastify';
import type { TrackingIds } from '../../../adapters/conversions/port.ts';
import type { ConsentChoices } from '../../../core/consent/consent.ts';
import { type Platform, platforms } from '../../../core/consent/platforms.ts';
import { toSingleLine } from '../../../core/presentation/printable.ts';
import type { Db } from '../../platform/db/client.ts';
import { pageCookies } from '../../platform/http/visitor.ts';
import { googleIds, metaIds, tiktokIds } from './tracking-ids.ts';

/** Stored with the order, because conversions are sent after the payment. */
export type ConversionContext = {
  readonly consentId: string;
  readonly platforms: readonly Platform[];
  readonly client: TrackingIds;
};

type ConversionSource = {
  readonly request: FastifyRequest;
  readonly consentId: string;
  readonly choices: ConsentChoices;
  /** From the address of the landing page. */
  readonly attribution: Readonly<Record<string, string>> | undefined;
  readonly measurementId: string | undefined;
  readonly now: Date;
};

/** Undefined without a configured platform or without consent. */
export function conversionContextOf(source: ConversionSource, configured: readonly Platform[]): ConversionContext | undefined {
  const { request, consentId, choices, attribution, measurementId, now } = source;
  const cookies = pageCookies(request);
  const read: Readonly<Record<Platform, () => TrackingIds>> = {
    ga4: () => googleIds(cookies, measurementId),
    meta: () => metaIds(cookies, attribution?.fbclid, now),
    tiktok: () => tiktokIds(cookies, attribution?.ttclid),
  };
  const ids = configured
    .filter((platform) => choices[platforms[platform]])
    .map((platform) => [platform, read[platform]()] as const);
  // Without the mark of Google's tag the purchase would belong to nobody and count beside the tag's own.
  const agreed = ids.filter(([platform, { ga }]) => platform !== 'ga4' || ga !== undefined);
  if (agreed.length === 0) return undefined;
  const userAgent = choices.ads ? toSingleLine((request.headers['user-agent'] ?? '').slice(0, 400)) : undefined;
  const client = Object.assign({}, ...agreed.map(([, found]) => found), userAgent && { userAgent }) as TrackingIds;
  return { consentId, platforms: agreed.map(([platform]) => platform), client };
}

export async function saveConversionContext(
  tx: Db,
  attemptId: string,
  { consentId, platforms: PLATFORM_PURPOSES, client }: ConversionContext,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('ad_traces')
    .values({
      attempt_id: attemptId,
      consent_id: consentId,
      platforms: JSON.stringify(PLATFORM_PURPOSES),
      client: JSON.stringify(client),
      created_at: now,
    })
    .execute();
}
