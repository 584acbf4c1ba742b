import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuseOtherSites } from '../server/http/origin.ts';
import { html } from './pages/html.ts';
import { layout } from './pages/layout.ts';

const COOKIE = 'sandbox_operator';

export type GuardOptions = {
  /** Printed at start; who knows it is the operator. */
  readonly token: string;
  readonly brand: string;
  /** Whether the cookie may only travel encrypted. */
  readonly secure: boolean;
};

export function newOperatorToken(): string {
  return randomBytes(24).toString('base64url');
}

/**
 * Lets only the operator into the pages of this scope: `?token=…` is exchanged for a cookie, so that the token does not stay in the
 * address, and posts must come from these pages themselves.
 */
export function operatorOnly(scope: FastifyInstance, { token, brand, secure }: GuardOptions): void {
  const refusal = layout(brand, 'For the operator', FOR_THE_OPERATOR);
  scope.addHook('onRequest', refuseOtherSites(undefined));
  scope.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const given = (request.query as { token?: unknown }).token;
    if (typeof given === 'string' && request.method === 'GET') {
      return isSame(given, token) ? letIn(request, reply) : refuse(reply);
    }
    return isSame(cookieOf(request), token) ? undefined : refuse(reply);
  });

  function letIn(request: FastifyRequest, reply: FastifyReply) {
    const [path = '/'] = request.url.split('?');
    const attributes = ['Path=/sandbox', 'HttpOnly', 'SameSite=Strict', ...(secure ? ['Secure'] : [])];
    return reply.header('set-cookie', [`${COOKIE}=${token}`, ...attributes].join('; ')).redirect(path, 303);
  }

  function refuse(reply: FastifyReply) {
    return reply.code(403).type('text/html; charset=utf-8').send(refusal);
  }
}

const FOR_THE_OPERATOR = html`<main class="ended">
<section class="notice">
<h1>This page is for the operator</h1>
<p>Please open it with the address that the server printed when it started. Each start prints a new one.</p>
</section>
</main>`;

function cookieOf(request: FastifyRequest): string {
  const cookies = (request.headers.cookie ?? '').split(';').map((cookie) => cookie.trim());
  return cookies.find((cookie) => cookie.startsWith(`${COOKIE}=`))?.slice(COOKIE.length + 1) ?? '';
}

/** Tells nothing by the time it takes. */
function isSame(given: string, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(token));
}
