import { offlineEnvironment } from '../adapters/environment/offline.ts';
import { tryOpenMeteo } from '../adapters/environment/open-meteo.ts';
import type { Integration, TestableConnection, TryOutcome } from '../adapters/integration.ts';
import { type StripeSettings, stripePayments } from '../adapters/payments/stripe.ts';
import { tryGeocoder } from '../adapters/places/geocoders/geocoder.ts';
import {
  openAnalytics,
  openCompanion,
  openConversions,
  openEntitlements,
  openGeocoder,
  openList,
  openSmtp,
  userAgentOf,
} from './adapters.ts';
import type { Config } from './platform/config.ts';

/** Every outside service with the variable that switches it on. The operator's page and `npm run operator try` read this list. */
export function integrations(config: Config, now: () => Date): readonly Integration[] {
  const conversions = openConversions(config, now);
  const geocoder = openGeocoder(config);
  const { openMeteo, stripe } = config;
  const { kind } = config.entitlements ?? {};
  return [
    integration('payments', 'Stripe', 'STRIPE_SECRET_KEY', triable(stripe && (() => tryPayments(stripe, now())))),
    integration('app', 'Companion app', 'APP_BACKEND_URL', config.companion && openCompanion(config)),
    integration(
      'revenuecat',
      'RevenueCat',
      'REVENUECAT_SECRET_KEY',
      kind === 'revenuecat' ? openEntitlements(config) : undefined,
    ),
    integration('adapty', 'Adapty', 'ADAPTY_SECRET_KEY', kind === 'adapty' ? openEntitlements(config) : undefined),
    integration('mail', 'Mail server', 'SMTP_URL', openSmtp(config)),
    integration('mailchimp', 'Mailchimp', 'MAILCHIMP_API_KEY', config.mailchimp && openList(config)),
    integration('klaviyo', 'Klaviyo', 'KLAVIYO_API_KEY', config.klaviyo && openList(config)),
    integration('ga4', 'Google Analytics 4', 'GA_API_SECRET', config.ga4 && conversions.ga4),
    integration('meta', 'Meta Conversions API', 'META_ACCESS_TOKEN', config.meta && conversions.meta),
    integration('tiktok', 'TikTok Events API', 'TIKTOK_ACCESS_TOKEN', config.tiktok && conversions.tiktok),
    integration('amplitude', 'Amplitude', 'AMPLITUDE_API_KEY', config.amplitude && openAnalytics(config, now)),
    integration('clickhouse', 'ClickHouse', 'CLICKHOUSE_URL', config.clickhouse && openAnalytics(config, now)),
    integration(
      'geocoder',
      'Nominatim or Photon',
      'NOMINATIM_URL or PHOTON_URL',
      triable(geocoder && (() => tryGeocoder(geocoder, userAgentOf(config)))),
    ),
    integration(
      'weather',
      'Open-Meteo',
      'OPEN_METEO_KEY or OPEN_METEO_URL',
      triable(openMeteo && (() => tryOpenMeteo(openMeteo, offlineEnvironment()))),
    ),
  ];
}

function integration(id: string, name: string, variable: string, service: TestableConnection | undefined): Integration {
  const missing = async () => ({ ok: false, detail: `It is switched off: ${variable} is not set.` });
  return { id, name, configured: service !== undefined, try: () => service?.try() ?? missing() };
}

function triable(attempt: (() => Promise<TryOutcome>) | undefined): TestableConnection | undefined {
  return attempt && { try: attempt };
}

async function tryPayments(settings: StripeSettings, now: Date): Promise<TryOutcome> {
  const read = await stripePayments(settings).subscriptionsSince(now);
  return read.ok ? { ok: true, detail: 'Subscriptions can be read.' } : { ok: false, detail: read.detail };
}
