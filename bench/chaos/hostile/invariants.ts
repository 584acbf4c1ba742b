import type { Exchange } from './exchange.ts';
import type { HostileRequest } from './requests.ts';

type Law = { readonly says: string; breaks(exchange: Exchange): boolean };

const STACK = /\n {4}at |node:internal|node_modules|\.ts:\d+/;
const PATH = /\/(?:home|root|tmp|usr|var|work)\/[\w.-]+\/|postgres\/base\//;
const SQL =
  /select "|insert into "|update "|delete from "|syntax error at|violates \w+.* constraint|invalid input syntax|relation "/;
const RETRY = /\r\nretry-after: \d/i;

const LAWS: readonly Law[] = [
  { says: 'a fault of the server', breaks: ({ status }) => status >= 500 && status !== 503 },
  { says: 'a 503 without retry-after', breaks: ({ status, head }) => status === 503 && !RETRY.test(head) },
  { says: 'a stack', breaks: ({ body }) => STACK.test(body) },
  { says: 'a path of the machine', breaks: ({ body }) => PATH.test(body) },
  { says: 'SQL', breaks: ({ body }) => SQL.test(body) },
];

export function findViolations({ route, bytes }: HostileRequest, exchange: Exchange, maxMs: number): string[] {
  const found = LAWS.filter((law) => law.breaks(exchange)).map(({ says }) => says);
  if (exchange.ms > maxMs) found.push(`an answer after ${Math.round(exchange.ms)} ms`);
  return found.map(
    (says) =>
      `${route}: ${says}\n${bytes.toString('latin1').slice(0, 2000)}\n-> ${exchange.head}\n${exchange.body.slice(0, 500)}`,
  );
}
