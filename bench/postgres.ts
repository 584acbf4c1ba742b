import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chown, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../server/testing.ts';
import { binaries } from './postgres-binaries.ts';
import { answers, inDatabase, succeeded, unprivileged, withChildren } from './postgres-process.ts';

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
