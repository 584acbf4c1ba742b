import { setTimeout as after } from 'node:timers/promises';
import type { Postgres } from '../../postgres.ts';
import { visitorId } from '../storm/shopper.ts';
import { type Cluster, HAS_PAGES } from './cluster.ts';

export type Load = {
  readonly leads: Set<string>;
  readonly messages: Set<string>;
  /** How often each status came; 0 is a connection that broke. */
  readonly answers: Map<number, number>;
  /** Requests without an answer, and answers that visitors may not get. */
  readonly wrong: Map<string, number>;
  slowestMs: number;
  stop(): Promise<void>;
};

const LOOPS = 3;
const PAUSE_MS = 30;
/** A visitor's browser gives up later. */
const MAX_WAIT_MS = 60_000;

/** Visitors of every server: leads, messages and pages, each address once, so that nothing is hidden by a second try. */
export function openLoad({ servers, ended }: Cluster<Postgres>): Load {
  const load = {
    leads: new Set<string>(),
    messages: new Set<string>(),
    answers: new Map<number, number>(),
    wrong: new Map<string, number>(),
    slowestMs: 0,
  };
  let stopped = false;
  let visitors = 0;

  async function visit(number: number): Promise<void> {
    const id = visitors++;
    const [lead, writer] = [`lead-${id}@example.com`, `writer-${id}@example.com`];
    const isLead = id % 3 !== 2;
    const path = isLead ? '/api/addUserToMailchimp' : '/api/contact-messages';
    const body = isLead ? { email: lead } : { name: `Writer ${id}`, email: writer, message: `Question ${id}` };
    const answered = await ask(number, path, { method: 'POST', body: JSON.stringify(body), headers: headersOf(id) });
    if (answered === 200) (isLead ? load.leads : load.messages).add(isLead ? lead : writer);
    if (id % 5 === 0) await ask(number, HAS_PAGES ? '/' : '/healthz', {});
  }

  async function ask(number: number, path: string, init: RequestInit): Promise<number> {
    const startedAt = performance.now();
    const wasEnded = ended.has(number);
    const signal = AbortSignal.timeout(MAX_WAIT_MS);
    const response = await servers[number]?.fetch(path, { ...init, signal }).catch((error: unknown) => error);
    const status = response instanceof Response ? response.status : 0;
    if (response instanceof Response) await response.arrayBuffer().catch(() => undefined);
    load.answers.set(status, (load.answers.get(status) ?? 0) + 1);
    const isEnded = wasEnded || ended.has(number);
    if (!isEnded) load.slowestMs = Math.max(load.slowestMs, Math.round(performance.now() - startedAt));
    const fault = faultOf(response, path, isEnded);
    if (fault !== undefined) load.wrong.set(fault, (load.wrong.get(fault) ?? 0) + 1);
    return status;
  }

  async function run(number: number): Promise<void> {
    while (!stopped) {
      await visit(number);
      await after(PAUSE_MS);
    }
  }

  const running = Array.from(servers.keys()).flatMap((number) => Array.from({ length: LOOPS }, () => run(number)));
  return Object.assign(load, {
    async stop() {
      stopped = true;
      await Promise.all(running);
    },
  });
}

function faultOf(response: unknown, path: string, isEnded: boolean): string | undefined {
  if (!(response instanceof Response)) return isEnded ? undefined : `${path}: no answer (${describe(response)})`;
  if (response.status === 200) return undefined;
  const storesNothing = !path.startsWith('/api/');
  if (response.status === 503 && !storesNothing && response.headers.has('retry-after')) return undefined;
  return `${path}: ${response.status}${response.status === 503 ? ' without retry-after, or of a page' : ''}`;
}

function describe(error: unknown): string {
  const { cause = error } = error as { cause?: unknown };
  return String((cause as { code?: unknown }).code ?? cause);
}

function headersOf(id: number) {
  return { 'content-type': 'application/json', cookie: `visitor=${visitorId(id)}` };
}
