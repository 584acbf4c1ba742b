import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import vite from '../../vite.config.ts';
import { unsupportedFeatures } from './check.ts';
import { FALLBACKS } from './fallbacks.ts';
import { browsersWithout, featureAt, oldestBrowsers } from './supported.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'browsers-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function reported(file: string, text: string): readonly string[] {
  writeFileSync(join(root, file), text);
  return unsupportedFeatures(root);
}

test.each([
  ['items.toSorted()', 'javascript.builtins.Array.toSorted', 'chrome 100'],
  ['const { groupBy } = Object; Object.groupBy(items, kind)', 'javascript.builtins.Object.groupBy', 'firefox 100'],
  ['items.findLast(kind)', 'javascript.builtins.Array.findLast', 'firefox 100'],
  ['Promise.withResolvers()', 'javascript.builtins.Promise.withResolvers', 'samsung 19'],
  ['AbortSignal.timeout(1000)', 'api.AbortSignal.timeout_static', 'safari 15.4'],
  ['URL.parse(address)', 'api.URL.parse_static', 'edge 100'],
  ['element.togglePopover()', 'api.HTMLElement.togglePopover', 'ios_saf 15.4'],
  ['watch(CloseWatcher)', 'api.CloseWatcher', 'firefox 100'],
  ['/(?<=a)b/.test(text)', 'javascript.regular_expressions.lookbehind_assertion', 'safari 15.4'],
  ["jsx('div', { inert: true })", 'html.global_attributes.inert', 'firefox 100'],
  ["jsx('dialog', { closedby: 'any' })", 'html.elements.dialog.closedby', 'safari 15.4'],
  ["part.setAttribute('popover', '')", 'html.global_attributes.popover', 'chrome 100'],
  ["part.popover = 'auto'", 'html.global_attributes.popover', 'samsung 19'],
  ["part.closest('.card:has(b)')", 'css.selectors.has', 'edge 100'],
  ['class A { static { start() } }', 'javascript.classes.static.initialization_blocks', 'ios_saf 15.4'],
])('the check of supported browsers names %s in a script', (code, feature, browser) => {
  expect(reported('app.js', code)).toEqual([expect.stringMatching(`^app.js: ${feature} is missing in .*${browser}`)]);
});

test.each([
  ['.card:has(:checked){color:red}', 'css.selectors.has', 'chrome 100'],
  ['.card{min-height:100svh}', 'css.types.length.viewport_percentage_units_small', 'firefox 100'],
  [
    '.card{max-height:100vh;max-height:calc(100svh - var(--gap))}',
    'css.types.length.viewport_percentage_units_small',
    'chrome 100',
  ],
  ['.card{color:color-mix(in srgb,red,blue)}', 'css.types.color.color-mix', 'safari 15.4'],
  ['.card{--tint:color-mix(in srgb,red,blue)}', 'css.types.color.color-mix', 'samsung 19'],
  ['.card{b{color:red}}', 'css.selectors.nesting', 'chrome 100'],
  ['.card{& b{color:red}}', 'css.selectors.nesting', 'firefox 100'],
  ['@property --tint{syntax:"*";inherits:false}', 'css.at-rules.property', 'firefox 100'],
  ['.card{field-sizing:content}', 'css.properties.field-sizing', 'chrome 100'],
  ['@media (width>=30rem){.card{color:red}}', 'css.at-rules.media.range_syntax', 'ios_saf 15.4'],
  ['@supports (display:grid){.card:has(b){color:red}}', 'css.selectors.has', 'chrome 100'],
])('the check of supported browsers names %s in a stylesheet', (css, feature, browser) => {
  const [first] = reported('app.css', css);
  expect(first).toMatch(`app.css: ${feature} is missing in`);
  expect(first).toContain(browser);
});

test.each([
  ['<script>items.toSorted()</script>', 'javascript.builtins.Array.toSorted'],
  ['<script type="module">items.toSorted()</script>', 'javascript.builtins.Array.toSorted'],
  ['<style>.card:has(b){color:red}</style>', 'css.selectors.has'],
  ['<dialog class="card" closedby="any">', 'html.elements.dialog.closedby'],
  ['<div inert>', 'html.global_attributes.inert'],
])('the check of supported browsers names the newer feature of %s in a page', (html, feature) => {
  expect(reported('page.html', html)).toEqual([expect.stringMatching(`^page.html: ${feature} is missing in`)]);
});

test('words and data of a page are no features', () => {
  const html = '<p title="a <div inert>">inert</p><script type="application/ld+json">{"inert":1}</script>';
  expect(reported('page.html', html)).toEqual([]);
});

test('a feature with a fallback beside it is allowed', () => {
  const css = `
    @supports selector(:has(*)){.card:has(b){color:red}}
    @supports not selector(:has(*)){.card{color:blue}}
    .card{min-height:100vh;min-height:100svh}
    .card{-webkit-mask:none;mask:none}`;
  expect(reported('app.css', css)).toEqual([]);
  expect(reported('app.js', "list.at(-1); view.close?.(); const at = new Map(); if ('x' in window) at.get('x')")).toEqual([]);
});

test('each feature in the list of fallbacks is known and missing in a supported browser', () => {
  const needless = FALLBACKS.filter(({ feature }) => {
    const parts = Object.keys(featureAt(feature) ?? {}).map((part) => featureAt(`${feature}.${part}`)?.__compat);
    return ![featureAt(feature)?.__compat, ...parts].some((one) => one && browsersWithout(one).length > 0);
  });
  expect(needless).toEqual([]);
});

test('the build target and the README state the browsers of package.json', () => {
  const target = oldestBrowsers().flatMap(({ name, version }) => {
    // Samsung Internet 19 is Chromium 102.
    if (name === 'samsung') return [];
    return `${name === 'ios_saf' ? 'ios' : name}${version}`;
  });
  expect(vite.build?.target).toEqual(target);
  const stated = 'Safari and iOS 15.4, Chrome and Edge 100, Firefox 100, Samsung Internet 19';
  expect(readFileSync('README.md', 'utf8').replaceAll(/\s+/g, ' ')).toContain(stated);
  const names = { chrome: 'Chrome', edge: 'Edge', firefox: 'Firefox', ios_saf: 'iOS', safari: 'Safari', samsung: 'Samsung' };
  for (const { name, version } of oldestBrowsers()) expect(stated).toMatch(new RegExp(`${names[name]}[^,]* ${version}(,|$)`));
});

test('a stylesheet that two pages share is reported for both', () => {
  const page = '<style>a{color:light-dark(red, blue)}</style>';
  writeFileSync(join(root, 'one.html'), page);
  expect(reported('two.html', page).map((line) => line.split(':')[0])).toEqual(['one.html', 'two.html']);
});
