import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FALLBACKS } from './fallbacks.ts';
import { markupFeatures } from './markup-features.ts';
import { scriptFeatures } from './script-features.ts';
import { styleFeatures } from './style-features.ts';
import { browsersWithout, featureAt } from './supported.ts';

const SCOPE = /\.[A-Za-z]{2}_/g;
const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;
/** Not what only looks like a script: its data has a type of its own. */
const SCRIPT = /<script(?: type="?module"?)?>([\s\S]*?)<\/script>/g;

/** One line for each feature in the built files that a supported browser lacks and that has no fallback. */
export function unsupportedFeatures(root: string): readonly string[] {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
  return files.flatMap((file) => {
    if (!/\.(js|css|html)$/.test(file)) return [];
    const text = readFileSync(join(root, file), 'utf8');
    return [...new Set(linesOf(file, text))].map((line) => `${file}: ${line}`);
  });
}

type Feature = { readonly path: string; readonly rule?: string };

function linesOf(file: string, text: string): readonly string[] {
  if (file.endsWith('.css')) return inStyle(text);
  if (file.endsWith('.js')) return inScript(text);
  return [...inMarkup(text), ...partsOf(text, STYLE).flatMap(inStyle), ...partsOf(text, SCRIPT).flatMap(inScript)];
}

const inMarkup = reported((html) => markupFeatures(html).map((path) => ({ path })));
const inStyle = reported(styleFeatures);
const inScript = reported((code) => [...scriptFeatures(code)].map((path) => ({ path })));

/** Many pages have the same stylesheets and scripts. */
function reported(featuresIn: (text: string) => readonly Feature[]): (text: string) => readonly string[] {
  const known = new Map<string, readonly string[]>();
  return (text) => {
    const lines = known.get(text) ?? [...new Set(featuresIn(text).flatMap(({ path, rule }) => report(path, rule)))];
    known.set(text, lines);
    return lines;
  };
}

function partsOf(html: string, part: RegExp): readonly string[] {
  return Array.from(html.matchAll(part), ([, text = '']) => text);
}

function report(path: string, rule = ''): readonly string[] {
  const compat = featureAt(path)?.__compat;
  const browsers = compat ? browsersWithout(compat) : [];
  if (browsers.length === 0 || hasFallback(path, rule)) return [];
  return [`${path} is missing in ${browsers.join(', ')}${rule && `: ${rule}`}`];
}

function hasFallback(path: string, rule: string): boolean {
  return FALLBACKS.some(
    ({ feature, rule: rules }) =>
      `${path}.`.startsWith(`${feature}.`) && (rules === undefined || rules.test(rule.replaceAll(SCOPE, '.'))),
  );
}
