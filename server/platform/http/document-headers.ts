import type { PaymentElements } from '../../../adapters/payments/port.ts';
import { fileHeaders, type Headers, policy } from './headers.ts';

type DocumentSettings = {
  readonly publicUrl: URL;
  /** `sha256-…`, from the build. */
  readonly hashes: { readonly script: readonly string[]; readonly style: readonly string[] };
  readonly formTargets: readonly string[];
  readonly framed?: boolean;
  /** On the page whose dialog shows a wallet. */
  readonly wallet?: PaymentElements | undefined;
};

export function documentHeaders({ publicUrl, hashes, formTargets, framed = false, wallet }: DocumentSettings): Headers {
  const { scripts, frames, targets } = wallet?.sources ?? NO_SOURCES;
  const framedSources = [...(framed ? ["'self'"] : []), ...frames];
  return {
    ...fileHeaders(publicUrl),
    ...DOCUMENT,
    ...(wallet && walletHeaders(scripts)),
    'content-security-policy': policy({
      'default-src': ["'none'"],
      'script-src': ["'self'", ...hashes.script.map(quoted), ...scripts],
      'style-src': ["'self'", ...hashes.style.map(quoted)],
      'img-src': ["'self'", 'blob:', 'data:'],
      'font-src': ["'self'"],
      'connect-src': ["'self'", ...targets],
      'media-src': ["'self'", 'blob:'],
      'manifest-src': ["'self'"],
      'worker-src': ["'self'"],
      'form-action': ["'self'", ...formTargets],
      ...(framedSources.length > 0 && { 'frame-src': framedSources }),
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
  'permissions-policy': permissions('()'),
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
};

const NO_SOURCES: PaymentElements['sources'] = { scripts: [], frames: [], targets: [] };

/** A sheet is opened by the frames of the provider, and PayPal's by a window that answers the one that opened it. */
function walletHeaders(origins: readonly string[]): Headers {
  return {
    'permissions-policy': permissions(`(${['self', ...origins.map((origin) => `"${origin}"`)].join(' ')})`),
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  };
}

function permissions(payment: string): string {
  return `camera=(self), geolocation=(self), microphone=(), payment=${payment}, usb=(), browsing-topics=()`;
}

function quoted(hash: string): string {
  return `'${hash}'`;
}
