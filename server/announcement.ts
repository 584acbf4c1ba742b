import type { Config } from './config.ts';

type Announced = Pick<Config, 'publicUrl' | 'stripe' | 'databaseUrl' | 'dataDir'>;

/** What the person who started the server reads: where it is, and what is real and what is sandbox. */
export function announcement(name: string, { publicUrl, stripe, databaseUrl, dataDir }: Announced, pages: number): string {
  const rows = [
    [
      'Payments',
      stripe
        ? `real: Stripe${stripe.live ? '' : ' in test mode'}`
        : 'sandbox: test cards, no money moves; STRIPE_SECRET_KEY makes them real',
    ],
    [
      'Database',
      databaseUrl ? `PostgreSQL on ${new URL(databaseUrl).host}` : `embedded, in ${dataDir}; DATABASE_URL names a server instead`,
    ],
    ['Places', 'offline list of cities'],
    ['Pages', pages > 0 ? `${pages} files, in memory` : 'none: npm run build makes them'],
  ] as const;
  return [`${name} is at ${publicUrl.href}`, '', ...rows.map(([what, how]) => `  ${what.padEnd(10)}${how}`), ''].join('\n');
}
