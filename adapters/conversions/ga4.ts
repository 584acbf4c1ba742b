import { inUnits } from '../../core/presentation/units.ts';
import { callService, type ServiceResponse } from '../http/call-service.ts';
import type { TryOutcome } from '../integration.ts';
import { redact } from '../redact.ts';
import type { Conversion, ConversionsPort } from './port.ts';
import { refuseOutdated } from './refuse-outdated.ts';

type Ga4Settings = {
  readonly measurementId: string;
  readonly apiSecret: string;
  readonly host?: URL | undefined;
  readonly now: () => Date;
  readonly timeoutMs?: number;
};

/** Google counts older events on the day they arrive, or not at all. */
const MAX_AGE_HOURS = 72;
/** Reports leave out events without an engagement time. */
const ENGAGEMENT_MS = 1;

/** The Measurement Protocol answers 2xx to everything, so only `try` can detect a malformed event. */
export function ga4({ measurementId, apiSecret, host, now, timeoutMs }: Ga4Settings): ConversionsPort {
  function post(path: string, json: object, expects: 'json' | 'nothing'): Promise<ServiceResponse> {
    const url = new URL(path, host ?? 'https://www.google-analytics.com');
    url.searchParams.set('measurement_id', measurementId);
    url.searchParams.set('api_secret', apiSecret);
    return callService(url, { json, expects, ...(timeoutMs !== undefined && { timeoutMs }) });
  }

  async function send(name: 'purchase' | 'refund', conversion: Conversion) {
    const old = refuseOutdated(conversion.at, now(), MAX_AGE_HOURS);
    if (old) return old;
    const { ga } = conversion.client;
    // A client of our own making would count the purchase beside the one that the tag sends.
    if (!ga) return { ok: false, reason: 'refused', detail: "Google's tag had not marked the browser." } as const;
    return post('/mp/collect', bodyOf(name, conversion, ga), 'nothing');
  }

  return {
    report: (conversion) => send('purchase', conversion),
    reportRefund: (refund) => send('refund', refund),
    async try() {
      const json = { ...bodyOf('purchase', sampleAt(now()), '1.1'), validation_behavior: 'ENFORCE_RECOMMENDATIONS' };
      return tryOutcomeOf(await post('/debug/mp/collect', json, 'json'));
    },
  };
}

function bodyOf(name: string, { id, at, value, currency, ads, client: { gaSession } }: Conversion, clientId: string) {
  const signal = ads ? 'GRANTED' : 'DENIED';
  const session = { ...(gaSession && { session_id: gaSession }), engagement_time_msec: ENGAGEMENT_MS };
  return {
    client_id: clientId,
    timestamp_micros: at.getTime() * 1000,
    consent: { ad_user_data: signal, ad_personalization: signal },
    events: [{ name, params: { transaction_id: id, value: inUnits(value, currency), currency, ...session } }],
  };
}

function sampleAt(at: Date): Conversion {
  return { id: 'try', at, value: 100, currency: 'USD', ads: false, client: {} };
}

function tryOutcomeOf(answer: ServiceResponse): TryOutcome {
  if (!answer.ok) return { ok: false, detail: answer.detail };
  const { validationMessages } = (answer.body ?? {}) as { readonly validationMessages?: readonly { description?: string }[] };
  if (!Array.isArray(validationMessages)) return { ok: false, detail: "It is not Google's validation server that answered." };
  const [first] = validationMessages;
  if (first) return { ok: false, detail: `Google would not count the event: ${redact(String(first.description), []) ?? ''}` };
  return {
    ok: true,
    detail: 'Google finds the event valid. It does not check GA_API_SECRET: look for a test order in the Realtime report.',
  };
}
