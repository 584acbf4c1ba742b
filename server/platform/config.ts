import type { Seller } from '../../core/checkout/seller.ts';
import type { Retention } from '../../core/privacy/retention.ts';
import { appLinkSettings } from './app-link-settings.ts';
import { refuseCleartext, withTls } from './cleartext.ts';
import { isLoopback, isPrivate, isSameHost } from './hosts.ts';
import {
  amplitudeSettings,
  clickhouseSettings,
  conversionSettings,
  klaviyoSettings,
  mailchimpSettings,
  tagSettings,
} from './integration-settings.ts';
import { StartupError } from './startup-error.ts';
import { Variables } from './variables.ts';

export type Config = ReturnType<typeof readConfig>;

/** `live`: the key takes real money. */
type StripeKeys = {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly live: boolean;
  /** By plan id; other prices are found by their lookup key. */
  readonly priceIds: Readonly<Record<string, string>>;
  readonly automaticTax: boolean;
  /** With it a wallet is shown in the dialog. */
  readonly publishableKey: string | undefined;
};

export function readConfig(environment: Readonly<Record<string, string | undefined>>) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''));
  const parsed = Variables.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new StartupError(`${issue?.path.join('.')} ${issue?.message}.`);
  }
  const variables = parsed.data;
  const publicUrl = variables.PUBLIC_URL ?? new URL(`http://localhost:${variables.PORT}`);
  const isReachable = !isLoopback(variables.HOST);
  if (isReachable && !variables.PUBLIC_URL) {
    throw new StartupError(
      'HOST answers other machines and needs PUBLIC_URL too: the address that visitors use, like https://example.com.',
    );
  }
  const operatorUrl = operatorAddress(variables);
  const isPublic = isReachable || !isLoopback(publicUrl.hostname);
  refuseCleartext(variables);
  if (isPublic && variables.DATABASE_URL && !variables.SECRETS_KEY?.length) throw new StartupError(NO_SECRETS_KEY);
  const seller = sellerOf(variables);
  const stripe = stripeKeys(variables);
  if (isPublic && !stripe) refuseOpenSandbox(variables);
  if (isPublic && !stripe?.live) refuseMailOfTests(variables);
  return {
    port: variables.PORT,
    host: variables.HOST,
    drainSeconds: variables.DRAIN_SECONDS,
    dataDir: variables.DATA_DIR,
    databaseUrl: variables.DATABASE_URL,
    databaseDirectUrl: besideDatabase(variables, 'DATABASE_DIRECT_URL'),
    databaseReplicaUrl: besideDatabase(variables, 'DATABASE_REPLICA_URL'),
    secretsKeys: variables.SECRETS_KEY ?? [],
    backupRecipients: variables.BACKUP_RECIPIENT ?? [],
    publicUrl,
    /** Where the dashboard is: the same as `publicUrl`, or a host of its own. */
    operatorUrl: operatorUrl ?? publicUrl,
    /** Other machines can reach it, by its address or by the one it listens on. */
    isPublic,
    /** Without a PUBLIC_URL the server answers under every local name. */
    anyOrigin: variables.PUBLIC_URL === undefined,
    /** The funnel to which a host leads. */
    funnelHosts: variables.FUNNEL_HOSTS,
    hstsSubdomains: variables.HSTS_SUBDOMAINS === 'on',
    trustProxy: variables.TRUST_PROXY ?? (false as const),
    requestsPerMinute: variables.REQUESTS_PER_MINUTE,
    eventsPerDay: variables.EVENTS_PER_DAY,
    mailsPerDay: variables.LINK_MAILS_PER_DAY,
    logLevel: variables.LOG_LEVEL,
    metricsToken: variables.METRICS_TOKEN,
    otel: isTelemetrySent(given),
    serviceName: given.OTEL_SERVICE_NAME ?? SERVICE_NAME,
    offerSeconds: variables.OFFER_SECONDS,
    stripe,
    /** The seller of orders from now on. */
    seller,
    /** Of the sandbox: it shows a wallet in the dialog. */
    sandboxWallet: sandboxWallet(variables),
    smtpUrl: withTls(variables),
    mailFrom: variables.MAIL_FROM,
    mailBounces: variables.MAIL_BOUNCES,
    companion: companionSettings(variables),
    entitlements: entitlementSettings(variables),
    appLinks: appLinkSettings(variables, publicUrl),
    tags: tagSettings(variables),
    ...conversionSettings(variables),
    amplitude: amplitudeSettings(variables),
    clickhouse: clickhouseSettings(variables),
    webhook: webhookSettings(variables),
    webhookPrivateHosts: [...(variables.WEBHOOK_PRIVATE_HOSTS ?? []), ...(isPublic ? [] : THIS_MACHINE)],
    openMeteo: openMeteoSettings(variables),
    geocoder: geocoderSettings(variables),
    mailchimp: mailchimpSettings(variables),
    klaviyo: klaviyoSettings(variables),
    retention: {
      leads: variables.RETENTION_LEADS,
      events: variables.RETENTION_EVENTS,
      messages: variables.RETENTION_MESSAGES,
      operational: variables.RETENTION_TRACES,
      addresses: variables.RETENTION_ADDRESSES,
    } satisfies Retention,
    abandonedQuizHours: variables.ABANDONED_QUIZ_HOURS,
  };
}

