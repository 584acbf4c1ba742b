import type { onRequestHookHandler } from 'fastify';
import { dataHeaders } from '../http/headers.ts';

const OTHER_NAMES = ['127.0.0.1', '[::1]'];

/** Payment returns to `publicUrl`, where the cookie and journey of another local name are missing. */
export function redirectLoopbackNames(publicUrl: URL): onRequestHookHandler {
  const headers = dataHeaders(publicUrl);
  const others = OTHER_NAMES.map((hostname) => Object.assign(new URL(publicUrl), { hostname }).host);
  return (request, reply, done) => {
    if (!others.includes(request.headers.host ?? '')) return done();
    const { pathname, search } = new URL(request.url, publicUrl);
    reply.headers(headers).redirect(publicUrl.origin + pathname + search);
  };
}
