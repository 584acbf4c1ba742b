import { expect, test } from 'vitest';

/** The text of every stylesheet by its path, like `./sales/styles/hero.css`. */
const sheets = import.meta.glob<string>('./*/**/*.css', { query: '?raw', import: 'default', eager: true });
const folder = (path: string) => path.split('/')[1] ?? '';
const isShared = (path: string) => ['ui', 'design'].includes(folder(path));

/** Features may say more about what ui and design draw. */
const shared = new Set(Object.entries(sheets).flatMap(([path, text]) => (isShared(path) ? classesIn(text) : [])));

test('no two features give rules to one class, since a visitor who walks from one to the other has the sheets of both', () => {
  const owners = new Map<string, Set<string>>();
  for (const [path, text] of Object.entries(sheets)) {
    if (isShared(path)) continue;
    for (const name of classesIn(text)) owners.set(name, (owners.get(name) ?? new Set()).add(folder(path)));
  }
  expect(owners.size).toBeGreaterThan(200);
  const torn = [...owners].filter(([name, features]) => features.size > 1 && !shared.has(name));
  expect(torn.map(([name, features]) => `.${name}: ${[...features].join(', ')}`)).toEqual([]);
});

/** The class each selector begins with; what stands in brackets only narrows it. */
function classesIn(text: string): string[] {
  const rules = text.replaceAll(/\/\*[\s\S]*?\*\/|\([^()]*\)/g, '');
  const selectors = Array.from(rules.matchAll(/([^{};]+)\{/g), ([, selector = '']) => selector.split(','));
  return selectors.flat().flatMap((selector) => /^\s*\.([\w-]+)/.exec(selector)?.[1] ?? []);
}
