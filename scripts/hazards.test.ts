import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const root = new URL('../', import.meta.url);
const FILES = globSync('{server,adapters,core,annex,web,content}/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.(test|slow\.test)\.tsx?$|\/(testing|contract|bench)\.tsx?$|\/(testing|migrations)\//.test(file),
);
const SOURCES = FILES.map((file) => ({ file, code: readFileSync(new URL(file, root), 'utf8') }));

/** Code that is dangerous where data of others come in, and the files that do it with none. */
const HAZARDS: readonly (readonly [what: string, code: RegExp, files: readonly string[]])[] = [
  ['runs text as code', /\beval\(|\bnew Function\(|'node:vm'/, []],
  ['starts a process', /'node:child_process'/, ['adapters/payments/sdk-types/compiler.ts']],
  ['reads XML', /\bDOMParser\b|'(?:xml2js|fast-xml-parser|libxmljs)'/, []],
  ['opens a socket to a page', /\bWebSocket\b|\bRTCPeerConnection\b/, []],
  ['switches the check of certificates off', /rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity/, []],
  [
    'writes past the log',
    /\bconsole\.\w+\(|process\.std(?:out|err)\.write\(/,
    ['annex/city-search/data/build.ts', 'server/main.ts'],
  ],
  [
    'puts text into SQL',
    /\bsql\.(?:raw|lit)\b/,
    [
      'server/analytics/reports/funnel/combination.ts',
      'server/operator/consents/routes.ts',
      'server/platform/backup/bounds.ts',
      'server/platform/backup/empty-again.ts',
      'server/platform/backup/load-rows.ts',
      'server/platform/backup/read.ts',
      'server/platform/db/statistics.ts',
    ],
  ],
  [
    'writes markup that is not escaped',
    /dangerouslySetInnerHTML|\binnerHTML\b|insertAdjacentHTML|document\.write/,
    [
      'web/browser/sprite.ts',
      'web/head/preview-picture.tsx',
      'web/illustrations/sprite/drawings.tsx',
      'web/legal/legal-page.tsx',
      'web/prerender.tsx',
    ],
  ],
  ['makes a pattern of a value', /\bnew RegExp\((?![`'"]|String\.raw)/, ['server/messages/mails/inline.ts']],
  [
    'takes chance that can be guessed',
    /\bMath\.random\b/,
    [
      'annex/payment-sandbox/deliveries/mode.ts',
      'core/consent/tag-ids.ts',
      'server/platform/jobs/queue.ts',
      'web/browser/analytics/send.ts',
    ],
  ],
  [
    'makes a request',
    /\bfetch\(|import \{[^}]*\brequest\b[^}]*\} from 'node:https?'/,
    [
      'adapters/http/call-service.ts',
      'adapters/http/guarded-post.ts',
      'annex/face-measurement/models.ts',
      'annex/label-reading/reader.ts',
      'annex/payment-sandbox/deliveries/deliverer.ts',
      'web/browser/api.ts',
      'web/browser/early/start.ts',
      'web/browser/navigation.ts',
      'web/browser/operator-api.ts',
      'web/browser/plan-worker/cached.ts',
      'web/browser/sprite.ts',
      'web/browser/words.ts',
    ],
  ],
  [
    'hears another window',
    /addEventListener\('message'|\bonmessage\b/,
    [
      'annex/face-measurement/worker.ts',
      'annex/label-reading/worker.ts',
      'web/browser/face-worker.ts',
      'web/browser/in-slices.ts',
      'web/browser/label-photo.ts',
      'web/browser/photo.ts',
      'web/browser/product-comparison.ts',
      'web/browser/products-worker/worker.ts',
      'web/browser/tag-frame.ts',
      'web/browser/tags-page/page.ts',
    ],
  ],
  [
    'redirects',
    /\.redirect\(/,
    [
      'annex/payment-sandbox/operator-guard.ts',
      'annex/payment-sandbox/pages/bank-routes.ts',
      'annex/payment-sandbox/pages/routes.ts',
      'annex/payment-sandbox/panel/routes.ts',
      'annex/payment-sandbox/portal/routes.ts',
      'server/editions/funnel-hosts.ts',
      'server/messages/marketing/routes.ts',
      'server/money/app-links/link-host.ts',
      'server/platform/site/loopback.ts',
      'server/platform/site/routes.ts',
    ],
  ],
  [
    'sets a cookie',
    /\.setCookie\(|'set-cookie'|\bdocument\.cookie =/,
    [
      'annex/payment-sandbox/operator-guard.ts',
      'server/money/manage/session.ts',
      'server/money/order-keys/order-keys.ts',
      'server/operator/device.ts',
      'server/operator/session-cookie.ts',
      'server/platform/site/routes.ts',
      'server/platform/http/visitor.ts',
      'web/browser/cookies.ts',
    ],
  ],
];

describe('a file that is not named here', () => {
  it.each(HAZARDS)('never %s', (_what, code, files) => {
    expect(
      SOURCES.filter((source) => code.test(source.code))
        .map(({ file }) => file)
        .sort(),
    ).toEqual([...files].sort());
  });
});
