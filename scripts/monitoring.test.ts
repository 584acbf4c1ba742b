import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const TELEMETRY = 'server/platform/telemetry';
const SUFFIXES: Readonly<Record<string, string>> = { s: '_seconds', By: '_bytes' };
/** Prometheus's own: whether it was answered. */
const OWN = ['up'];

const rules = readFileSync('docs/operations/alerts.yml', 'utf8');
const alerts = matches(rules, /alert: (\w+)/g);
const dashboard: unknown = JSON.parse(readFileSync('docs/operations/dashboard.json', 'utf8'));

function matches(text: string, pattern: RegExp): string[] {
  return Array.from(text.matchAll(pattern), ([, found = '']) => found);
}

/** `create…('name', …)`, with the unit that follows it and what a reader adds to the name. */
function exported(): ReadonlySet<string> {
  const sources = readdirSync(TELEMETRY).filter((file) => !file.endsWith('.test.ts'));
  const code = sources.map((file) => readFileSync(`${TELEMETRY}/${file}`, 'utf8')).join('\n');
  const created = code.matchAll(
    /create(Histogram|Counter|ObservableGauge|ObservableCounter)\(\s*'([\w.]+)'(?:,\s*(DURATION|\{[^}]*\}))?/g,
  );
  const names = Array.from(created, ([, kind = '', name = '', options = '']) => {
    const unit = options === 'DURATION' ? 's' : /unit: '(\w+)'/.exec(options)?.[1];
    const base = `${name.replaceAll('.', '_')}${SUFFIXES[unit ?? ''] ?? ''}`;
    if (kind === 'Histogram') return ['count', 'sum', 'bucket'].map((part) => `${base}_${part}`);
    return kind.endsWith('Counter') ? [`${base}_total`] : [base];
  });
  return new Set(names.flat());
}

/** The names in a query of Prometheus, which stand before braces, brackets or a comparison. */
function metricsIn(query: string): readonly string[] {
  const plain = query.replaceAll(/\{(?!\{)[^}]*\}|\[\w+\]|\b(by|without) \([^)]*\)/g, ' ');
  return matches(plain, /\b([a-z][a-z0-9_]*)\b(?!\s*\()/g).filter((word) => word.includes('_') || OWN.includes(word));
}

function queriesOf(node: unknown): readonly string[] {
  if (typeof node !== 'object' || node === null) return [];
  const own = 'expr' in node && typeof node.expr === 'string' ? [node.expr] : [];
  return [...own, ...Object.values(node).flatMap(queriesOf)];
}

test.each([
  ['the dashboard', queriesOf(dashboard), 20],
  ['the alerts', matches(rules, /expr: '(.*)'/g), alerts.length],
])('every metric that %s asks for is one that the server exports', (_file, queries, atLeast) => {
  const known = exported();
  expect(queries.length).toBeGreaterThanOrEqual(atLeast);
  for (const query of queries) {
    const asked = metricsIn(query);
    expect(asked, query).not.toEqual([]);
    expect(asked.filter((name) => !known.has(name) && !OWN.includes(name))).toEqual([]);
  }
});

test('docs/operations/watch.md says what to do about every alert, and about no other', () => {
  const documented = matches(readFileSync('docs/operations/watch.md', 'utf8'), /^\| `([A-Z]\w+)` \|/gm).filter(
    (name) => !/_/.test(name),
  );
  expect(documented.sort()).toEqual([...alerts].sort());
});
