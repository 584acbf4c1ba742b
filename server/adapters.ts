import { amplitude } from '../adapters/analytics/amplitude.ts';
import { clickHouse } from '../adapters/analytics/clickhouse/clickhouse.ts';
import type { AnalyticsPort } from '../adapters/analytics/port.ts';
import { companionApp } from '../adapters/companion/app.ts';
import { offlineCompanion } from '../adapters/companion/offline.ts';
import type { CompanionPort } from '../adapters/companion/port.ts';
import { ga4 } from '../adapters/conversions/ga4.ts';
import { meta } from '../adapters/conversions/meta.ts';
import { offlineConversions } from '../adapters/conversions/offline.ts';
import type { ConversionsPort } from '../adapters/conversions/port.ts';
import { tiktok } from '../adapters/conversions/tiktok.ts';
import { adapty } from '../adapters/entitlements/adapty.ts';
import { offlineEntitlements } from '../adapters/entitlements/offline.ts';
import type { EntitlementsPort } from '../adapters/entitlements/port.ts';
import { revenueCat } from '../adapters/entitlements/revenuecat.ts';
import { klaviyo } from '../adapters/list/klaviyo/klaviyo.ts';
import { mailchimp } from '../adapters/list/mailchimp/mailchimp.ts';
import { offlineList } from '../adapters/list/offline.ts';
import type { ListPort } from '../adapters/list/port.ts';
import { smtpMail } from '../adapters/mail/smtp.ts';
import { nominatim } from '../adapters/places/geocoders/nominatim.ts';
import { photon } from '../adapters/places/geocoders/photon.ts';
import { brand } from '../content/brand.ts';
import type { Platform } from '../core/consent/platforms.ts';
import type { Config } from './platform/config.ts';

type Clock = () => Date;

/** The adapters that both the server and a try of the settings need. */
export function openConversions(config: Config, now: Clock): Readonly<Record<Platform, ConversionsPort>> {
  const { ga4: google, meta: facebook, tiktok: bytedance, publicUrl } = config;
  return {
    ga4: google ? ga4({ ...google, now }) : offlineConversions(),
    meta: facebook ? meta({ ...facebook, publicUrl, now }) : offlineConversions(),
    tiktok: bytedance ? tiktok({ ...bytedance, publicUrl, now }) : offlineConversions(),
  };
}

export function openAnalytics({ amplitude: keys, clickhouse, retention }: Config, now: Clock): AnalyticsPort | undefined {
  if (clickhouse) return clickHouse({ ...clickhouse, retentionDays: retention.events, now });
  return keys && amplitude({ ...keys, now });
}

export function openList({ mailchimp: mailchimpSettings, klaviyo: klaviyoSettings }: Config): ListPort {
  if (mailchimpSettings) return mailchimp(mailchimpSettings);
  return klaviyoSettings ? klaviyo(klaviyoSettings) : offlineList();
}

export function openSmtp({ smtpUrl }: Config) {
  return smtpUrl === undefined ? undefined : smtpMail({ url: smtpUrl });
}

export function openCompanion({ companion }: Config): CompanionPort {
  return companion ? companionApp(companion) : offlineCompanion();
}

export function openEntitlements({ entitlements }: Config): EntitlementsPort {
  if (!entitlements) return offlineEntitlements();
  return entitlements.kind === 'adapty' ? adapty(entitlements) : revenueCat(entitlements);
}

export function openGeocoder({ geocoder }: Config) {
  return geocoder && (geocoder.kind === 'photon' ? photon(geocoder.url) : nominatim(geocoder.url));
}

/** Public geocoders require an identifying user agent. */
export function userAgentOf({ publicUrl }: Config): string {
  return `${brand.name} (+${publicUrl.href})`;
}
