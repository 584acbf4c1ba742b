import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { limitsOf } from '../../../bench/bytes/limits.ts';
import type { PlacedStep } from '../../../core/funnel/funnel.ts';
import type { InBrowser } from './in-browser.ts';
import { failed, notProved, type ProofChapter, type ProofLine, proved } from './proof.ts';

export type Weight = { readonly path: string; readonly html: number; readonly script: number; readonly words: number };

const SCRIPTS = /<(?:script[^>]*\ssrc|link[^>]*\srel="modulepreload"[^>]*\shref)="([^"]+)"/g;
const STYLES = /<link[^>]*\srel="stylesheet"[^>]*\shref="([^"]+)"/g;
const WORDS = /<template id="code"[^>]*\sdata-words="([^"]+)"/g;

/** What a page of an edition loads before the first tap, in brotli: `files` are its own, and `client` has those that all editions share. */
export function weigh(files: Readonly<Record<string, string>>, client: string): (path: string) => Weight {
  const known = new Map<string, number>();
  const size = (address: string) => {
    const before = known.get(address);
    if (before !== undefined) return before;
    const found = brotliCompressSync(files[address] ?? readFileSync(join(client, address))).length;
    known.set(address, found);
    return found;
  };
  return (path) => {
    const html = files[path] ?? '';
    const sum = (named: RegExp) =>
      [...new Set(Array.from(html.matchAll(named), ([, address = '']) => address))].reduce(
        (all, address) => all + size(address),
        0,
      );
    return { path, html: size(path) + sum(STYLES), script: sum(SCRIPTS), words: sum(WORDS) };
  };
}

/** A page counts as fast for its visitors to here (web.dev, First Contentful Paint), at most of which none should come near. */
const MAX_PAINT_MS = 1800;

/** `steps` are those of all funnels. */
export function weightChapter(
  steps: readonly PlacedStep[],
  weights: readonly Weight[],
  paints: InBrowser['paints'] | { readonly missing: string },
): ProofChapter {
  return {
    id: 'weight',
    title: 'Bytes and first paint',
    lead: 'What a page loads before the first tap, compressed as it is sent, and when a slow phone shows it: a processor four times slower, 1.6 Mbit/s, 150 ms a round trip.',
    lines: [...(['html', 'script', 'words'] as const).map((part) => weightLine(steps, weights, part)), ...paintLines(paints)],
    tables: [
      {
        caption: 'Bytes, in brotli',
        head: ['Page', 'HTML', 'Code', 'Words'],
        rows: shown(steps, weights).map(({ path, html, script, words }) => [
          path,
          ...[html, script, words].map((bytes) => bytes.toLocaleString('en-US')),
        ]),
      },
    ],
  };
}

const PARTS = { html: 'HTML', script: 'code', words: 'words' } as const;

function weightLine(steps: readonly PlacedStep[], weights: readonly Weight[], part: keyof typeof PARTS): ProofLine {
  const measured = weights.map((weight) => ({
    path: weight.path,
    bytes: weight[part],
    most: limitsOf(weight.path, steps.find((step) => step.path === weight.path)?.kind)[part],
  }));
  const over = measured.filter(({ bytes, most }) => bytes > most);
  const what = `No page has more ${PARTS[part]} than it may`;
  const tell = ({ path, bytes, most }: (typeof measured)[number]) =>
    `${path} has ${bytes.toLocaleString('en-US')} of ${most.toLocaleString('en-US')} bytes`;
  const nearest = measured.reduce((one, other) => (other.bytes / other.most > one.bytes / one.most ? other : one));
  if (over.length > 0) return failed(what, `${over.length} of ${weights.length} pages do; the worst: ${tell(nearest)}.`);
  return proved(what, `${weights.length} pages; the nearest to its limit: ${tell(nearest)}.`);
}

function paintLines(paints: InBrowser['paints'] | { readonly missing: string }): readonly ProofLine[] {
  if ('missing' in paints) return [notProved('A slow phone shows the pages soon', paints.missing)];
  return paints.map(({ path, ms }) => {
    const says = `${(ms / 1000).toFixed(2)} s, of at most ${(MAX_PAINT_MS / 1000).toFixed(1)}: the middle one of three visits with an empty cache.`;
    const what = `${path} on a slow phone: first paint`;
    return ms <= MAX_PAINT_MS ? proved(what, says) : failed(what, says);
  });
}

/** The landing page, the first step of each funnel, the heaviest one, and the sales page. */
function shown(steps: readonly PlacedStep[], weights: readonly Weight[]): readonly Weight[] {
  const questions = weights.filter(({ path }) => steps.some((step) => step.path === path));
  const heaviest = questions.reduce<Weight | undefined>(
    (most, each) => (most && most.script >= each.script ? most : each),
    undefined,
  );
  const paths = new Set(['/', ...firstPaths(steps), heaviest?.path, '/prediction']);
  return weights.filter(({ path }) => paths.has(path));
}

export function firstPaths(steps: readonly PlacedStep[]): readonly string[] {
  return steps.filter(({ number }) => number === 1).map(({ path }) => path);
}
