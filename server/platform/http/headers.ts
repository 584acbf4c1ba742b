import type { FastifyReply, FastifyRequest } from 'fastify';

type DocumentSettings = {
  readonly publicUrl: URL;
  /** `sha256-…`, from the build. */
  readonly hashes: { readonly script: readonly string[]; readonly style: readonly string[] };
  readonly formTargets: readonly string[];
  readonly framed?: boolean;
};

type Headers = Readonly<Record<string, string>>;

export function documentHeaders({ publicUrl, hashes, formTargets, framed = false }: DocumentSettings): Headers {
  return {
    ...fileHeaders(publicUrl),
    ...DOCUMENT,
    'content-security-policy': policy({
      'default-src': ["'none'"],
      'script-src': ["'self'", ...hashes.script.map(quoted)],
      'style-src': ["'self'", ...hashes.style.map(quoted)],
      'img-src': ["'self'", 'blob:', 'data:'],
      'font-src': ["'self'"],
      'connect-src': ["'self'"],
      'media-src': ["'self'", 'blob:'],
      'manifest-src': ["'self'"],
      'worker-src': ["'self'"],
      'form-action': ["'self'", ...formTargets],
      ...(framed && { 'frame-src': ["'self'"] }),
      'frame-ancestors': ["'none'"],
      'base-uri': ["'none'"],
    }),
  };
}

export function plainDocumentHeaders(publicUrl: URL): Headers {
  return {
    ...fileHeaders(publicUrl),
    ...DOCUMENT,
    'content-security-policy': policy({
      'default-src': ["'none'"],
      'style-src': ["'self'"],
      'font-src': ["'self'"],
      'img-src': ["'self'"],
      'form-action': ["'self'", publicUrl.origin],
      'frame-ancestors': ["'none'"],
      'base-uri': ["'none'"],
    }),
    'cache-control': 'no-store',
  };
}

export type TagSources = { readonly scripts: readonly string[]; readonly targets: readonly string[] };

/** Tags run here without our scripts, and only our pages may frame it. */
export function tagFrameHeaders(publicUrl: URL, sources: readonly TagSources[]): Headers {
  const targets = sources.flatMap((source) => source.targets);
  return {
    ...fileHeaders(publicUrl),
    ...DOCUMENT,
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    'x-frame-options': 'SAMEORIGIN',
    'x-robots-tag': 'noindex',
    'content-security-policy': policy({
      'default-src': ["'none'"],
      'script-src': sources.flatMap(({ scripts }) => scripts),
      'img-src': targets,
      'connect-src': targets,
      'frame-ancestors': ["'self'"],
      'base-uri': ["'none'"],
    }),
    'referrer-policy': 'origin',
    'cache-control': 'public, max-age=3600',
  };
}

/** The models of the face run in WebAssembly, which no page may. */
export function workerHeaders(publicUrl: URL): Headers {
  return {
    ...fileHeaders(publicUrl),
    'content-security-policy': policy({
      'default-src': ["'none'"],
      'script-src': ["'wasm-unsafe-eval'"],
      'connect-src': ["'self'"],
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

const DOCUMENT: Headers = {
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(self), geolocation=(self), microphone=(), payment=(), usb=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
};

function policy(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

function quoted(hash: string): string {
  return `'${hash}'`;
}