function operatorAddress({ OPERATOR_URL: operatorUrl, PUBLIC_URL: publicUrl }: Variables): URL | undefined {
  if (!operatorUrl) return undefined;
  if (!publicUrl) throw new StartupError('OPERATOR_URL needs PUBLIC_URL too: the address that visitors use.');
  if (isSameHost(operatorUrl, publicUrl)) {
    throw new StartupError(
      'OPERATOR_URL must name another host than PUBLIC_URL: browsers send cookies to every port of a host, so another port does not keep the dashboard apart.',
    );
  }
  if (isLoopback(operatorUrl.hostname) !== isLoopback(publicUrl.hostname)) {
    throw new StartupError(
      'OPERATOR_URL and PUBLIC_URL must both be addresses of this machine, or both be reached from elsewhere.',
    );
  }
  return operatorUrl;
}

/** A file beside each of several servers would be another key, or be lost with its container. */
const NO_SECRETS_KEY =
  'DATABASE_URL at a public address needs SECRETS_KEY too: it encrypts second factors and the secrets of webhooks, and is the same on every server. Make it once with openssl rand -base64 32, keep a copy apart from the backups, and start again: what is stored in clear is then encrypted.';

function besideDatabase(variables: Variables, name: 'DATABASE_DIRECT_URL' | 'DATABASE_REPLICA_URL'): string | undefined {
  const url = variables[name];
  if (url && !variables.DATABASE_URL)
    throw new StartupError(`${name} needs DATABASE_URL too: without it the database is embedded.`);
  return url;
}

/** Where only this machine is served, its owner may try receivers on it. */
const THIS_MACHINE = ['localhost', '127.0.0.1', '[::1]'];

const SERVICE_NAME = 'petalune';

/** Any of these standard variables names a receiver. */
const RECEIVERS = /^OTEL_(EXPORTER_OTLP_(TRACES_|METRICS_)?ENDPOINT|(TRACES|METRICS)_EXPORTER)$/;

function isTelemetrySent(given: Readonly<Record<string, string | undefined>>): boolean {
  if (given.OTEL_SDK_DISABLED?.toLowerCase() === 'true') return false;
  return Object.entries(given).some(([name, value]) => RECEIVERS.test(name) && value !== 'none');
}

function webhookSettings({ WEBHOOK_URL: urls, WEBHOOK_SECRET: secrets }: Variables) {
  if (!urls?.length && !secrets?.length) return undefined;
  if (!secrets?.length)
    throw new StartupError('WEBHOOK_URL needs WEBHOOK_SECRET too: without it receivers cannot verify what they get.');
  if (!urls?.length) throw new StartupError('WEBHOOK_SECRET needs WEBHOOK_URL too: without it nothing is sent.');
  return { urls, secrets };
}

