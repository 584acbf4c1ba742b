import type { Platform } from '../../core/consent/platforms.ts';
import type { TagSettings } from '../../core/consent/tags.ts';
import { StartupError } from './startup-error.ts';
import type { Variables } from './variables.ts';

export function tagSettings(variables: Variables): TagSettings {
  const { GA_MEASUREMENT_ID: ga4, META_PIXEL_ID: metaPixel, TIKTOK_PIXEL_ID: tiktokPixel } = variables;
  return {
    ...(ga4 && { ga4 }),
    ...(metaPixel && { metaPixel }),
    ...(tiktokPixel && { tiktokPixel }),
    subscribeOnOpen: variables.META_SUBSCRIBE_ON_OPEN === 'on',
    metaEvent: variables.META_EVENT_NAME,
  };
}

export function conversionSettings(variables: Variables) {
  const ga4 = ga4Settings(variables);
  const meta = metaSettings(variables);
  const tiktok = tiktokSettings(variables);
  const all = { ga4, meta, tiktok } satisfies Readonly<Record<Platform, object | undefined>>;
  const reported = (Object.keys(all) as Platform[]).filter((platform) => all[platform]);
  return { ...all, reported };
}

function ga4Settings({ GA_MEASUREMENT_ID: measurementId, GA_API_SECRET: apiSecret, GA_URL: host }: Variables) {
  if (apiSecret && !measurementId)
    throw new StartupError('GA_API_SECRET needs GA_MEASUREMENT_ID too: it says which property is meant.');
  return measurementId && apiSecret ? { measurementId, apiSecret, host } : undefined;
}

function metaSettings(variables: Variables) {
  const { META_PIXEL_ID: pixelId, META_ACCESS_TOKEN: accessToken, META_API_VERSION: version } = variables;
  const { META_EVENT_NAME: eventName, META_TEST_EVENT_CODE: testEventCode, META_URL: host } = variables;
  if (accessToken && !pixelId) throw new StartupError('META_ACCESS_TOKEN needs META_PIXEL_ID too: it says which pixel is meant.');
  return pixelId && accessToken ? { pixelId, accessToken, version, eventName, testEventCode, host } : undefined;
}

function tiktokSettings(variables: Variables) {
  const { TIKTOK_PIXEL_ID: pixelId, TIKTOK_ACCESS_TOKEN: accessToken } = variables;
  const { TIKTOK_TEST_EVENT_CODE: testEventCode, TIKTOK_URL: host } = variables;
  if (accessToken && !pixelId)
    throw new StartupError('TIKTOK_ACCESS_TOKEN needs TIKTOK_PIXEL_ID too: it says which pixel is meant.');
  return pixelId && accessToken ? { pixelId, accessToken, testEventCode, host } : undefined;
}

export function amplitudeSettings(variables: Variables) {
  const { AMPLITUDE_API_KEY: apiKey, AMPLITUDE_SECRET_KEY: secretKey, AMPLITUDE_URL: url } = variables;
  if (secretKey && !apiKey)
    throw new StartupError('AMPLITUDE_SECRET_KEY needs AMPLITUDE_API_KEY too: both name the same project.');
  if (!apiKey) return undefined;
  if (!secretKey) throw new StartupError('AMPLITUDE_API_KEY needs AMPLITUDE_SECRET_KEY too: deletions are passed on with it.');
  return { apiKey, secretKey, url, privacyUrl: variables.AMPLITUDE_PRIVACY_URL ?? privacyUrlOf(url) };
}

/** https://amplitude.com/docs/apis/analytics/user-privacy names one host for each data centre. */
function privacyUrlOf({ hostname }: URL): URL {
  return new URL(hostname === 'api.eu.amplitude.com' ? 'https://analytics.eu.amplitude.com' : 'https://amplitude.com');
}

export function clickhouseSettings(variables: Variables) {
  const { CLICKHOUSE_URL: url, CLICKHOUSE_USER, CLICKHOUSE_PASSWORD, CLICKHOUSE_DATABASE } = variables;
  if (!url) {
    const [lone] = Object.entries({ CLICKHOUSE_USER, CLICKHOUSE_PASSWORD, CLICKHOUSE_DATABASE }).find(([, value]) => value) ?? [];
    if (lone) throw new StartupError(`${lone} needs CLICKHOUSE_URL too: it says which server is meant.`);
    return undefined;
  }
  if (variables.AMPLITUDE_API_KEY) throw new StartupError('AMPLITUDE_API_KEY and CLICKHOUSE_URL: please give one of them.');
  const {
    CLICKHOUSE_USER: user = 'default',
    CLICKHOUSE_PASSWORD: password = '',
    CLICKHOUSE_DATABASE: database = 'default',
  } = variables;
  return { url, user, password, database };
}

export function mailchimpSettings(variables: Variables) {
  const { MAILCHIMP_API_KEY: apiKey, MAILCHIMP_LIST_ID: listId, MAILCHIMP_URL: host } = variables;
  if (!apiKey && !listId) return undefined;
  if (!apiKey) throw new StartupError('MAILCHIMP_LIST_ID needs MAILCHIMP_API_KEY too: the list is not open to everybody.');
  if (!listId) throw new StartupError('MAILCHIMP_API_KEY needs MAILCHIMP_LIST_ID too: it says which audience is meant.');
  const { MAILCHIMP_PERMISSION_ID: permissionId, MAILCHIMP_WEBHOOK_SECRET: webhookSecret } = variables;
  return { apiKey, listId, doubleOptIn: variables.MAILCHIMP_DOUBLE_OPT_IN === 'on', permissionId, webhookSecret, host };
}

export function klaviyoSettings(variables: Variables) {
  const { KLAVIYO_API_KEY: apiKey, KLAVIYO_LIST_ID: listId, KLAVIYO_URL: host } = variables;
  if (!apiKey && !listId) return undefined;
  if (!apiKey) throw new StartupError('KLAVIYO_LIST_ID needs KLAVIYO_API_KEY too: the list is not open to everybody.');
  if (!listId) throw new StartupError('KLAVIYO_API_KEY needs KLAVIYO_LIST_ID too: it says which list is meant.');
  if (variables.MAILCHIMP_API_KEY) throw new StartupError('KLAVIYO_API_KEY and MAILCHIMP_API_KEY: please give one of them.');
  return { apiKey, listId, host };
}
