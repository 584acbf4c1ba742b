import { expect, test } from 'vitest';

const sheets = import.meta.glob<string>('./**/*.module.css', { query: '?raw', import: 'default', eager: true });
const sources = import.meta.glob<string>('./**/*.tsx', { query: '?raw', import: 'default', eager: true });

test('every class that a component uses is in its CSS module, and every class in a module is used', () => {
  const used = new Map(Object.keys(sheets).map((path) => [path, new Set<string>()]));
  for (const [path, source] of Object.entries(sources)) {
    for (const [, name = '', file = ''] of source.matchAll(/^import (\w+) from '([^']+\.module\.css)';$/gm)) {
      const classes = used.get(resolved(path, file));
      for (const [, one = ''] of source.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))) classes?.add(one);
    }
  }
  const problems = Object.entries(sheets).flatMap(([path, sheet]) => {
    const defined = classesIn(sheet);
    const uses = used.get(path) ?? new Set<string>();
    return [
      ...[...uses].filter((name) => !defined.has(name)).map((name) => `${path} has no .${name}`),
      ...[...defined].filter((name) => !uses.has(name)).map((name) => `nothing uses .${name} of ${path}`),
    ];
  });
  expect(Object.keys(sheets).length).toBeGreaterThan(50);
  expect(problems).toEqual([]);
});

/** `../ui/field.module.css` from `./quiz/city.tsx` is `./ui/field.module.css`. */
function resolved(from: string, file: string): string {
  return `.${new URL(file, `file:///${from}`).pathname}`;
}

function classesIn(sheet: string): Set<string> {
  const selectors = sheet.replaceAll(/\/\*[\s\S]*?\*\/|:global\([^)]*\)|"[^"]*"|\{[^{}]*;\s*\}/g, ' ');
  return new Set(Array.from(selectors.matchAll(/\.([a-z]\w*)/gi), ([, name = '']) => name));
}
