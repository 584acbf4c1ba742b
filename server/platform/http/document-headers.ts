import { fileHeaders, type Headers, policy } from './headers.ts';

type DocumentSettings = {
  readonly publicUrl: URL;
  /** `sha256-…`, from the build. */
  readonly hashes: { readonly script: readonly string[]; readonly style: readonly string[] };
  readonly formTargets: readonly string[];
  readonly framed?: boolean;
};

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

export const DOCUMENT: Headers = {
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(self), geolocation=(self), microphone=(), payment=(), usb=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
};

function quoted(hash: string): string {
  return `'${hash}'`;
}