function companionSettings(variables: Variables) {
  const { APP_BACKEND_URL: url, APP_BACKEND_USER: user, APP_BACKEND_PASSWORD: password } = variables;
  if (!url && (user ?? password)) throw new StartupError('APP_BACKEND_USER and APP_BACKEND_PASSWORD need APP_BACKEND_URL too.');
  if ((user === undefined) !== (password === undefined)) {
    throw new StartupError('APP_BACKEND_USER and APP_BACKEND_PASSWORD are needed both, or neither.');
  }
  const takesSubscriptions = variables.APP_BACKEND_SUBSCRIPTIONS === 'on';
  if (!url && takesSubscriptions) throw new StartupError('APP_BACKEND_SUBSCRIPTIONS needs APP_BACKEND_URL too.');
  return url && { url, credentials: user && password ? { user, password } : undefined, takesSubscriptions };
}

function entitlementSettings(variables: Variables) {
  const {
    REVENUECAT_STRIPE_APP_KEY: stripeAppKey,
    REVENUECAT_SECRET_KEY: revenueCatKey,
    ADAPTY_SECRET_KEY: adaptyKey,
  } = variables;
  if (!stripeAppKey && !revenueCatKey && !adaptyKey) return undefined;
  if (adaptyKey && (stripeAppKey ?? revenueCatKey))
    throw new StartupError('REVENUECAT_… and ADAPTY_SECRET_KEY: please give one of them, so that one service unlocks the app.');
  if (!variables.STRIPE_SECRET_KEY)
    throw new StartupError('RevenueCat and Adapty read subscriptions at Stripe themselves: they need STRIPE_SECRET_KEY too.');
  if (adaptyKey) return { kind: 'adapty' as const, secretKey: adaptyKey, host: variables.ADAPTY_URL };
  if (!stripeAppKey || !revenueCatKey) {
    throw new StartupError(
      'REVENUECAT_STRIPE_APP_KEY and REVENUECAT_SECRET_KEY are needed both: one for purchases, one for deletions.',
    );
  }
  return { kind: 'revenuecat' as const, stripeAppKey, secretKey: revenueCatKey, host: variables.REVENUECAT_URL };
}

/** A stranger's test card in the sandbox would be reported to these services as a real order. */
const ORDER_RECEIVERS = ['APP_BACKEND_URL', 'WEBHOOK_URL', 'GA_API_SECRET', 'META_ACCESS_TOKEN', 'TIKTOK_ACCESS_TOKEN'] as const;

function refuseOpenSandbox(variables: Variables): void {
  if (!variables.PAYMENT) {
    throw new StartupError(
      `${isLoopback(variables.PUBLIC_URL?.hostname ?? '') ? 'HOST' : 'PUBLIC_URL'} is open to strangers, who could buy with test cards: set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET, or PAYMENT=sandbox for a demonstration that sells nothing.`,
    );
  }
  const told = ORDER_RECEIVERS.find((name) => variables[name] !== undefined);
  if (told) {
    throw new StartupError(
      `PAYMENT=sandbox at a public address must not tell real systems of orders, so leave out ${told}; Stripe's test keys can.`,
    );
  }
}

/** Anybody orders with a test card for any address. A mail server beside a container may still be tried on this machine. */
function refuseMailOfTests({ SMTP_URL: smtpUrl, PUBLIC_URL: publicUrl }: Variables): void {
  if (!smtpUrl || (publicUrl && isLoopback(publicUrl.hostname) && isPrivate(new URL(smtpUrl).hostname))) return;
  throw new StartupError(
    'SMTP_URL at a public address needs a live key of Stripe: with test cards strangers would have anybody mailed, so leave it out, and mails are kept in a mailbox.',
  );
}

function stripeKeys(variables: Variables): StripeKeys | undefined {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, PUBLIC_URL } = variables;
  if (!secretKey) {
    if (variables.STRIPE_PUBLISHABLE_KEY)
      throw new StartupError('STRIPE_PUBLISHABLE_KEY needs STRIPE_SECRET_KEY too: without it payment is a sandbox.');
    if (webhookSecret)
      throw new StartupError('STRIPE_WEBHOOK_SECRET needs STRIPE_SECRET_KEY too: without it payment is a sandbox.');
    return undefined;
  }
  if (variables.PAYMENT) throw new StartupError('PAYMENT=sandbox and STRIPE_SECRET_KEY: please give one of them.');
  if (!webhookSecret) {
    throw new StartupError('STRIPE_SECRET_KEY needs STRIPE_WEBHOOK_SECRET too: without it no payment can be verified.');
  }
  if (!PUBLIC_URL) throw new StartupError('STRIPE_SECRET_KEY needs PUBLIC_URL too: buyers are sent back there after paying.');
  const live = secretKey.includes('k_live_');
  if (live && !variables.SMTP_URL) {
    throw new StartupError(
      'STRIPE_SECRET_KEY takes real money and needs SMTP_URL too: buyers get the terms of their order by mail.',
    );
  }
  if (live) refuseUnready(variables.TRUST_PROXY, PUBLIC_URL);
  return {
    secretKey,
    webhookSecret,
    live,
    priceIds: variables.STRIPE_PRICES ?? {},
    automaticTax: variables.STRIPE_TAX === 'on',
    publishableKey: publishableKeyOf(variables, secretKey),
  };
}

