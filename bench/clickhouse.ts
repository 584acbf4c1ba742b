import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

export type Engine = { readonly url: URL; readonly user: string; readonly password: string; stop(): Promise<void> };

/** A server that CLICKHOUSE_TEST_URL names with its user, or chdb where it is installed; undefined where there is neither. */
export function findEngine(): (() => Promise<Engine>) | undefined {
  const { CLICKHOUSE_TEST_URL: given } = process.env;
  if (given) return async () => namedServer(new URL(given));
  return isInstalled('chdb') ? chdbServer : undefined;
}

function namedServer(given: URL): Engine {
  const [user, password] = [given.username || 'default', given.password].map(decodeURIComponent) as [string, string];
  return { url: new URL(given.origin), user, password, stop: async () => undefined };
}

async function chdbServer(): Promise<Engine> {
  const server = spawn(process.execPath, [fileURLToPath(new URL('./chdb-server.ts', import.meta.url))], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(server.stdout, 'data')) as [Buffer];
  const { port } = JSON.parse(String(line)) as { readonly port: number };
  const stop = async () => {
    const ended = once(server, 'exit');
    server.kill();
    await ended;
  };
  return { url: new URL(`http://127.0.0.1:${port}`), user: 'default', password: '', stop };
}

function isInstalled(name: string): boolean {
  try {
    createRequire(import.meta.url).resolve(name);
    return true;
  } catch {
    return false;
  }
}
