import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Each feature's own rules; what it takes from ui and design is shared on purpose. */
const sheets = globSync('web/*/**/*.css').filter((path) => !/^web\/(ui|design)\//.test(path));
/** Classes that begin a selector in the ui's and the house's own rules: features may say more about them. */
const shared = new Set(globSync('web/{ui,design}/**/*.css').flatMap(classesOf));

test('no two features give rules to one class, since a visitor who walks from one to the other has the sheets of both', () => {
  const owners = new Map<string, Set<string>>();
  for (const path of sheets) {
    const feature = path.split('/')[1] ?? '';
    for (const name of classesOf(path)) owners.set(name, (owners.get(name) ?? new Set()).add(feature));
  }
  expect(owners.size).toBeGreaterThan(200);
  const torn = [...owners].filter(([name, features]) => features.size > 1 && !shared.has(name));
  expect(torn.map(([name, features]) => `.${name}: ${[...features].join(', ')}`)).toEqual([]);
});

/** The class each selector begins with; what stands in brackets only narrows it. */
function classesOf(path: string): string[] {
  const rules = readFileSync(path, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\([^()]*\)/g, '');
  const selectors = Array.from(rules.matchAll(/([^{};]+)\{/g), ([, selector = '']) => selector.split(','));
  return selectors.flat().flatMap((selector) => /^\s*\.([\w-]+)/.exec(selector)?.[1] ?? []);
}
