import { lookup } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { retryAfter } from './retry-after.ts';

type GuardedPost = {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly timeoutMs: number;
  /** Asked about each address that a name stands for, right before the connection. */
  readonly isAllowed: (address: string) => boolean;
};

export type PostResult =
  | { readonly answered: true; readonly status: number; readonly retryAfterMs: number | undefined }
  | { readonly answered: false; readonly why: 'timeout' | 'private' | 'unreachable'; readonly code?: string | undefined };

class PrivateAddress extends Error {}

/** For addresses that an operator types into a page. Never throws; follows no redirect and reads no body. */
export function guardedPost(url: URL, { headers, body, timeoutMs, isAllowed }: GuardedPost): Promise<PostResult> {
  const literal = url.hostname.replace(/^\[(.*)\]$/, '$1');
  if (isIP(literal) !== 0 && !isAllowed(literal)) return Promise.resolve({ answered: false, why: 'private' });
  const signal = AbortSignal.timeout(timeoutMs);
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  const length = { 'content-length': String(Buffer.byteLength(body)) };
  return new Promise((resolve) => {
    const options = {
      method: 'POST',
      headers: { ...headers, ...length },
      agent: false,
      lookup: guardedLookup(isAllowed),
      signal,
    };
    const request = send(url, options, (response) => {
      const { statusCode: status = 0, headers: answered } = response;
      resolve({ answered: true, status, retryAfterMs: retryAfter(answered['retry-after'] ?? null, new Date()) });
      response.destroy();
    });
    request.on('error', (error) => {
      if (error instanceof PrivateAddress) return resolve({ answered: false, why: 'private' });
      resolve({ answered: false, why: signal.aborted ? 'timeout' : 'unreachable', code: codeOf(error) });
    });
    request.end(body);
  });
}

/** A name may stand for another address than when it was typed, so the check belongs to the connection. */
function guardedLookup(isAllowed: (address: string) => boolean): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) return callback(error ?? new Error('no address'), '', 4);
      if (!addresses.every(({ address }) => isAllowed(address))) return callback(new PrivateAddress(), '', 4);
      if (options.all) return callback(null, addresses);
      callback(null, first.address, first.family);
    });
  };
}

function codeOf(error: Error): string | undefined {
  const code = 'code' in error ? String(error.code) : '';
  return /^[A-Z][A-Z0-9_]+$/.test(code) ? code : undefined;
}
