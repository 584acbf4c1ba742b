import { DOCUMENT } from './document-headers.ts';
import { fileHeaders, type Headers, policy } from './headers.ts';

export type TagSources = { readonly scripts: readonly string[]; readonly targets: readonly string[] };

/**
 * The page has an origin of its own: to it, our pages, storage and API are another site's. Nothing leads out of it either:
 * no form, window, download, or address of another page. Only our pages may frame it.
 */
export function tagFrameHeaders(publicUrl: URL, scriptHash: string, sources: readonly TagSources[]): Headers {
  const targets = sources.flatMap((source) => source.targets);
  return {
    ...fileHeaders(publicUrl),
    ...DOCUMENT,
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    'x-frame-options': 'SAMEORIGIN',
    'x-robots-tag': 'noindex',
    'content-security-policy': policy({
      sandbox: ['allow-scripts'],
      'default-src': ["'none'"],
      'script-src': [`'${scriptHash}'`, ...sources.flatMap(({ scripts }) => scripts)],
      'img-src': targets,
      'connect-src': targets,
      'frame-ancestors': ["'self'"],
      'form-action': ["'none'"],
      'base-uri': ["'none'"],
    }),
    'referrer-policy': 'origin',
    'cache-control': 'public, max-age=3600',
  };
}
