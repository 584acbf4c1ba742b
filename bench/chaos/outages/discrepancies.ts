import { setTimeout as after } from 'node:timers/promises';
import { openDatabase } from '../../../server/platform/db/client.ts';
import { listDeliveries } from '../../../server/platform/jobs/list.ts';
import { skipTime } from '../../../server/platform/jobs/testing.ts';
import type { Postgres } from '../../postgres.ts';
import type { Cluster } from './cluster.ts';
import type { Load } from './load.ts';

const SETTLING_MS = 120_000;
/** A job of a killed server is tried again after 150 s, and then ever later; nobody waits for that here. */
const SKIPPED_SECONDS = 160;

/** Nothing acknowledged is lost, nothing is stored twice, and every delivery arrived under one key. */
export async function findDiscrepancies({ postgres, receivers }: Cluster<Postgres>, load: Load): Promise<readonly string[]> {
  const { db, close } = await openDatabase({ url: postgres.url, dataDir: '' });
  const wrong: string[] = [];
  try {
    const end = Date.now() + SETTLING_MS;
    for (let quiet = 0; quiet < 3 && Date.now() < end; await after(500)) {
      quiet = (await listDeliveries(db, { state: 'owed' })).total === 0 ? quiet + 1 : 0;
      if (quiet === 0) await skipTime(db, SKIPPED_SECONDS);
    }
    const pending = (await listDeliveries(db, { state: 'owed' })).total;
    if (pending > 0) wrong.push(`${pending} deliveries are still pending`);
    const leads = (await db.selectFrom('leads').select('email').execute()).map(({ email }) => email);
    const messages = (await db.selectFrom('contact_messages').select('email').execute()).map(({ email }) => email);
    wrong.push(...compare('lead', load.leads, leads), ...compare('message', load.messages, messages));
    const ids = receivers.mail.taken.map(({ messageId, to }) => `${messageId} ${to}`);
    const confirmations = receivers.mail.taken.filter(({ to }) => to.startsWith('writer-')).map(({ to }) => to);
    for (const email of messages) if (!confirmations.includes(email)) wrong.push(`${email} got no confirmation`);
    const keys = new Set(receivers.mail.taken.map(({ messageId }) => messageId));
    if (new Set(ids).size !== keys.size) wrong.push('two mails have one Message-ID');
    return wrong;
  } finally {
    await close();
  }
}

function compare(what: string, acknowledged: ReadonlySet<string>, stored: readonly string[]): string[] {
  const all = new Set(stored);
  const lost = [...acknowledged].filter((email) => !all.has(email));
  return [
    ...(lost.length > 0 ? [`${lost.length} acknowledged ${what}s were lost: ${lost.slice(0, 3).join(', ')}`] : []),
    ...(all.size < stored.length ? [`${stored.length - all.size} ${what}s are stored twice`] : []),
  ];
}
