import { rm } from 'node:fs/promises';
import { seededRandom } from '../../../core/seeded-random.ts';
import { startSession as startBuyerSession } from '../../../server/money/manage/session.ts';
import { openDatabase } from '../../../server/platform/db/client.ts';
import { testDataDir } from '../../../server/platform/db/testing.ts';
import { runCommand } from '../../../server/run-command.ts';
import { freePort, RunningServer } from '../../../server/testing.ts';
import { randomShopper, shop, visitorId } from '../storm/shopper.ts';
import type { HostileTargets } from './requests.ts';
import { describeRoutes } from './routes.ts';

const BUYERS = 6;
/** A request may end a session, or all sessions of one person. */
const SESSIONS_EACH = 20;
const PASSWORD = 'violet harbour seventeen';
const ID =
  /\b(?:cs|sub|evt|in|cus|bps)_\w{6,}|\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b|\/sandbox\/(?:portal|invoice)\/[\w-]{8,}/g;

/** A server that is also asked by people who may ask: visitors, buyers, and the operator. */
export async function openShop() {
  const folder = await testDataDir('hostile');
  const people = Array.from({ length: BUYERS }, (_, number) => ({
    ...randomShopper(number, seededRandom(number)),
    behaviour: 'pays' as const,
  }));
  const cookies = await seed(
    folder,
    people.map(({ email }) => email),
  );
  const port = await freePort();
  const environment = {
    ...{ PORT: port, DATA_DIR: folder, PUBLIC_URL: `http://localhost:${port}`, TRUST_PROXY: 'loopback' },
    ...{ REQUESTS_PER_MINUTE: '0', EVENTS_PER_DAY: '0', LOG_LEVEL: 'error' },
  };
  const server = await new RunningServer(environment).ready();
  await Promise.all(people.map((person) => shop(server.url, person)));
  let operator = '';
  const asOperator = (path: string) => server.fetch(path, { headers: { cookie: operator } });

  /** Some requests sign the operator out, and strangers' guesses delay the next sign-in, which a new password forgets. */
  async function signIn(): Promise<void> {
    if ((await asOperator('/api/operator/health')).ok) return;
    await runCommand('operator password', { password: PASSWORD, withoutSecondFactor: true }, environment);
    const headers = { 'x-operator-request': 'dashboard', 'x-forwarded-for': '192.0.2.1' };
    const answer = await server.post('/api/operator/session', { password: PASSWORD }, headers);
    operator = answer.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    if (!(await asOperator('/api/operator/health')).ok) throw new Error(`The operator cannot sign in: ${await answer.text()}`);
  }

  const routes = await describeRoutes();
  async function world(): Promise<HostileTargets> {
    await signIn();
    const pages = await Promise.all(['/sandbox/panel', '/sandbox/mailbox', '/api/operator/people?q=shopper'].map(asOperator));
    const ids = (await Promise.all(pages.map((page) => page.text()))).flatMap((text) => text.match(ID) ?? []);
    return {
      routes,
      cookies: [cookies.visitors, cookies.buyers, [operator]],
      known: [...new Set([...ids.map((id) => id.split('/').at(-1) ?? ''), ...people.map(({ email }) => email)])].slice(0, 60),
      origin: server.url,
    };
  }

  return {
    port: Number(port),
    server,
    world,
    async close() {
      await server.stop('SIGKILL');
      await rm(folder, { recursive: true });
    },
  };
}

async function seed(folder: string, emails: readonly string[]) {
  const { db, close } = await openDatabase({ dataDir: folder });
  const now = new Date();
  try {
    const buyers: string[] = [];
    for (const email of emails) {
      for (let count = 0; count < SESSIONS_EACH; count++)
        buyers.push(`manage=${await startBuyerSession(db, email, { device: 'Browser', before: undefined }, now)}`);
    }
    return {
      visitors: emails.map((_, number) => `visitor=${visitorId(number)}`),
      buyers: buyers.map((cookie, number) => `${cookie}; visitor=${visitorId(number % emails.length)}`),
    };
  } finally {
    await close();
  }
}
