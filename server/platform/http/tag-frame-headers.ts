import { DOCUMENT } from './document-headers.ts';
import { fileHeaders, type Headers, policy } from './headers.ts';

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
