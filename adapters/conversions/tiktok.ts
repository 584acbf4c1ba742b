import { inUnits } from '../../core/presentation/units.ts';
import type { DeliveryOutcome } from '../delivery-outcome.ts';
import { callService, type ServiceResponse } from '../http/call-service.ts';
import { redact } from '../redact.ts';
import { hashedEmail } from './hashed-email.ts';
import type { Conversion, ConversionsPort } from './port.ts';
import { refuseOutdated } from './refuse-outdated.ts';

type TiktokSettings = {
  readonly pixelId: string;
  readonly accessToken: string;
  /** Events appear in Events Manager, Test Events, and count nowhere. */
  readonly testEventCode?: string | undefined;
  readonly publicUrl: URL;
  readonly host?: URL | undefined;
  readonly now: () => Date;
  readonly timeoutMs?: number;
};

const MAX_AGE_HOURS = 7 * 24;

/** TikTok counts the pixel's event and this one once, by name and id. */
export function tiktok(settings: TiktokSettings): ConversionsPort {
  const { pixelId, accessToken, testEventCode, publicUrl, host, now, timeoutMs } = settings;
  const url = new URL('/open_api/v1.3/event/track/', host ?? 'https://business-api.tiktok.com');

  async function send(data: readonly object[]): Promise<DeliveryOutcome> {
    const answer = await callService(url, {
      headers: { 'access-token': accessToken },
      json: {
        event_source: 'web',
        event_source_id: pixelId,
        ...(testEventCode && { test_event_code: testEventCode }),
        data,
      },
      ...(timeoutMs !== undefined && { timeoutMs }),
    });
    return outcomeOf(answer, [accessToken]);
  }

  return {
    async report(conversion) {
      const old = refuseOutdated(conversion.at, now(), MAX_AGE_HOURS);
      if (old) return old;
      if (!conversion.ads) return { ok: false, reason: 'refused', detail: 'There is no consent to ads.' };
      return send([eventOf(conversion, publicUrl)]);
    },
    reportRefund: async () => ({ ok: false, reason: 'refused', detail: 'TikTok documents no event for a refund.' }),
    async try() {
      if (!testEventCode) return { ok: false, detail: 'Set TIKTOK_TEST_EVENT_CODE for a try, so that the event counts nowhere.' };
      const at = now();
      const sample = { id: `try-${at.getTime()}`, at, value: 100, currency: 'USD', ads: true, client: {} } as const;
      const outcome = await send([eventOf(sample, publicUrl)]);
      return outcome.ok ? { ok: true, detail: 'A test event arrived: Events Manager shows it.' } : outcome;
    },
  };
}

function eventOf({ id, at, value, currency, email, client: { ttp, ttclid, userAgent } }: Conversion, publicUrl: URL) {
  return {
    event: 'Subscribe',
    event_time: Math.floor(at.getTime() / 1000),
    event_id: id,
    user: {
      ...(email !== undefined && { email: hashedEmail(email) }),
      ...(ttclid !== undefined && { ttclid }),
      ...(ttp !== undefined && { ttp }),
      ...(userAgent !== undefined && { user_agent: userAgent }),
    },
    page: { url: `${publicUrl.origin}/` },
    properties: { value: inUnits(value, currency), currency },
  };
}

const INVALID_PARAMETER = 40_002;
const TOO_MANY_REQUESTS = 40_100;
const FIRST_SERVER_ERROR = 50_000;

/** TikTok answers 200 to everything; `code` is 0 for success. */
function outcomeOf(answer: ServiceResponse, secrets: readonly string[]): DeliveryOutcome {
  if (!answer.ok) return answer;
  const { code, message } = (answer.body ?? {}) as { readonly code?: unknown; readonly message?: unknown };
  if (code === 0) return { ok: true };
  if (typeof code !== 'number') return { ok: false, reason: 'unreachable', detail: "The answer is none of TikTok's." };
  const words = redact(String(message ?? ''), secrets);
  const detail = `TikTok answered with code ${code}.${words ? ` It said: ${words}` : ''}`;
  if (code === INVALID_PARAMETER) return { ok: false, reason: 'refused', detail };
  const busy = code === TOO_MANY_REQUESTS || code >= FIRST_SERVER_ERROR;
  return { ok: false, reason: busy ? 'busy' : 'unreachable', detail };
}
