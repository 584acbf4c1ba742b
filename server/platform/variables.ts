import { BlockList, isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import { brand } from '../../content/brand.ts';
import { salesTimings } from '../../content/pages/sales-timings.ts';
import { PROMISED_RETENTION } from '../../core/privacy/retention.ts';
import { appLinkVariables } from './app-link-variables.ts';
import { isLoopback } from './hosts.ts';
import { integrationVariables } from './integration-variables.ts';
import { parseKey } from './secrets/parse-key.ts';

const number = (message: string, lowest: number, highest: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, message)
    .transform(Number)
    .refine((value) => lowest <= value && value <= highest, message);

const days = (promised: number) =>
  number('must be a number of days, or 0 to keep it until somebody deletes it', 0, 36_500)
    .default(promised)
    .transform((value) => (value === 0 ? undefined : value));

const url = (message: string, ...protocols: readonly string[]) =>
  z
    .string()
    .refine((value) => protocols.includes(URL.parse(value)?.protocol ?? ''), message)
    .transform((value) => new URL(value));

const POSTGRES_URL = 'must be a PostgreSQL address like postgres://user:password@host:5432/name';
const SMTP_URL = 'must be the address of a mail server, like smtp://user:password@host:587 or smtps://user:password@host';
const WEBHOOK_URL =
  'must be addresses of your own systems, separated by commas, like https://example.com/hooks, without a password in them';
const WEBHOOK_SECRET =
  'must be secrets of 24 to 64 bytes, separated by commas, like those that openssl makes: whsec_$(openssl rand -base64 32)';
const NOMINATIM_URL =
  'must be the address of your own server of Nominatim, like http://localhost:8088; the public one forbids search while typing';
const PHOTON_URL = 'must be the address of your own server of Photon, like http://localhost:2322';
const OPEN_METEO_URL =
  'must be the address of your own server of Open-Meteo, like http://localhost:8080; its free hosts are not for shops, its paid ones need OPEN_METEO_KEY';
const OPERATOR_URL =
  'must be the address of the dashboard, without a path, that begins with https or is of this machine, like https://dashboard.example.com';
const SITE_URL = 'must be the address visitors use, without a path, like https://example.com';

const APP_URL = 'must be where the companion app takes calls, without a name or password, like https://api.example.com';

const RECIPIENT = /^age1(?:pq1)?[02-9ac-hj-np-z]{58,2000}$/;
const RECIPIENTS = 'must be public keys of age, separated by commas, as age-keygen shows them: age1…';

const SECRETS_KEYS = 'must be keys of 32 bytes, the newest first, separated by commas, as openssl makes: openssl rand -base64 32';

const HOSTS = 'must be names or addresses of hosts, separated by commas, like app.example.com';
const FUNNEL_HOSTS = 'must name funnels with their hosts, separated by commas, like sleep=sleep.example.com';
const TEST_HOST = 'must be an address like http://localhost:4700';
const SECRET = /^[\w.|-]+$/;
const SECRET_WORDS = 'must be a secret as its service shows it, without blanks';

const collector = url('must be where a collector takes OTLP, like http://localhost:4318', 'http:', 'https:');

export const Variables = z.object({
  PORT: number('must be a port number from 1 to 65535', 1, 65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  DRAIN_SECONDS: number('must be a number of seconds, or 0 to stop at once', 0, 300).default(5),
  DATA_DIR: z
    .string()
    .default('data')
    .transform((path) => resolve(path)),
  DATABASE_URL: url(POSTGRES_URL, 'postgres:', 'postgresql:')
    .transform((value) => value.href)
    .optional(),
  DATABASE_DIRECT_URL: url(POSTGRES_URL, 'postgres:', 'postgresql:')
    .transform((value) => value.href)
    .optional(),
  DATABASE_REPLICA_URL: url(POSTGRES_URL, 'postgres:', 'postgresql:')
    .transform((value) => value.href)
    .optional(),
  BACKUP_RECIPIENT: z
    .string()
    .transform((value) => listed(value))
    .refine((recipients) => recipients.every((recipient) => RECIPIENT.test(recipient)), RECIPIENTS)
    .optional(),
  SECRETS_KEY: z
    .string()
    .transform((value) => listed(value))
    .refine((keys) => keys.every((key) => parseKey(key)), SECRETS_KEYS)
    .transform((keys) => keys.flatMap((key) => parseKey(key) ?? []))
    .optional(),
  PUBLIC_URL: url(SITE_URL, 'http:', 'https:')
    .refine(({ href, origin }) => href === `${origin}/`, SITE_URL)
    .optional(),
  OPERATOR_URL: url(OPERATOR_URL, 'http:', 'https:')
    .refine(({ href, origin }) => href === `${origin}/`, OPERATOR_URL)
    .refine(({ protocol, hostname }) => protocol === 'https:' || isLoopback(hostname), OPERATOR_URL)
    .optional(),
  HSTS_SUBDOMAINS: z.enum(['on', 'off'], 'must be on or off').default('off'),
  TRUST_PROXY: z
    .string()
    .refine(
      (value) => value.split(',').every((address) => isNetwork(address.trim())),
      'must list the addresses of the proxies in front of the server, like loopback or 10.0.0.0/8,127.0.0.1',
    )
    .refine(
      (value) => !value.split(',').some((address) => isWideNetwork(address.trim())),
      'must list no network wider than /8 of IPv4 or /16 of IPv6, because visitors in it would choose the address that they count under',
    )
    .optional(),
  REQUESTS_PER_MINUTE: number('must be a whole number, or 0 for no limit', 0, 1_000_000).default(1000),
  LINK_MAILS_PER_DAY: number('must be a whole number, or 0 for no limit', 0, 100_000_000).default(5000),
  EVENTS_PER_DAY: number('must be a whole number, or 0 for no limit', 0, 100_000_000).default(200_000),
  CLEARTEXT_HOSTS: hosts(),
  FUNNEL_HOSTS: z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim().split('=') as [id: string, host: string]))
    .refine(
      (pairs) => pairs.every(([id, host, ...more]) => id && more.length === 0 && URL.parse(`http://${host}`)?.hostname === host),
      FUNNEL_HOSTS,
    )
    .transform((pairs) => new Map(pairs.map(([id, host]) => [host, id])))
    .optional(),
  LOG_LEVEL: z
    .enum(['silent', 'error', 'warn', 'info', 'debug'], 'must be one of silent, error, warn, info, debug')
    .default('info'),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\w.~+/-]{16,}=*$/, 'must be a secret of at least 16 letters and digits, as openssl makes: openssl rand -hex 32')
    .optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: collector.optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: collector.optional(),
  OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: collector.optional(),
  OFFER_SECONDS: number('must be a number of seconds, or 0 for no offer', 0, 24 * 60 * 60).default(salesTimings.offerSeconds),
  PAYMENT: z.enum(['sandbox'], 'must be sandbox, or left out').optional(),
  STRIPE_PRICES: z
    .string()
    .regex(
      /^\s*[\w-]+=price_\w+(\s*,\s*[\w-]+=price_\w+)*\s*$/,
      'must name a price for plans, like year=price_1abc,month=price_2def',
    )
    .transform((text) => Object.fromEntries(text.split(',').map((pair) => pair.trim().split('='))) as Record<string, string>)
    .optional(),
  STRIPE_TAX: z.enum(['on', 'off'], 'must be on or off').default('off'),
  STRIPE_MANAGED: z.enum(['on', 'off'], 'must be on or off').default('off'),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_(test|live)_\w+$/, 'must be a secret or restricted key of Stripe, which begins with sk_ or rk_')
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_(test|live)_\w+$/, 'must be a publishable key of Stripe, which begins with pk_')
    .optional(),
  SANDBOX_WALLET: z.enum(['on', 'off'], 'must be on or off').default('off'),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\S+$/, 'must be the signing secret of the webhook endpoint, which begins with whsec_')
    .optional(),
  RETENTION_LEADS: days(PROMISED_RETENTION.leads),
  RETENTION_EVENTS: days(PROMISED_RETENTION.events),
  RETENTION_MESSAGES: days(PROMISED_RETENTION.messages),
  RETENTION_TRACES: days(PROMISED_RETENTION.operational),
  RETENTION_ADDRESSES: days(PROMISED_RETENTION.addresses),
  SMTP_URL: url(SMTP_URL, 'smtp:', 'smtps:')
    .refine(({ hostname }) => hostname !== '', SMTP_URL)
    .transform((value) => value.href)
    .optional(),
  MAIL_FROM: z
    .string()
    .trim()
    .regex(
      /^([^<>"@\r\n]+ <[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/,
      'must be the address mails come from, like Petalune <support@example.com>',
    )
    .default(`${brand.name} <${brand.supportEmail}>`),
  APP_BACKEND_URL: url(APP_URL, 'http:', 'https:')
    .refine(({ username, password, search, hash }) => username + password + search + hash === '', APP_URL)
    .optional(),
  APP_BACKEND_USER: z
    .string()
    .regex(/^[^:\p{C}]+$/u, 'must be a name without a colon')
    .optional(),
  APP_BACKEND_PASSWORD: z.string().optional(),
  APP_BACKEND_SUBSCRIPTIONS: z.enum(['on', 'off'], 'must be on or off').default('off'),
  REVENUECAT_STRIPE_APP_KEY: z.string().regex(SECRET, SECRET_WORDS).optional(),
  REVENUECAT_SECRET_KEY: z
    .string()
    .regex(/^sk_\w+$/, 'must be a secret key of RevenueCat, which begins with sk_')
    .optional(),
  REVENUECAT_URL: url(TEST_HOST, 'http:', 'https:').optional(),
  ADAPTY_SECRET_KEY: z
    .string()
    .regex(/^secret_[\w.]+$/, 'must be a secret key of Adapty, which begins with secret_')
    .optional(),
  ADAPTY_URL: url(TEST_HOST, 'http:', 'https:').optional(),
  ...appLinkVariables,
  ...integrationVariables,
  ABANDONED_QUIZ_HOURS: number('must be a number of hours, or 0 for no reminder', 0, 24 * 30).default(0),
  WEBHOOK_URL: z
    .string()
    .transform((value) => listed(value))
    .pipe(z.array(url(WEBHOOK_URL, 'http:', 'https:').refine(({ username, password }) => !username && !password, WEBHOOK_URL)))
    .optional(),
  WEBHOOK_SECRET: z
    .string()
    .transform((value) => listed(value))
    .refine((secrets) => secrets.every((secret) => isWebhookSecret(secret)), WEBHOOK_SECRET)
    .optional(),
  WEBHOOK_PRIVATE_HOSTS: hosts(),
  NOMINATIM_URL: geocoderUrl(NOMINATIM_URL),
  PHOTON_URL: geocoderUrl(PHOTON_URL),
  OPEN_METEO_KEY: z
    .string()
    .trim()
    .regex(/^[\w-]+$/, "must be a key of Open-Meteo's customers")
    .optional(),
  OPEN_METEO_URL: url(OPEN_METEO_URL, 'http:', 'https:')
    .refine(({ hostname }) => !/(^|\.)open-meteo\.com$/.test(hostname), OPEN_METEO_URL)
    .refine(({ username, password, search, hash }) => `${username}${password}${search}${hash}` === '', OPEN_METEO_URL)
    .optional(),
});

