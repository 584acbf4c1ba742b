import { isLoopback, isPrivate } from './hosts.ts';
import { StartupError } from './startup-error.ts';
import type { Variables } from './variables.ts';

type ServiceUrls = Readonly<Record<string, URL | undefined>>;

/** Passwords and people's data must not cross a public network unencrypted. */
export function refuseCleartext(variables: Variables): void {
  const {
    CLEARTEXT_HOSTS: allowed = [],
    WEBHOOK_URL: webhooks = [],
    DATABASE_URL,
    DATABASE_DIRECT_URL,
    DATABASE_REPLICA_URL,
  } = variables;
  const isOpen = ({ hostname }: URL) => !isPrivate(hostname) && !allowed.includes(hostname);
  for (const [name, url] of [...Object.entries(webUrls(variables)), ...webhooks.map((url) => ['WEBHOOK_URL', url] as const)])
    if (url?.protocol === 'http:' && isOpen(url)) throw refusal(name, url, 'begin it with https://');
  for (const [name, database] of Object.entries({ DATABASE_URL, DATABASE_DIRECT_URL, DATABASE_REPLICA_URL })) {
    const server = database === undefined ? undefined : new URL(database);
    if (server && isOpen(server) && !ENCRYPTED.has(server.searchParams.get('sslmode') ?? ''))
      throw refusal(name, server, 'add ?sslmode=verify-full');
  }
}

/** Without `requireTLS` a mail server, or an attacker before it, may refuse encryption. */
export function withTls({ SMTP_URL: given, CLEARTEXT_HOSTS: allowed = [] }: Variables): string | undefined {
  if (given === undefined) return undefined;
  const url = new URL(given);
  if (url.protocol === 'smtps:' || isLoopback(url.hostname) || allowed.includes(url.hostname)) return given;
  const { searchParams } = url;
  if (searchParams.get('ignoreTLS') === 'true' || searchParams.get('requireTLS') === 'false') {
    if (isPrivate(url.hostname)) return given;
    throw refusal('SMTP_URL', url, 'leave ignoreTLS and requireTLS out');
  }
  searchParams.set('requireTLS', 'true');
  return url.href;
}

const ENCRYPTED: ReadonlySet<string> = new Set(['require', 'verify-ca', 'verify-full', 'no-verify']);

function webUrls(variables: Variables): ServiceUrls {
  const { APP_BACKEND_URL, AMPLITUDE_URL, AMPLITUDE_PRIVACY_URL, GA_URL, META_URL, TIKTOK_URL } = variables;
  const { MAILCHIMP_URL, KLAVIYO_URL, NOMINATIM_URL, PHOTON_URL, OPEN_METEO_URL } = variables;
  const { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT, OTEL_EXPORTER_OTLP_METRICS_ENDPOINT } = variables;
  const { CLICKHOUSE_URL, REVENUECAT_URL, ADAPTY_URL } = variables;
  const services = { APP_BACKEND_URL, AMPLITUDE_URL, AMPLITUDE_PRIVACY_URL, CLICKHOUSE_URL, GA_URL, META_URL, TIKTOK_URL };
  const lists = { MAILCHIMP_URL, KLAVIYO_URL, REVENUECAT_URL, ADAPTY_URL };
  const collectors = {
    OTEL_EXPORTER_OTLP_ENDPOINT,
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT,
    OTEL_EXPORTER_OTLP_METRICS_ENDPOINT,
  };
  return { ...services, ...lists, ...collectors, NOMINATIM_URL, PHOTON_URL, OPEN_METEO_URL };
}

function refusal(name: string, { hostname }: URL, remedy: string): StartupError {
  return new StartupError(
    `${name} would reach ${hostname} unencrypted: ${remedy}, or name the host in CLEARTEXT_HOSTS if only your own network is between.`,
  );
}
