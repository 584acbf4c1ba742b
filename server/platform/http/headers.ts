type DocumentSettings = {
  readonly publicUrl: URL;
  /** Of the scripts and styles that stand in the pages, as the build computed them: `sha256-…`. */
  readonly hashes: { readonly script: readonly string[]; readonly style: readonly string[] };
  /** Other sites that a form of ours may lead to, such as the payment provider's. */
  readonly formTargets: readonly string[];
  /** Whether a page may hold a frame of our own, in which tags of others run. */
  readonly framed?: boolean;
};

type Headers = Readonly<Record<string, string>>;

/** The built pages: scripts and styles of our own, files or hashed; camera and location on request; no frames. */
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

/** Pages that the server writes itself: their stylesheet, fonts and icon, forms to us, and nothing else. */
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

/** Where a tag's code comes from, and where it may send to. */
export type TagSources = { readonly scripts: readonly string[]; readonly targets: readonly string[] };

/** The page in the frame, where tags of others run: their code and their targets, nothing of ours, and only pages of ours may hold it. */
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

/** Answers that are data: a browser that is led to one may do nothing with it. */
export function dataHeaders(publicUrl: URL): Headers {
  return { ...fileHeaders(publicUrl), ...REFUSAL };
}

/** What holds for every answer. */
export function fileHeaders(publicUrl: URL): Headers {
  return {
    ...EVERYWHERE,
    ...(publicUrl.protocol === 'https:' && { 'strict-transport-security': 'max-age=31536000' }),
  };
}

const EVERYWHERE: Headers = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};

/** Data that is told before it is known which of our routes was meant, if any. */
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
