import { inUnits } from '../../core/presentation/units.ts';
import type { DeliveryOutcome } from '../delivery-outcome.ts';
import { callService, type ServiceResponse } from '../http/call-service.ts';
import type { TryOutcome } from '../integration.ts';
import { hashedEmail } from './hashed-email.ts';
import { metaFailure } from './meta-failure.ts';
import type { Conversion, ConversionsPort } from './port.ts';
import { refuseOutdated } from './refuse-outdated.ts';

type MetaSettings = {
  readonly pixelId: string;
  readonly accessToken: string;
  readonly version: string;
  readonly eventName: string;
  /** Events appear in Events Manager, Test Events. */
  readonly testEventCode?: string | undefined;
  readonly publicUrl: URL;
  readonly host?: URL | undefined;
  readonly now: () => Date;
  readonly timeoutMs?: number;
};

/** One older conversion makes Meta refuse the whole request. */
const MAX_AGE_HOURS = 7 * 24;

/** Meta counts the pixel's event and this one once, by name and id. */
export function meta(settings: MetaSettings): ConversionsPort {
  const { pixelId, accessToken, version, testEventCode, host, now, timeoutMs } = settings;
  const pixelUrl = new URL(`/${version}/${pixelId}`, host ?? 'https://graph.facebook.com');
  const limit = timeoutMs === undefined ? {} : { timeoutMs };

  async function send(conversion: Conversion): Promise<DeliveryOutcome> {
    const json = {
      data: [eventOf(conversion, settings)],
      ...(testEventCode && { test_event_code: testEventCode }),
      access_token: accessToken,
    };
    return outcomeOf(await callService(new URL(`${pixelUrl}/events`), { json, ...limit }));
  }

  return {
    async report(conversion) {
      const old = refuseOutdated(conversion.at, now(), MAX_AGE_HOURS);
      if (old) return old;
      if (!conversion.ads) return { ok: false, reason: 'refused', detail: 'There is no consent to ads.' };
      return send(conversion);
    },
    reportRefund: async () => ({ ok: false, reason: 'refused', detail: 'Meta documents no event for a refund.' }),
    async try() {
      if (testEventCode) return tryOutcome(await send(sampleAt(now())), 'A test event arrived: Events Manager shows it.');
      const url = new URL(`${pixelUrl}?fields=id`);
      const answer = await callService(url, { headers: { authorization: `Bearer ${accessToken}` }, ...limit });
      return tryOutcome(answer.ok ? answer : metaFailure(answer), `Meta ${version} knows the pixel and the token.`);
    },
  };
}

function eventOf(
  { id, at, value, currency, email, client: { fbp, fbc, userAgent } }: Conversion,
  { eventName, publicUrl }: Pick<MetaSettings, 'eventName' | 'publicUrl'>,
) {
  return {
    event_name: eventName,
    event_time: Math.floor(at.getTime() / 1000),
    event_id: id,
    action_source: 'website',
    event_source_url: `${publicUrl.origin}/`,
    user_data: {
      ...(email !== undefined && { em: [hashedEmail(email)] }),
      ...(fbp !== undefined && { fbp }),
      ...(fbc !== undefined && { fbc }),
      ...(userAgent !== undefined && { client_user_agent: userAgent }),
    },
    custom_data: { value: inUnits(value, currency), currency, predicted_ltv: 0 },
  };
}

function outcomeOf(answer: ServiceResponse): DeliveryOutcome {
  if (!answer.ok) return metaFailure(answer);
  const { events_received: received } = (answer.body ?? {}) as { readonly events_received?: unknown };
  if (received === 1) return { ok: true };
  return { ok: false, reason: 'unreachable', detail: 'Meta answered without having received the event.' };
}

function sampleAt(at: Date): Conversion {
  return { id: `try-${at.getTime()}`, at, value: 100, currency: 'USD', ads: true, client: { userAgent: 'try' } };
}

function tryOutcome(
  outcome: { readonly ok: true } | { readonly ok: false; readonly detail: string },
  detail: string,
): TryOutcome {
  return outcome.ok ? { ok: true, detail } : { ok: false, detail: outcome.detail };
}
