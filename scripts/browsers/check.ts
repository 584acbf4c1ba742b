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
    return [...new Set(featuresOf(file, text).flatMap(({ path, rule }) => report(path, rule)))].map((line) => `${file}: ${line}`);
  });
}

type Feature = { readonly path: string; readonly rule?: string };

function featuresOf(file: string, text: string): readonly Feature[] {
  if (file.endsWith('.css')) return styleFeatures(text);
  if (file.endsWith('.js')) return inScript(text);
  const markup = markupFeatures(text).map((path) => ({ path }));
  return [...markup, ...partsOf(text, STYLE).flatMap(styleFeatures), ...partsOf(text, SCRIPT).flatMap(inScript)];
}

function inScript(code: string): readonly Feature[] {
  return [...scriptFeatures(code)].map((path) => ({ path }));
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
