import type { FastifyReply, FastifyRequest } from 'fastify';

export type Headers = Readonly<Record<string, string>>;

/** The models of the face run in WebAssembly, which no page may. */
export function workerHeaders(publicUrl: URL): Headers {
  return {
    ...fileHeaders(publicUrl),
    'content-security-policy': policy({
      'default-src': ["'none'"],
      'script-src': ["'wasm-unsafe-eval'"],
      'connect-src': ["'self'"],
      'frame-ancestors': ["'none'"],
    }),
  };
}

/** A browser that opens data as a page may do nothing with it. */
export function dataHeaders(publicUrl: URL): Headers {
  return { ...fileHeaders(publicUrl), ...REFUSAL };
}

export function fileHeaders(publicUrl: URL): Headers {
  return {
    ...EVERYWHERE,
    'content-security-policy': policy({ 'frame-ancestors': ["'none'"] }),
    ...(publicUrl.protocol === 'https:' && { [HSTS]: 'max-age=31536000' }),
  };
}

const HSTS = 'strict-transport-security';

/** Only the operator knows whether all subdomains have TLS. */
export function withSubdomains(headers: Headers): Headers {
  const policy = headers[HSTS];
  return policy === undefined ? headers : { ...headers, [HSTS]: `${policy}; includeSubDomains` };
}

/** For answers that Fastify sends. */
export async function includeSubdomains(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const policy = reply.getHeader(HSTS);
  if (typeof policy === 'string') reply.headers(withSubdomains({ [HSTS]: policy }));
}

const EVERYWHERE: Headers = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};

export const REFUSAL: Headers = {
  ...EVERYWHERE,
  'content-security-policy': policy({ 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] }),
  'cache-control': 'no-store',
};

export function policy(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
