import { fileURLToPath } from 'node:url';
import { mailboxMail } from '../adapters/mail/mailbox.ts';
import { smtpMail } from '../adapters/mail/smtp.ts';
import { stripePayments } from '../adapters/payments/stripe.ts';
import { offlinePlaces } from '../adapters/places/offline.ts';
import { brand } from '../content/brand.ts';
import { claims } from '../content/claims.ts';
import { plans } from '../content/plans.ts';
import { reviews } from '../content/reviews.ts';
import { recentBuyers } from '../content/trust.ts';
import { mailbox } from '../sandbox/mailbox/routes.ts';
import { newOperatorToken } from '../sandbox/operator-guard.ts';
import { startSandbox } from '../sandbox/sandbox.ts';
import { announcement } from './announcement.ts';
import { buildApp } from './app.ts';
import { CannotStart } from './cannot-start.ts';
import { type Config, readConfig } from './config.ts';
import { type Db, type OpenDatabase, openDatabase } from './db/client.ts';
import { refuseSamples } from './going-live.ts';
import { logFailure } from './jobs/failure.ts';
import { openQueue } from './jobs/queue.ts';
import { listen } from './listen.ts';
import { NO_SITE, readSite, type Site } from './site/files.ts';
import { handlers } from './work.ts';

const DIST = fileURLToPath(new URL('../dist', import.meta.url));
const now = () => new Date();

try {
  const config = readConfig(process.env);
  if (config.stripe?.live) refuseSamples({ claims, reviews, recentBuyers });
  const site = (await readSite(DIST)) ?? NO_SITE;
  const database = await openDatabase({ url: config.databaseUrl, dataDir: config.dataDir });
  await serve(config, site, database).finally(() => database.close());
} catch (error) {
  console.error(error instanceof CannotStart ? error.message : error);
  process.exit(1);
}

/** Resolves when the server was asked to stop and has answered what it had accepted. */
async function serve(config: Config, site: Site, { db }: OpenDatabase): Promise<void> {
  const onError = (error: unknown) => app.log.error({ err: error }, 'what is owed could not be read or written');
  const operatorToken = newOperatorToken();
  const { payments, sandbox } = await openPayments(config, db, operatorToken, onError);
  const { mail, box } = openMail(config, db, operatorToken);
  const queue = await openQueue({
    db,
    alone: config.databaseUrl === undefined,
    onFailure: (failure) => logFailure(app.log, failure),
    onError,
  });
  const sandboxPages = [sandbox?.pages, box?.pages].filter((pages) => pages !== undefined);
  const app = buildApp({ config, db, site, payments, queue, places: offlinePlaces(), sandboxPages, now });
  try {
    const address = await listen(app, config);
    const { publicUrl, mailFrom: from } = config;
    queue.work(handlers({ db, payments, queue, mail, from, plans, publicUrl, now }));
    sandbox?.deliverTo(`${address}/api/webhooks/stripe`);
    console.log(announcement(brand.name, config, site.files.length, { panel: sandbox?.panelUrl, mailbox: box?.url }));
    await askedToStop();
  } finally {
    await app.close();
    await queue.stop();
    await sandbox?.stop();
  }
}

/** Resolves at the first signal; the ones after it change nothing, since a stop is heard once more through the launcher. */
function askedToStop(): Promise<void> {
  return new Promise((resolve) => {
    process.on('SIGTERM', () => resolve());
    process.on('SIGINT', () => resolve());
  });
}

/** Stripe itself, or the embedded sandbox that speaks its protocol. */
async function openPayments({ stripe, publicUrl }: Config, db: Db, operatorToken: string, onError: (error: unknown) => void) {
  if (stripe) return { payments: stripePayments(stripe), sandbox: undefined };
  const sandbox = await startSandbox({ db, plans, brand: brand.name, publicUrl, now, onError, operatorToken });
  return { payments: stripePayments(sandbox.settings), sandbox };
}

/** A mail server, or the mailbox that only the operator may open. */
function openMail({ smtpUrl, publicUrl }: Config, db: Db, operatorToken: string) {
  if (smtpUrl) return { mail: smtpMail({ url: smtpUrl }), box: undefined };
  return { mail: mailboxMail(db), box: mailbox({ db, brand: brand.name, publicUrl, operatorToken }) };
}
