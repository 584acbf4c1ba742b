import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram, isProgram } from '../scripts/launch/programs.ts';
import { freePort } from '../server/testing.ts';
import type { Postgres } from './postgres.ts';
import { answers, unprivileged } from './postgres-process.ts';

/** Fewer connections than one server opens, so that transactions of different clients share them. */
const CONNECTIONS = 6;

/** Debian installs it where the path of a user does not look. */
export function findPgBouncer(): string | undefined {
  return findProgram('pgbouncer') ?? ['/usr/sbin/pgbouncer', '/sbin/pgbouncer'].find(isProgram);
}

export async function startPgBouncer(program: string, postgres: Postgres): Promise<Postgres> {
  const folder = await mkdtemp(join(tmpdir(), 'pgbouncer-'));
  const owner = await unprivileged(folder);
  const port = await freePort();
  const { hostname, port: serverPort, pathname } = new URL(postgres.url);
  const name = pathname.slice(1);
  const config = join(folder, 'pgbouncer.ini');
  const settings = `[databases]
${name} = host=${hostname} port=${serverPort} dbname=${name} user=postgres

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${CONNECTIONS}
query_timeout = 15
server_round_robin = 1
`;
  await writeFile(config, settings);
  await chmod(config, 0o644);
  const child = spawn(program, ['--quiet', config], { ...owner, cwd: folder, stdio: 'ignore' });
  const ended = once(child, 'close');
  const url = `postgres://postgres@127.0.0.1:${port}/${name}`;
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true });
  };
  const died = ended.then(([code]) => {
    throw new Error(`PgBouncer ended with ${code}.`);
  });
  died.catch(() => {}); // it ends at the stop
  await Promise.race([answers(url), died]);
  return { url, stop };
}
