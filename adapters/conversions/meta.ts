import { createHash } from 'node:crypto';
import { normalEmail } from '../../core/leads/email.ts';
import type { DeliveryOutcome } from '../delivery-outcome.ts';
import { callService, type ServiceResponse } from '../http/call-service.ts';
import { refuseOld } from './age.ts';
import type { Conversion, ConversionsPort } from './port.ts';

type MetaSettings = {
  readonly pixelId: string;
  readonly accessToken: string;
  readonly publicUrl: URL;
  readonly host?: URL | undefined;
  readonly now: () => Date;
  readonly timeoutMs?: number;
};

const VERSION = 'v23.0';
/** One older conversion makes Meta refuse the whole request. */
const MAX_AGE_HOURS = 7 * 24;

/** Meta counts the pixel's event and this one once, by name and id. */
export function meta({ pixelId, accessToken, publicUrl, host, now, timeoutMs }: MetaSettings): ConversionsPort {
  const url = new URL(`/${VERSION}/${pixelId}/events`, host ?? 'https://graph.facebook.com');
  return {
    async report(conversion) {
      const old = refuseOld(conversion.at, now(), MAX_AGE_HOURS);
      if (old) return old;
      if (!conversion.ads) return { ok: false, reason: 'refused', detail: 'There is no consent to ads.' };
      const answer = await callService(url, {
        json: { data: [eventOf(conversion, publicUrl)], access_token: accessToken },
        ...(timeoutMs !== undefined && { timeoutMs }),
      });
      return outcomeOf(answer);
    },
  };
}

function eventOf({ id, at, value, currency, email, client: { fbp, fbc, userAgent } }: Conversion, publicUrl: URL) {
  return {
    event_name: 'Subscribe',
    event_time: Math.floor(at.getTime() / 1000),
    event_id: id,
    action_source: 'website',
    event_source_url: `${publicUrl.origin}/`,
    user_data: {
      ...(email !== undefined && { em: [createHash('sha256').update(normalEmail(email)).digest('hex')] }),
      ...(fbp !== undefined && { fbp }),
      ...(fbc !== undefined && { fbc }),
      ...(userAgent !== undefined && { client_user_agent: userAgent }),
    },
    custom_data: { value: value / 100, currency, predicted_ltv: 0 },
  };
}

/** Graph API: rate limits and temporary errors, then token and permission errors. */
const RETRYABLE_CODES: ReadonlySet<number> = new Set([1, 2, 4, 17, 32, 341, 613]);
const CONFIGURATION_CODES: ReadonlySet<number> = new Set([3, 10, 102, 190, ...Array.from({ length: 100 }, (_, n) => 200 + n)]);

/** Meta answers 400 to everything; the code is in the body. */
function outcomeOf(answer: ServiceResponse): DeliveryOutcome {
  if (answer.ok || answer.reason !== 'refused') return answer;
  const { error } = (answer.body ?? {}) as { readonly error?: { readonly code?: number; readonly is_transient?: boolean } };
  const code = Number(error?.code);
  const detail = Number.isInteger(code) ? `${answer.detail} Its code is ${code}.` : answer.detail;
  if (error?.is_transient === true || RETRYABLE_CODES.has(code)) return { ...answer, reason: 'busy', detail };
  return { ...answer, reason: CONFIGURATION_CODES.has(code) ? 'unreachable' : 'refused', detail };
}
