export type SiteSettings = {
  readonly publicUrl: URL;
  /** Of the scripts and styles that stand in the pages, as the build computed them: `sha256-…`. */
  readonly hashes: { readonly script: readonly string[]; readonly style: readonly string[] };
  /** Other sites that a form of ours may lead to, such as the payment provider's. */
  readonly formTargets: readonly string[];
};

/** What a browser may do with a page of ours. */
export function documentHeaders({ publicUrl, hashes, formTargets }: SiteSettings): Readonly<Record<string, string>> {
  return {
    ...fileHeaders(publicUrl),
    'content-security-policy': contentSecurityPolicy({
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
      'frame-ancestors': ["'none'"],
      'base-uri': ["'none'"],
    }),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(self), geolocation=(self), microphone=(), payment=(), usb=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin',
    'x-frame-options': 'DENY',
  };
}

/** What holds for every answer. */
export function fileHeaders(publicUrl: URL): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    ...(publicUrl.protocol === 'https:' && { 'strict-transport-security': 'max-age=31536000' }),
  };
}

/** Pages that the server writes itself: their own stylesheet, forms to us, and nothing else. */
export function plainDocumentHeaders(publicUrl: URL): Readonly<Record<string, string>> {
  return {
    ...documentHeaders({ publicUrl, hashes: { script: [], style: [] }, formTargets: [publicUrl.origin] }),
    'cache-control': 'no-store',
  };
}

function contentSecurityPolicy(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

function quoted(hash: string): string {
  return `'${hash}'`;
}
