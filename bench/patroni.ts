import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { findProgram, isProgram } from '../scripts/launch/programs.ts';
import { freePort } from '../server/testing.ts';
import { installedBinaries } from './postgres-binaries.ts';
import { answers, unprivileged } from './postgres-process.ts';

export type PatroniPrograms = { readonly patroni: string; readonly etcd: string; readonly haproxy: string; readonly bin: string };

/** Two PostgreSQL under Patroni, with etcd as its memory and HAProxy before them, whose address follows the primary. */
export type PatroniPair = {
  readonly url: string;
  readonly standbyUrl: string;
  /** The name of the primary, as soon as there is one and the other follows it. */
  primary(): Promise<string>;
  kill(name: string): Promise<void>;
  start(name: string): void;
  switchover(): Promise<void>;
  stop(): Promise<void>;
};

const NEEDS = "Debian's patroni, python3-psycopg2, etcd-server, haproxy and postgresql";
const NAMES = ['one', 'two'] as const;
const USER = 'postgres';
/** A node without a sign of life for this long is replaced; Patroni allows no less. */
const LIFE_SECONDS = 20;
const MAX_WAIT_MS = 90_000;

/** Returns what is missing where it cannot be started. */
export async function findPatroni(): Promise<PatroniPrograms | string> {
  const patroni = findProgram('patroni');
  const etcd = findProgram('etcd');
  const haproxy = findProgram('haproxy') ?? ['/usr/sbin/haproxy'].find(isProgram);
  const bin = await installedBinaries();
  return patroni && etcd && haproxy && bin ? { patroni, etcd, haproxy, bin } : `it needs ${NEEDS}`;
}

type Node = {
  readonly name: string;
  readonly port: string;
  readonly rest: string;
  readonly data: string;
  readonly config: string;
  process: ChildProcess | undefined;
};

export async function startPatroni({ patroni, etcd, haproxy, bin }: PatroniPrograms, parent = tmpdir()): Promise<PatroniPair> {
  const folder = await mkdtemp(join(parent, 'patroni-'));
  const owner = await unprivileged(folder);
  const children = new Set<ChildProcess>();

  function run(program: string, args: readonly string[], log: string): ChildProcess {
    const command = `exec "$0" "$@" >>'${join(folder, log)}' 2>&1`;
    const options = { ...owner, cwd: folder, stdio: 'ignore' as const, env: { PATH: process.env.PATH, HOME: folder } };
    const child = spawn('/bin/sh', ['-c', command, program, ...args], options);
    children.add(child);
    child.once('close', () => children.delete(child));
    return child;
  }

  async function write(name: string, text: string): Promise<string> {
    const path = join(folder, name);
    await writeFile(path, text);
    await chmod(path, 0o644);
    return path;
  }

  const [clientPort, peerPort, proxyPort, standbyPort] = [await freePort(), await freePort(), await freePort(), await freePort()];
  const nodes: Node[] = [];
  for (const name of NAMES) {
    const [port, rest, data] = [await freePort(), await freePort(), join(folder, name)];
    await mkdir(data, { mode: 0o700 });
    const config = await write(`${name}.yml`, patroniConfig({ name, port, rest, data, bin, folder, etcd: clientPort }));
    nodes.push({ name, port, rest, data, config, process: undefined });
  }
  if (owner) for (const path of [folder, ...nodes.map(({ data }) => data)]) await chown(path, owner.uid, owner.gid);

  const nodeOf = (name: string): Node => {
    const node = nodes.find((one) => one.name === name);
    if (!node) throw new Error(`There is no node ${name}.`);
    return node;
  };
  const start = (name: string) => {
    const node = nodeOf(name);
    node.process = run(patroni, [node.config], `${name}.log`);
  };
  const members = async (): Promise<readonly Member[]> => {
    const answered = nodes.map(({ rest }) => fetch(`http://127.0.0.1:${rest}/cluster`, { signal: AbortSignal.timeout(2000) }));
    const response = await Promise.any(answered).catch(() => undefined);
    return response?.ok ? ((await response.json()) as { members: readonly Member[] }).members : [];
  };
  const primary = async () => {
    for (const end = Date.now() + MAX_WAIT_MS; Date.now() < end; await after(200)) {
      const all = await members();
      const leader = all.find(({ role }) => role === 'leader');
      const follows = all.some(({ role, state }) => role === 'sync_standby' && FOLLOWING.includes(state));
      if (leader && follows) return leader.name;
    }
    throw new Error(`No primary with a standby within ${MAX_WAIT_MS / 1000} s: ${JSON.stringify(await members())}`);
  };
  const kill = async (name: string) => {
    const { process: child, data } = nodeOf(name);
    const ended = child && child.exitCode === null ? once(child, 'close') : undefined;
    child?.kill('SIGKILL');
    await ended;
    const pidFile = join(data, 'postmaster.pid');
    const [pid] = (await readFile(pidFile, 'utf8').catch(() => '')).split('\n');
    if (!pid || !endProcess(Number(pid))) return;
    while (existsSync(pidFile)) await after(20);
  };
  const [url, standbyUrl] = [urlOf(proxyPort), urlOf(standbyPort)];
  const stop = async () => {
    for (const { name } of nodes) await kill(name);
    const ended = [...children].map((child) => once(child, 'close'));
    for (const child of children) child.kill('SIGKILL');
    await Promise.all(ended);
    await rm(folder, { recursive: true, maxRetries: 5 });
  };
  try {
    run(etcd, etcdArguments(join(folder, 'etcd'), clientPort, peerPort), 'etcd.log');
    for (const name of NAMES) start(name);
    const proxy = await write('haproxy.cfg', haproxyConfig({ primary: proxyPort, replica: standbyPort }, nodes));
    await primary();
    run(haproxy, ['-db', '-f', proxy], 'haproxy.log');
    await answers(url);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    ...{ url, standbyUrl, primary, kill, start, stop },
    async switchover() {
      const leader = await primary();
      const body = JSON.stringify({ leader });
      const answer = await fetch(`http://127.0.0.1:${nodeOf(leader).rest}/switchover`, { method: 'POST', body });
      if (!answer.ok) throw new Error(`Patroni refused the switchover: ${answer.status} ${await answer.text()}`);
    },
  };
}

