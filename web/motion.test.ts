import { expect, test } from 'vitest';
import { timings } from '../content/timings.ts';

const sheets = import.meta.glob<string>('./**/*.css', { query: '?raw', import: 'default', eager: true });

const COMPOSITED = new Set(['transform', 'translate', 'rotate', 'scale', 'opacity', 'filter']);
/** Painted again in each frame, but small, and never while a step slides in. */
const EXCEPTIONS: Readonly<Record<string, readonly string[]>> = {
  // A drawn line that grows.
  draw: ['stroke-dashoffset'],
  // The subtitle of the landing page stands before it is typed.
  untype: ['color'],
  // A card goes behind the others halfway.
  'to-back': ['z-index'],
};
const TRANSITIONED = new Set([...COMPOSITED, 'visibility', 'background-color', 'border-color', 'box-shadow', 'none']);

test('a slide takes as long in the stylesheets as in the code', () => {
  const [, seconds] = /--slide: ([\d.]+)s;/.exec(sheets['./design/tokens.css'] ?? '') ?? [];
  expect(Number(seconds) * 1000).toBe(timings.slideMs);
});

test('keyframes change only what the compositor can move, but for the exceptions named here', () => {
  const used = new Set<string>();
  const problems = Object.entries(sheets).flatMap(([path, sheet]) =>
    keyframes(sheet).flatMap(({ name, properties }) => {
      const excused = EXCEPTIONS[name] ?? [];
      for (const property of properties) if (excused.includes(property)) used.add(`${name} ${property}`);
      return properties
        .filter((property) => !COMPOSITED.has(property) && !excused.includes(property))
        .map((property) => `${name} in ${path} animates ${property}`);
    }),
  );
  expect(problems).toEqual([]);
  expect([...used].sort()).toEqual(
    Object.entries(EXCEPTIONS)
      .flatMap(([name, all]) => all.map((one) => `${name} ${one}`))
      .sort(),
  );
});

test('transitions change only what the compositor can move, and the colours and edges of what is touched', () => {
  const problems = Object.entries(sheets).flatMap(([path, sheet]) =>
    Array.from(plain(sheet).matchAll(/[{;\s]transition:\s*([^;}]+)/g), ([, value = '']) => value)
      .flatMap((value) => value.split(/,(?![^(]*\))/).map((one) => one.trim().split(/\s/)[0] ?? ''))
      .filter((property) => !TRANSITIONED.has(property))
      .map((property) => `${path} has a transition of ${property}`),
  );
  expect(problems).toEqual([]);
});

type Keyframes = { readonly name: string; readonly properties: readonly string[] };

function keyframes(sheet: string): Keyframes[] {
  return Array.from(plain(sheet).matchAll(/@keyframes ([\w-]+)\s*\{((?:[^{}]*\{[^{}]*\})*)/g), ([, name = '', body = '']) => ({
    name,
    properties: Array.from(body.matchAll(/[{;]\s*([a-z-]+)\s*:/g), ([, property = '']) => property).filter(
      (property) => !property.startsWith('animation-'),
    ),
  }));
}

function plain(sheet: string): string {
  return sheet.replaceAll(/\/\*[\s\S]*?\*\//g, '');
}
