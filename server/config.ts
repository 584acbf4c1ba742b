import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import { brand } from '../content/brand.ts';
import { timings } from '../content/timings.ts';
import { CannotStart } from './cannot-start.ts';

export type Config = ReturnType<typeof readConfig>;

/** Real payments, or undefined for the embedded sandbox. `live`: the key takes real money. */
export type StripeKeys = {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly live: boolean;
  /** The provider's price of a plan, by the plan's id; the others are found by their lookup key. */
  readonly priceIds: Readonly<Record<string, string>>;
  readonly automaticTax: boolean;
};

/** Reads every variable the server knows; `.env.example` says what each is for. Throws `CannotStart` that names the wrong one. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''));
  const parsed = Variables.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new CannotStart(`${issue?.path.join('.')} ${issue?.message}.`);
  }
  const variables = parsed.data;
  return {
    port: variables.PORT,
    host: variables.HOST,
    dataDir: variables.DATA_DIR,
    databaseUrl: variables.DATABASE_URL,
    publicUrl: variables.PUBLIC_URL ?? new URL(`http://localhost:${variables.PORT}`),
    /** Without a PUBLIC_URL the server answers under whatever local name it is reached by. */
    anyOrigin: variables.PUBLIC_URL === undefined,
    trustProxy: variables.TRUST_PROXY ?? (false as const),
    requestsPerMinute: variables.REQUESTS_PER_MINUTE,
    logLevel: variables.LOG_LEVEL,
    offerSeconds: variables.OFFER_SECONDS,
    stripe: stripeKeys(variables),
    /** Undefined: mails are kept in the sandbox's mailbox. */
    smtpUrl: variables.SMTP_URL,
    mailFrom: variables.MAIL_FROM,
  };
}

const number = (message: string, lowest: number, highest: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, message)
    .transform(Number)
    .refine((value) => lowest <= value && value <= highest, message);

const url = (message: string, ...protocols: readonly string[]) =>
  z
    .string()
    .refine((value) => protocols.includes(URL.parse(value)?.protocol ?? ''), message)
    .transform((value) => new URL(value));

const POSTGRES_URL = 'must be a PostgreSQL address like postgres://user:password@host:5432/name';
const SMTP_URL = 'must be the address of a mail server, like smtp://user:password@host:587 or smtps://user:password@host';
const SITE_URL = 'must be the address visitors use, without a path, like https://example.com';

const Variables = z.object({
  PORT: number('must be a port number from 1 to 65535', 1, 65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z
    .string()
    .default('data')
    .transform((path) => resolve(path)),
  DATABASE_URL: url(POSTGRES_URL, 'postgres:', 'postgresql:')
    .transform((value) => value.href)
    .optional(),
  PUBLIC_URL: url(SITE_URL, 'http:', 'https:')
    .refine(({ href, origin }) => href === `${origin}/`, SITE_URL)
    .optional(),
  TRUST_PROXY: z
    .string()
    .refine(
      (value) => value.split(',').every((address) => isNetwork(address.trim())),
      'must list the addresses of the proxies in front of the server, like loopback or 10.0.0.0/8,127.0.0.1',
    )
    .optional(),
  REQUESTS_PER_MINUTE: number('must be a whole number, or 0 for no limit', 0, 1_000_000).default(1000),
  LOG_LEVEL: z
    .enum(['silent', 'error', 'warn', 'info', 'debug'], 'must be one of silent, error, warn, info, debug')
    .default('info'),
  OFFER_SECONDS: number('must be a number of seconds, or 0 for no offer', 0, 24 * 60 * 60).default(timings.offerSeconds),
  STRIPE_PRICES: z
    .string()
    .regex(
      /^\s*[\w-]+=price_\w+(\s*,\s*[\w-]+=price_\w+)*\s*$/,
      'must name a price for plans, like year=price_1abc,month=price_2def',
    )
    .transform((text) => Object.fromEntries(text.split(',').map((pair) => pair.trim().split('='))) as Record<string, string>)
    .optional(),
  STRIPE_TAX: z.enum(['on', 'off'], 'must be on or off').default('off'),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_(test|live)_\w+$/, 'must be a secret or restricted key of Stripe, which begins with sk_ or rk_')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\S+$/, 'must be the signing secret of the webhook endpoint, which begins with whsec_')
    .optional(),
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
});

function stripeKeys(variables: z.output<typeof Variables>): StripeKeys | undefined {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, PUBLIC_URL } = variables;
  if (!secretKey) {
    if (webhookSecret)
      throw new CannotStart('STRIPE_WEBHOOK_SECRET needs STRIPE_SECRET_KEY too: without it payment is a sandbox.');
    return undefined;
  }
  if (!webhookSecret) {
    throw new CannotStart('STRIPE_SECRET_KEY needs STRIPE_WEBHOOK_SECRET too: without it no payment could be believed.');
  }
  if (!PUBLIC_URL) throw new CannotStart('STRIPE_SECRET_KEY needs PUBLIC_URL too: buyers are sent back there after paying.');
  const live = secretKey.includes('k_live_');
  if (live && !variables.SMTP_URL) {
    throw new CannotStart(
      'STRIPE_SECRET_KEY takes real money and needs SMTP_URL too: buyers get the terms of their order by mail.',
    );
  }
  return {
    secretKey,
    webhookSecret,
    live,
    priceIds: variables.STRIPE_PRICES ?? {},
    automaticTax: variables.STRIPE_TAX === 'on',
  };
}

/** Names of networks that need not be written as numbers. */
const NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

function isNetwork(text: string): boolean {
  if (NETWORKS.includes(text)) return true;
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}