type Member = { readonly name: string; readonly role: string; readonly state: string };
/** Patroni 3.0 says `running`, later ones `streaming`. */
const FOLLOWING = ['running', 'streaming'];

/** PostgreSQL ends at once, without a checkpoint. Returns whether it ran. */
function endProcess(pid: number): boolean {
  try {
    return process.kill(pid, 'SIGQUIT');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
    throw error;
  }
}

function etcdArguments(data: string, clientPort: string, peerPort: string): string[] {
  const [client, peer] = [`http://127.0.0.1:${clientPort}`, `http://127.0.0.1:${peerPort}`];
  return [
    ...['--name', 'memory', '--data-dir', data, '--listen-client-urls', client, '--advertise-client-urls', client],
    ...['--listen-peer-urls', peer, '--initial-advertise-peer-urls', peer, '--initial-cluster', `memory=${peer}`],
  ];
}

type NodeConfig = Pick<Node, 'name' | 'port' | 'rest' | 'data'> & {
  readonly bin: string;
  readonly folder: string;
  readonly etcd: string;
};

/** Synchronous, because a standby that lags would lose what was acknowledged. */
function patroniConfig({ name, port, rest, data, bin, folder, etcd }: NodeConfig): string {
  return JSON.stringify({
    scope: 'petalune',
    name,
    restapi: { listen: `127.0.0.1:${rest}`, connect_address: `127.0.0.1:${rest}` },
    etcd3: { host: `127.0.0.1:${etcd}` },
    bootstrap: {
      dcs: {
        ttl: LIFE_SECONDS,
        loop_wait: 1,
        retry_timeout: 3,
        synchronous_mode: true,
        postgresql: { use_pg_rewind: true, use_slots: true, parameters: { max_connections: 60, wal_log_hints: 'on' } },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C' }],
    },
    postgresql: {
      listen: `127.0.0.1:${port}`,
      connect_address: `127.0.0.1:${port}`,
      data_dir: data,
      bin_dir: bin,
      pgpass: join(folder, `${name}.pgpass`),
      authentication: { superuser: { username: USER }, replication: { username: USER }, rewind: { username: USER } },
      parameters: { unix_socket_directories: '' },
      pg_hba: ['host all all 127.0.0.1/32 trust', 'host replication all 127.0.0.1/32 trust'],
    },
  });
}

const urlOf = (port: string) => `postgres://${USER}@127.0.0.1:${port}/postgres`;

/** Ports by the role that Patroni must confirm. */
function haproxyConfig(ports: Readonly<Record<'primary' | 'replica', string>>, nodes: readonly Node[]): string {
  const servers = nodes.map((node) => `  server ${node.name} 127.0.0.1:${node.port} check port ${node.rest}`).join('\n');
  const listen = Object.entries(ports).map(
    ([role, port]) => `
listen ${role}
  bind 127.0.0.1:${port}
  option httpchk GET /${role}
  http-check expect status 200
  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${servers}
`,
  );
  return `defaults
  mode tcp
  timeout connect 2s
  timeout client 1h
  timeout server 1h
${listen.join('')}`;
}
