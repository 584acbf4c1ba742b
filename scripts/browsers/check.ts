import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FALLBACKS } from './fallbacks.ts';
import { scriptFeatures } from './script-features.ts';
import { styleFeatures } from './style-features.ts';
import { browsersWithout, featureAt } from './supported.ts';

/** The prefix of a class name from a CSS module. */
const SCOPE = /\.[A-Za-z]{3}_/g;

/** One line for each feature in the built files that a supported browser lacks and that has no fallback. */
export function unsupportedFeatures(root: string): readonly string[] {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
  return files.flatMap((file) => {
    if (!/\.(js|css|html)$/.test(file)) return [];
    const text = readFileSync(join(root, file), 'utf8');
    return [...new Set(featuresOf(file, text).flatMap(({ path, rule }) => report(path, rule)))].map((line) => `${file}: ${line}`);
  });
}

function featuresOf(file: string, text: string): readonly { readonly path: string; readonly rule?: string }[] {
  if (file.endsWith('.css')) return styleFeatures(text);
  const scripts = file.endsWith('.js')
    ? [text]
    : Array.from(text.matchAll(/<script>([\s\S]*?)<\/script>/g), ([, code = '']) => code);
  return scripts.flatMap((code) => [...scriptFeatures(code)].map((path) => ({ path })));
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
