import type { FastifyRequest } from 'fastify';
import type { TrackingIds } from '../../../adapters/conversions/port.ts';
import type { ConsentChoices } from '../../../core/consent/consent.ts';
import { type Platform, platforms } from '../../../core/consent/platforms.ts';
import { asLine } from '../../../core/presentation/printable.ts';
import type { Db } from '../../platform/db/client.ts';

/** Stored with the order, because conversions are sent after the payment. */
export type ConversionContext = {
  readonly consentId: string;
  readonly platforms: readonly Platform[];
  readonly client: TrackingIds;
};

/** Undefined without a configured platform or without consent. */
export function conversionContextOf(
  request: FastifyRequest,
  consentId: string,
  choices: ConsentChoices,
  configured: readonly Platform[],
): ConversionContext | undefined {
  const agreed = configured.filter((platform) => choices[platforms[platform]]);
  if (agreed.length === 0) return undefined;
  const { cookies, headers } = request;
  const ga = agreed.includes('ga4') ? /^GA\d\.\d\.(\d{1,20}\.\d{1,20})$/.exec(cookies._ga ?? '')?.[1] : undefined;
  const meta = agreed.includes('meta');
  const fbp = meta ? matching(cookies._fbp, /^fb\.\d\.\d{1,20}\.\d{1,20}$/) : undefined;
  const fbc = meta ? matching(cookies._fbc, /^fb\.\d\.\d{1,20}\.[\w-]{1,400}$/) : undefined;
  const userAgent = meta ? asLine((headers['user-agent'] ?? '').slice(0, 400)) : undefined;
  const client = { ...(ga && { ga }), ...(fbp && { fbp }), ...(fbc && { fbc }), ...(userAgent && { userAgent }) };
  return { consentId, platforms: agreed, client };
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

function matching(value: string | undefined, shape: RegExp): string | undefined {
  return value !== undefined && shape.test(value) ? value : undefined;
}
