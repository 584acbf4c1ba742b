import { healthCopy } from '../../../content/operator/health.ts';
import type { HealthReport, HealthState } from '../../../core/api/operator/health.ts';
import { metaVersionWarning } from '../../../core/integrations/meta-version.ts';
import { servedOfOtherBuilds } from '../../editions/list.ts';
import { findPublished, readPages } from '../../editions/store.ts';
import { hasOperatorHost } from '../../platform/audience.ts';
import { readDisk } from '../../platform/disk.ts';
import { deliveryNames } from '../../platform/jobs/catalogue.ts';
import { countByQueue, countJobs } from '../../platform/jobs/count.ts';
import { databaseCheck } from './database-check.ts';
import type { HealthDeps } from './deps.ts';
import { failingDeliveries } from './external-services.ts';
import { backupCheck } from './maintenance-check.ts';
import { paymentCheck } from './payment-check.ts';
import { replicaCheck } from './replica-check.ts';
import { secretsCheck } from './secrets-check.ts';

type Check = HealthReport['checks'][number];

const GB = 1024 ** 3;
/** In milliseconds, at the 99th percentile. */
const SLOW = 100;
const BLOCKED = 1000;
const OVERDUE_MS = 10 * 60_000;

export async function readHealth(deps: HealthDeps): Promise<HealthReport> {
  const { mail, version } = deps;
  return {
    checks: [
      await databaseCheck(deps),
      await queue(deps),
      server(deps),
      host(deps),
      await paymentCheck(deps),
      { id: 'mail', state: mail === 'smtp' ? 'good' : 'wait', facts: { kind: mail } },
      await external(deps),
      ...(await replicaCheck(deps)),
      await disk(deps),
      await words(deps),
      await backupCheck(deps),
      await secretsCheck(deps),
      { id: 'release', state: 'good', facts: { version, node: process.version } },
    ],
  };
}

async function queue({ db, now }: HealthDeps): Promise<Check> {
  const { waiting, retrying, failed, overdue } = await countJobs(db, new Date(now().getTime() - OVERDUE_MS));
  const pending = await countByQueue(db);
  const delivering: ReadonlySet<string> = new Set(deliveryNames);
  const owed = pending.reduce((sum, { name, count }) => sum + (delivering.has(name) ? count : 0), 0);
  const oldest = Math.max(0, ...pending.map(({ dueSeconds }) => dueSeconds));
  const state: HealthState = overdue > 0 ? 'bad' : failed + retrying > 0 ? 'wait' : 'good';
  return {
    id: 'queue',
    state,
    facts: {
      waiting: String(waiting),
      retrying: String(retrying),
      failed: String(failed),
      overdue: String(overdue),
      'oldest due for': `${oldest.toFixed(0)} s`,
      'deliveries owed': String(owed),
    },
  };
}

async function words({ db, build, now }: HealthDeps): Promise<Check> {
  const published = await findPublished(db);
  if (!published) return { id: 'words', state: 'good', facts: { published: 'as built' } };
  const { id, name, leftOut, at } = published;
  const left = leftOut.length > 0 ? { 'as built, because the text no longer fits': leftOut.join(', ') } : {};
  const pages = await readPages(db, id).catch(() => undefined);
  const earlier = build === undefined ? [] : await servedOfOtherBuilds(db, build, now());
  const stale = earlier.length > 0 && {
    'still on an earlier build': earlier.map((each) => `${each.name} (${each.id})`).join(', '),
  };
  const isBehind = earlier.some((each) => each.id === id);
  const passedOver = !pages && { 'visitors read': 'the edition before, because the pages of this one cannot be read' };
  return {
    id: 'words',
    state: passedOver ? 'bad' : isBehind || leftOut.length > 0 ? 'wait' : 'good',
    facts: { published: `${name} (${id})`, since: at.toISOString(), ...left, ...stale, ...passedOver },
  };
}

function server({ eventLoopDelay, hasUntrustedProxy }: HealthDeps): Check {
  const { p50, p99 } = eventLoopDelay();
  const proxy = hasUntrustedProxy() && { proxy: healthCopy.untrustedProxy };
  const state: HealthState = p99 > BLOCKED ? 'bad' : p99 > SLOW || proxy ? 'wait' : 'good';
  const memory = `${(process.memoryUsage().rss / 1024 ** 2).toFixed(0)} MB`;
  return {
    id: 'server',
    state,
    facts: { 'delay p50': `${p50.toFixed(1)} ms`, 'delay p99': `${p99.toFixed(1)} ms`, memory, ...proxy },
  };
}

function host(deps: HealthDeps): Check {
  const shared = hasOperatorHost(deps) ? {} : { 'shared with': 'the site' };
  return { id: 'host', state: 'good', facts: { host: deps.operatorUrl.host, ...shared } };
}

async function external({ db, outside, metaVersion, now }: HealthDeps): Promise<Check> {
  const failures = await failingDeliveries(db, outside);
  const warning = metaVersion && metaVersionWarning(metaVersion, now());
  const facts = failures.map(([name, count]) => [name, count > 0 ? `${count} failing` : 'on']);
  return {
    id: 'outside',
    state: warning || failures.some(([, count]) => count > 0) ? 'wait' : 'good',
    facts: { ...Object.fromEntries(facts), ...(warning && { 'Meta API': warning }) },
  };
}

/** PostgreSQL's disk is on another machine, and only its host sees it. */
async function disk({ dataDir, embedded }: HealthDeps): Promise<Check> {
  if (!embedded) return { id: 'disk', state: 'good', facts: {} };
  const found = await readDisk(dataDir);
  if (!found) return { id: 'disk', state: 'wait', facts: {} };
  const { free, all } = found;
  const state: HealthState = free < GB ? 'bad' : free / all < 0.1 ? 'wait' : 'good';
  return { id: 'disk', state, facts: { free: `${(free / GB).toFixed(1)} GB`, of: `${(all / GB).toFixed(1)} GB` } };
}