function sellerOf({ STRIPE_MANAGED, STRIPE_TAX, STRIPE_PUBLISHABLE_KEY, SANDBOX_WALLET }: Variables): Seller {
  if (STRIPE_MANAGED === 'off') return 'shop';
  if (STRIPE_TAX === 'on') {
    throw new StartupError(
      'STRIPE_MANAGED=on and STRIPE_TAX=on: please give one of them. Where Stripe is the seller it reckons and pays the taxes itself.',
    );
  }
  if (STRIPE_PUBLISHABLE_KEY !== undefined || SANDBOX_WALLET === 'on') {
    throw new StartupError(
      `STRIPE_MANAGED=on and ${STRIPE_PUBLISHABLE_KEY === undefined ? 'SANDBOX_WALLET=on' : 'STRIPE_PUBLISHABLE_KEY'}: please give one of them. Where Stripe is the seller only its own payment page sells, and no wallet on this website.`,
    );
  }
  return 'provider';
}

function publishableKeyOf(variables: Variables, secretKey: string): string | undefined {
  const { STRIPE_PUBLISHABLE_KEY: key, STRIPE_TAX } = variables;
  if (key === undefined) return undefined;
  if (key.startsWith('pk_live_') !== secretKey.includes('k_live_'))
    throw new StartupError('STRIPE_PUBLISHABLE_KEY and STRIPE_SECRET_KEY must both be keys of the test mode, or both live.');
  if (STRIPE_TAX === 'on')
    throw new StartupError(
      'STRIPE_PUBLISHABLE_KEY and STRIPE_TAX=on: please give one of them. Tax comes on top of the price, and the sheet of a wallet would show another amount than the dialog.',
    );
  return key;
}

function sandboxWallet({ SANDBOX_WALLET: wallet, STRIPE_SECRET_KEY: secretKey }: Variables): boolean {
  if (wallet === 'on' && secretKey)
    throw new StartupError("SANDBOX_WALLET is the sandbox's: with STRIPE_SECRET_KEY the wallet needs STRIPE_PUBLISHABLE_KEY.");
  return wallet === 'on';
}

/** The server speaks no TLS itself, so that whoever takes real money has a proxy in front of it. */
function refuseUnready(trustProxy: string | undefined, publicUrl: URL): void {
  if (publicUrl.protocol !== 'https:' || isLoopback(publicUrl.hostname)) {
    throw new StartupError(
      'STRIPE_SECRET_KEY takes real money and needs a PUBLIC_URL that buyers reach by https, like https://example.com.',
    );
  }
  if (!trustProxy) {
    throw new StartupError(
      'STRIPE_SECRET_KEY takes real money and needs TRUST_PROXY too: the proxy that ends TLS, like loopback. Without it all visitors count as one.',
    );
  }
}

function geocoderSettings({ NOMINATIM_URL: nominatim, PHOTON_URL: photon }: Variables) {
  if (nominatim && photon) throw new StartupError('NOMINATIM_URL and PHOTON_URL: please give one of them.');
  if (nominatim) return { kind: 'nominatim' as const, url: nominatim };
  return photon && { kind: 'photon' as const, url: photon };
}

function openMeteoSettings({ OPEN_METEO_KEY: key, OPEN_METEO_URL: url }: Variables) {
  if (key && url) throw new StartupError('OPEN_METEO_KEY and OPEN_METEO_URL: please give one of them, their server or yours.');
  if (key) return { key };
  return url && { url };
}
