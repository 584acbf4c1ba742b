import type { onRequestHookHandler } from 'fastify';
import { furtherFunnels } from '../platform/further-funnels.ts';
import { dataHeaders } from '../platform/http/headers.ts';
import { StartupError } from '../platform/startup-error.ts';

type HostDeps = { readonly hosts: ReadonlyMap<string, string>; readonly publicUrl: URL };

/**
 * A host of a funnel has no pages: it leads to the door of its funnel on the site, where consents, answers and payments are. Throws where a host
 * names no funnel.
 */
export function redirectFunnelHosts({ hosts, publicUrl }: HostDeps): onRequestHookHandler {
  const unknown = [...hosts.values()].find((id) => !furtherFunnels.has(id));
  if (unknown !== undefined)
    throw new StartupError(`FUNNEL_HOSTS names '${unknown}', which no folder in content/funnels/ is called.`);
  const headers = dataHeaders(publicUrl);
  return (request, reply, done) => {
    const id = hosts.get(request.hostname.toLowerCase());
    if (id === undefined) return done();
    reply.headers(headers).redirect(`${publicUrl.origin}/${id}${new URL(request.url, publicUrl).search}`);
  };
}
