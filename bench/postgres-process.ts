import { type ChildProcess, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod } from 'node:fs/promises';
import { setTimeout as after } from 'node:timers/promises';
import { Client } from 'pg';

export function withChildren(pid: number): readonly number[] {
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

export async function succeeded(child: ChildProcess): Promise<void> {
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

export async function inDatabase(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
