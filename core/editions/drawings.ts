import type { Content } from './draft.ts';
import { nameOf, parsePath } from './path.ts';
import { pictureProblems } from './picture-problems.ts';
import { isPictureName } from './pictures.ts';
import type { Problem } from './rules.ts';

/** Keys under which a step or an option names a drawing, with the key under which the content names such drawings. */
const DRAWN: Readonly<Record<string, string>> = {
  icon: 'icon',
  drawing: 'drawing',
  picture: 'drawing',
  illustration: 'illustration',
};

export function isDrawingKey(key: string): boolean {
  return Object.hasOwn(DRAWN, key);
}

/** Whether a drawing of a question is named there. */
export function isDrawingPath(path: string): boolean {
  const { value = '', keys = [] } = parsePath(path) ?? {};
  return isFunnel(value) && keys[0] === 'steps' && isDrawingKey(keys.at(-1) ?? '');
}

export function drawingProblems(built: Content, path: string, key: string, name: string): Problem[] {
  if (isPictureName(name)) return pictureProblems(built, path, key, name);
  const drawn = drawingsIn(built, DRAWN[key] ?? key);
  if (drawn.includes(name)) return [];
  return [{ path, grade: 'error', says: `There is no ${key} '${name}'.`, remedy: `Take one of ${drawn.join(', ')}.` }];
}

/** Names of drawings that the funnels as built use, and visitors therefore have. */
function drawingsIn(content: Content, key: string): readonly string[] {
  const funnel = Object.entries(content).filter(([name]) => isFunnel(name));
  const names = funnel.flatMap(([name, value]) => partsOf(value, name, '').filter((part) => part.key === key));
  return [...new Set(names.map(({ text }) => text))].sort();
}

function isFunnel(value: string): boolean {
  return /^funnels?\//.test(value);
}

type Part = { readonly path: string; readonly key: string; readonly text: string };

/** All texts of a part of the content, but for its conditions. */
export function partsOf(part: unknown, path: string, key: string): readonly Part[] {
  if (typeof part === 'string') return [{ path, key, text: part }];
  if (typeof part !== 'object' || part === null || key === 'when') return [];
  return Object.entries(part).flatMap(([name, value]) =>
    Array.isArray(part) ? partsOf(value, `${path}.${nameOf(value, Number(name))}`, key) : partsOf(value, `${path}.${name}`, name),
  );
}
