import { callService } from '../http/call-service.ts';
import { refuseOld } from './age.ts';
import type { ConversionsPort } from './port.ts';

type Ga4Settings = {
  readonly measurementId: string;
  readonly apiSecret: string;
  readonly host?: URL | undefined;
  readonly now: () => Date;
  readonly timeoutMs?: number;
};

/** Google counts older conversions on the day they arrive, or not at all. */
const MAX_AGE_HOURS = 72;

/** The Measurement Protocol answers 2xx to everything, so a failure cannot be detected. */
export function ga4({ measurementId, apiSecret, host, now, timeoutMs }: Ga4Settings): ConversionsPort {
  const url = new URL('/mp/collect', host ?? 'https://www.google-analytics.com');
  url.searchParams.set('measurement_id', measurementId);
  url.searchParams.set('api_secret', apiSecret);
  return {
    async report({ id, at, value, currency, ads, client }) {
      const old = refuseOld(at, now(), MAX_AGE_HOURS);
      if (old) return old;
      const signal = ads ? 'GRANTED' : 'DENIED';
      return callService(url, {
        json: {
          client_id: client.ga ?? id,
          timestamp_micros: at.getTime() * 1000,
          consent: { ad_user_data: signal, ad_personalization: signal },
          events: [{ name: 'purchase', params: { transaction_id: id, value: value / 100, currency } }],
        },
        expects: 'nothing',
        ...(timeoutMs !== undefined && { timeoutMs }),
      });
    },
  };
}
