import { hasOperatorHost } from './platform/audience.ts';
import type { Config } from './platform/config.ts';

type Announced = Pick<
  Config,
  | 'publicUrl'
  | 'operatorUrl'
  | 'isPublic'
  | 'stripe'
  | 'smtpUrl'
  | 'companion'
  | 'databaseUrl'
  | 'dataDir'
  | 'openMeteo'
  | 'geocoder'
>;

/** The addresses sign in as the operator. On a public server only their file is named. */
type SandboxLinks = {
  readonly panel?: string | undefined;
  readonly mailbox?: string | undefined;
  readonly file?: string | undefined;
};

export function startupMessage(name: string, config: Announced, pages: number, { panel, mailbox, file }: SandboxLinks): string {
  const { publicUrl, operatorUrl, isPublic, stripe, smtpUrl, companion, databaseUrl, dataDir, openMeteo, geocoder } = config;
  const rows: readonly (readonly [string, string | undefined | false])[] = [
    ['Dashboard', hasOperatorHost(config) && `on a host of its own: ${new URL('/operator', operatorUrl)}`],
    [
      'Payments',
      stripe
        ? `real: Stripe${stripe.live ? '' : ' in test mode'}`
        : isPublic
          ? 'SANDBOX AT A PUBLIC ADDRESS: anybody buys with a test card, no money moves and the app stays locked'
          : 'sandbox: test cards, no money moves; STRIPE_SECRET_KEY makes them real',
    ],
    ['', panel && `the operator's panel: ${panel}`],
    ['Mail', smtpUrl ? `sent through ${new URL(smtpUrl).host}` : 'sandbox: kept in a mailbox of ours; SMTP_URL sends it'],
    ['', file && `for the operator: sign in at ${new URL('/operator', operatorUrl)}, or take an address from ${file}`],
    ['', mailbox && `the mailbox: ${mailbox}`],
    ['App', companion ? `the companion app at ${companion.url.host}` : 'none: answers stay here; APP_BACKEND_URL names one'],
    [
      'Database',
      databaseUrl ? `PostgreSQL on ${new URL(databaseUrl).host}` : `embedded, in ${dataDir}; DATABASE_URL names a server instead`,
    ],
    [
      'Places',
      geocoder ? `looked up at ${geocoder.url.host}` : 'offline list of cities; NOMINATIM_URL or PHOTON_URL names a geocoder',
    ],
    [
      'Weather',
      openMeteo ? 'this hour, from Open-Meteo' : 'UV, humidity and pollution are estimated; OPEN_METEO_KEY makes them live',
    ],
    ['Pages', pages > 0 ? `${pages} files, in memory` : 'none: npm run build makes them'],
  ];
  const lines = rows.filter(([, how]) => how).map(([what, how]) => `  ${what.padEnd(10)}${how}`);
  return [`${name} is at ${publicUrl.href}`, '', ...lines, ''].join('\n');
}
