import type { onRequestHookHandler } from 'fastify';
import { dataHeaders } from '../../platform/http/headers.ts';
import { ASSOCIATION_FILES } from './association-files.ts';

type LinkHostDeps = { readonly linkUrl: URL; readonly publicUrl: URL };

/** The host of links into the app has no pages: without the app a browser goes on to the site, and keeps what stands behind the `#`. */
export function redirectLinkHost({ linkUrl, publicUrl }: LinkHostDeps): onRequestHookHandler {
  const headers = dataHeaders(publicUrl);
  return (request, reply, done) => {
    if (request.host !== linkUrl.host) return done();
    const { pathname, search } = new URL(request.url, publicUrl);
    if (ASSOCIATION_FILES.includes(pathname)) return done();
    reply.headers(headers).redirect(publicUrl.origin + pathname + search);
  };
}