export type Variables = z.output<typeof Variables>;

function hosts() {
  return z
    .string()
    .transform((value) => listed(value.toLowerCase()))
    .refine((names) => names.every((name) => URL.parse(`http://${name}`)?.hostname === name), HOSTS)
    .optional();
}

function listed(value: string): string[] {
  return value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** The part after `whsec_` is base64; a secret without it counts letter by letter. */
function isWebhookSecret(secret: string): boolean {
  const [, encoded] = /^whsec_(.*)$/.exec(secret) ?? [];
  if (encoded !== undefined && !/^[A-Za-z0-9+/]+={0,2}$/.test(encoded)) return false;
  const { length } = encoded === undefined ? Buffer.from(secret) : Buffer.from(encoded, 'base64');
  return length >= 24 && length <= 64;
}

/** These hosts do not want a request per keystroke. */
const PUBLIC_GEOCODERS = /(^|\.)(openstreetmap\.org|komoot\.io)$/;

function geocoderUrl(message: string) {
  return url(message, 'http:', 'https:')
    .refine(({ hostname }) => !PUBLIC_GEOCODERS.test(hostname), message)
    .refine(({ username, password, search, hash }) => `${username}${password}${search}${hash}` === '', message)
    .optional();
}

/** Names of ranges in Fastify's `trustProxy`. */
const NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

function isNetwork(text: string): boolean {
  if (NETWORKS.includes(text)) return true;
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

/** The beginning of IPv6, which has all of IPv4 in it as ::ffff:0:0/96. */
const LOW = new BlockList();
LOW.addSubnet('::', 16, 'ipv6');

function isWideNetwork(text: string): boolean {
  const [address = '', bits] = text.split('/');
  if (bits === undefined) return false;
  if (isIP(address) === 4) return Number(bits) < 8;
  return Number(bits) < (LOW.check(address, 'ipv6') ? 96 + 8 : 16);
}
