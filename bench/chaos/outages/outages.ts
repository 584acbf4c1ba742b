import { setTimeout as after } from 'node:timers/promises';
import type { Postgres } from '../../postgres.ts';
import { type Cluster, openCluster } from './cluster.ts';
import { findDiscrepancies } from './discrepancies.ts';
import type { Fault } from './fault.ts';
import { openLoad } from './load.ts';

export type OutageOptions<P extends Postgres> = {
  readonly postgres: P;
  readonly faults: readonly Fault<P>[];
  readonly instances: number;
  readonly seed: number;
  readonly log?: (line: string) => void;
};

export type OutageVerdict = {
  readonly leads: number;
  readonly messages: number;
  readonly answers: Readonly<Record<string, number>>;
  readonly slowestMs: number;
  readonly skipped: readonly string[];
  readonly wrong: readonly string[];
};

const CALM_MS = 1500;
const MAX_NOTICE_MS = 30_000;
const MAX_RECOVERY_MS = 60_000;

export async function runOutages<P extends Postgres>({
  postgres,
  faults,
  instances,
  seed,
  log = () => undefined,
}: OutageOptions<P>): Promise<OutageVerdict> {
  const cluster = await openCluster(instances, seed, postgres);
  const [skipped, wrong]: [string[], string[]] = [[], []];
  const load = openLoad(cluster);
  try {
    for (const fault of faults) {
      log(fault.name);
      await after(CALM_MS);
      const { problems, skipReason } = await runFault(cluster, fault);
      if (skipReason !== undefined) skipped.push(`${fault.name}: skipped, ${skipReason}`);
      wrong.push(...problems.map((problem) => `${fault.name}: ${problem}`));
      for (const problem of problems) log(`  ${problem}`);
      for (const [what, times] of load.wrong) {
        wrong.push(`${fault.name}: ${what}, ${times} times`);
        log(`  ${what}, ${times} times`);
      }
      load.wrong.clear();
    }
    await load.stop();
    wrong.push(
      ...[...load.wrong].map(([what, times]) => `at the end: ${what}, ${times} times`),
      ...(await findDiscrepancies(cluster, load)),
    );
    return {
      ...{ leads: load.leads.size, messages: load.messages.size, answers: Object.fromEntries(load.answers) },
      ...{ slowestMs: load.slowestMs, skipped, wrong },
    };
  } finally {
    await Promise.all([load.stop(), cluster.close()]);
  }
}

async function runFault<P extends Postgres>(
  cluster: Cluster<P>,
  fault: Fault<P>,
): Promise<{ readonly problems: readonly string[]; readonly skipReason?: string | undefined }> {
  const problems: string[] = [];
  const skipReason = await fault.begin(cluster);
  const until = after(fault.ms);
  if (skipReason === undefined && fault.database === 'away') {
    const reported = await Promise.all(cluster.servers.map((_server, number) => becomes(cluster, number, 503, MAX_NOTICE_MS)));
    if (reported.includes(false)) problems.push('/readyz went on being well');
  }
  if (skipReason === undefined) await until;
  await fault.end(cluster);
  const recovered = await Promise.all(cluster.servers.map((_server, number) => becomes(cluster, number, 200, MAX_RECOVERY_MS)));
  if (recovered.includes(false)) problems.push('/readyz did not become well again');
  for (const server of cluster.servers) if (!server.isRunning) problems.push(`a server died: ${server.said.stderr.slice(-500)}`);
  return { problems, skipReason };
}

async function becomes({ servers }: Cluster<Postgres>, number: number, status: number, withinMs: number): Promise<boolean> {
  const end = Date.now() + withinMs;
  while (Date.now() < end) {
    const answer = await servers[number]?.fetch('/readyz', { signal: AbortSignal.timeout(20_000) }).catch(() => undefined);
    if (answer?.status === status) return true;
    await after(200);
  }
  return false;
}
