import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { html } from '../../core/presentation/html.ts';
import { cookieName, cookieOf } from '../../server/platform/http/cookie.ts';
import { refuseOtherSites } from '../../server/platform/http/origin.ts';
import { layout } from './pages/layout.ts';

const COOKIE = 'sandbox_operator';

type GuardOptions = {
  /** New at each start. */
  readonly token: string;
  readonly brand: string;
  readonly operatorUrl: URL;
  /** Operators who are signed in to the dashboard need no token. */
  readonly signedIn?: IsSignedIn | undefined;
};

export type IsSignedIn = (cookies: string | undefined) => Promise<boolean>;

export function newOperatorToken(): string {
  return randomBytes(24).toString('base64url');
}

/** `?token=…` is exchanged for a cookie, so that it leaves the address. Posts from other sites are refused. */
export function operatorOnly(
  scope: FastifyInstance,
  { token, brand, operatorUrl, signedIn = async () => false }: GuardOptions,
): void {
  const cookie = cookieName(operatorUrl, COOKIE);
  const refusal = layout(brand, 'For the operator', FOR_THE_OPERATOR);
  scope.addHook(
    'onRequest',
    refuseOtherSites(() => undefined),
  );
  scope.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const given = (request.query as { token?: unknown }).token;
    if (typeof given === 'string' && request.method === 'GET') {
      return isSame(given, token) ? setCookie(request, reply) : refuse(reply);
    }
    if (isSame(cookieOf(request.headers.cookie, cookie) ?? '', token)) return;
    if (!(await signedIn(request.headers.cookie))) return refuse(reply);
  });

  function setCookie(request: FastifyRequest, reply: FastifyReply) {
    const [path = '/'] = request.url.split('?');
    const attributes = ['Path=/', 'HttpOnly', 'SameSite=Strict', ...(operatorUrl.protocol === 'https:' ? ['Secure'] : [])];
    return reply.header('set-cookie', [`${cookie}=${token}`, ...attributes].join('; ')).redirect(path, 303);
  }

  function refuse(reply: FastifyReply) {
    return reply.code(403).type('text/html; charset=utf-8').send(refusal);
  }
}

const FOR_THE_OPERATOR = html`<main class="ended">
<section class="notice">
<h1>This page is for the operator</h1>
<p>Please sign in to the <a href="/operator">dashboard</a>, or open it with the address that the server gave when it started. Each start gives a new one.</p>
</section>
</main>`;

/** Compares in constant time, because the duration could reveal the token. */
function isSame(given: string, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(token));
}
