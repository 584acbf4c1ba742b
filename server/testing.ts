import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Variables } from './platform/variables.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
const FOREGROUND = new URL('../scripts/launch/foreground.mjs', import.meta.url).href;
/** `npm start` runs the server under this launcher. */
const LAUNCH = `import { inForeground } from '${FOREGROUND}'; process.exitCode = await inForeground(process.execPath, ['${MAIN}']);`;

export const NODE_COMPILE_CACHE = join(tmpdir(), 'petalune-compile-cache');
/** A short run ends before an optimized build of the embedded database pays for itself. */
export const SHORT_LIVED = ['--liftoff-only'];

/** Empty variables override the developer's shell and .env. */
export const UNCONFIGURED: Readonly<Record<string, string>> = Object.fromEntries(
  Object.keys(Variables.shape).map((name) => [name, '']),
);

/** Of servers on one PostgreSQL. */
export const SHARED_SECRETS_KEY = 'ab'.repeat(32);

type RunOptions = {
  readonly launched?: boolean;
  readonly args?: readonly string[];
  readonly cwd?: string;
  /** False for a server that reads a year of events. */
  readonly isShortLived?: boolean;
};
type ExitResult = { readonly code: number | null; readonly stdout: string; readonly stderr: string };

export class RunningServer {
  readonly url: string;
  readonly ended: Promise<ExitResult>;
  readonly said = { stdout: '', stderr: '' };
  private readonly child: ChildProcess;
  private readonly launched: boolean;

  constructor(
    environment: Readonly<Record<string, string>> & { readonly PORT: string },
    { launched = false, args = [MAIN], cwd = '.', isShortLived = true }: RunOptions = {},
  ) {
    this.url = `http://localhost:${environment.PORT}`;
    this.launched = launched;
    const { PATH = '' } = process.env;
    const stdio: StdioOptions = ['ignore', 'pipe', 'pipe'];
    const command = launched ? ['--input-type=module', '--eval', LAUNCH] : [...(isShortLived ? SHORT_LIVED : []), ...args];
    this.child = spawn(process.execPath, command, {
      env: { PATH, NODE_COMPILE_CACHE, DRAIN_SECONDS: '0', ...environment },
      stdio,
      cwd,
      detached: launched,
    });
    const { said } = this;
    for (const stream of ['stdout', 'stderr'] as const) this.child[stream]?.on('data', (text) => (said[stream] += text));
    this.ended = once(this.child, 'close').then(([code]) => ({ code, ...said }));
  }

  get pid(): number {
    if (this.child.pid === undefined) throw new Error('The server was not started.');
    return this.child.pid;
  }

  get isRunning(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  /** Rejects with the server's output if the server ends. */
  async ready(): Promise<this> {
    const ended = this.ended.then(({ code, stderr }) => {
      throw new Error(`The server ended with ${code}: ${stderr}`);
    });
    const answered = async () => {
      while (!(await this.fetch('/readyz').catch(() => undefined))?.ok) await new Promise((retry) => setTimeout(retry, 25));
    };
    await Promise.race([answered(), ended]);
    return this;
  }

  fetch(path: string, init: RequestInit = {}): Promise<Response> {
    return fetch(new URL(path, this.url), { redirect: 'manual', ...init });
  }

  post(path: string, body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
    const init = { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) };
    return this.fetch(path, init);
  }

  /** A terminal signals the launcher and the server. */
  async stop(signal: 'SIGTERM' | 'SIGINT' | 'SIGKILL' | 'SIGUSR2' = 'SIGTERM'): Promise<ExitResult> {
    const { pid, exitCode, signalCode } = this.child;
    if (!this.launched) this.child.kill(signal);
    else if (pid !== undefined && exitCode === null && signalCode === null) process.kill(-pid, signal);
    return this.ended;
  }
}

/** Below the range from which the system gives ports to clients, one of which could take it before the server has started. */
const PORTS = { from: 30_100, count: 2600 };

export async function freePort(): Promise<string> {
  for (;;) {
    const port = PORTS.from + randomInt(PORTS.count);
    const server = createServer();
    const listening = once(server, 'listening');
    server.listen(port, '127.0.0.1');
    const isFree = await listening.then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    server.close();
    await once(server, 'close');
    return String(port);
  }
}
