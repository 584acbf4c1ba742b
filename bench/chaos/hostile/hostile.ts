import { readdir, readFile } from 'node:fs/promises';
import fc from 'fast-check';
import { exchange } from './exchange.ts';
import { findViolations } from './invariants.ts';
import { type HostileRequest, hostileRequest } from './requests.ts';
import { openShop } from './shop.ts';

export type HostileOptions = {
  readonly requests: number;
  readonly seed: number;
  /** Also looks at time and memory, which need a quiet machine and many requests. */
  readonly isLong?: boolean;
  readonly log?: (line: string) => void;
};

export type HostileVerdict = {
  readonly requests: number;
  readonly routes: number;
  /** How often each class of answers came; 0 is a connection that was closed without one. */
  readonly answers: Readonly<Record<string, number>>;
  /** Answers with 503 and a time to come back. */
  readonly busy: number;
  readonly slowestMs: number;
  /** Of the server, in MB and open files: after a quarter, and at the end. */
  readonly memory: readonly [number, number];
  readonly files: readonly [number, number];
  readonly wrong: readonly string[];
};

const AT_ONCE = 8;
const BATCHES = 100;
const MAX_WRONG = 20;
const MAX_MS = 1000;
/** Takes a third of a second of one core, by intention. */
const CHECKS_PASSWORD = /operator\/(session|second-factor|password-confirmations|account\/password)/;
const MAX_GROWTH = 1.25;
const MAX_FILES = 20;

/** `seed` makes the same requests again; the state of the server decides what they meet. */
export async function runHostileRequests({
  requests,
  seed,
  isLong = false,
  log = () => undefined,
}: HostileOptions): Promise<HostileVerdict> {
  const shop = await openShop();
  const answers: Record<string, number> = {};
  const wrong: string[] = [];
  let [sent, busy, slowestMs] = [0, 0, 0];
  let before: Size | undefined;

  async function send(request: HostileRequest): Promise<readonly string[]> {
    const answer = await exchange(shop.port, request);
    sent += 1;
    const kind = `${Math.floor(answer.status / 100)}xx`;
    answers[kind] = (answers[kind] ?? 0) + 1;
    if (answer.status === 503) busy += 1;
    slowestMs = Math.max(slowestMs, Math.round(answer.ms));
    return findViolations(request, answer, isLong && !CHECKS_PASSWORD.test(request.route) ? MAX_MS : Number.POSITIVE_INFINITY);
  }
  const sendAll = async (batch: readonly HostileRequest[]) => {
    const broken = (await Promise.all(batch.map(send))).flat();
    if (broken.length > 0) throw new Error(broken[0]);
  };

  try {
    const { routes } = await shop.world();
    for (let chunk = 0; sent < requests && wrong.length < MAX_WRONG; chunk++) {
      const batch = fc.array(hostileRequest(await shop.world()), { minLength: 1, maxLength: AT_ONCE, size: 'max' });
      const report = await fc.check(fc.asyncProperty(batch, sendAll), {
        seed: seed + chunk,
        numRuns: BATCHES,
        endOnFailure: true,
      });
      if (report.failed) {
        wrong.push(`seed ${seed + chunk}: ${report.errorInstance}`);
        log(wrong.at(-1)?.split('\n')[0] ?? '');
      }
      if (sent >= requests / 4) before ??= await sizeOf(shop.server.pid);
      if (chunk % 10 === 9)
        log(`${sent} requests, ${wrong.length} problems, ${JSON.stringify(answers)}, slowest ${slowestMs} ms`);
    }
    const after = await sizeOf(shop.server.pid);
    const memory = [before?.megabytes ?? 0, after.megabytes] as const;
    const files = [before?.files ?? 0, after.files] as const;
    if (isLong && memory[1] > memory[0] * MAX_GROWTH) wrong.push(`memory grew from ${memory[0]} to ${memory[1]} MB`);
    if (isLong && files[1] > files[0] + MAX_FILES) wrong.push(`open files grew from ${files[0]} to ${files[1]}`);
    wrong.push(
      ...new Set(
        shop.server.said.stdout
          .split('\n')
          .filter((line) => line.includes('"level":50'))
          .map(withoutRequest),
      ),
    );
    return { requests: sent, routes: routes.length, answers, busy, slowestMs, memory, files, wrong };
  } finally {
    await shop.close();
  }
}

type Size = { readonly megabytes: number; readonly files: number };

/** Zeros where the system has no /proc. */
async function sizeOf(pid: number): Promise<Size> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kilobytes = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0);
  const files = await readdir(`/proc/${pid}/fd`).catch(() => []);
  return { megabytes: Math.round(kilobytes / 1024), files: files.length };
}

function withoutRequest(line: string): string {
  return line.replace(/"time":\d+,/, '').replace(/"reqId":"[^"]*",?/, '');
}
