import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';
import { sourceFiles } from '../borders/imports.ts';

/** `title` is what a log prints: the titles of the suites, then that of the test. */
type TestTitle = { readonly path: string; readonly title: string };

const FILES = /(\.(test|spec)|\/contract|\/testing)\.tsx?$/;
const SUITES: ReadonlySet<string> = new Set(['describe', 'test.describe']);
const TESTS: ReadonlySet<string> = new Set(['it', 'test', 'testAtOwnPlace']);
const MODIFIERS = /\.(each|for|skip|only|fails|skipIf|runIf|concurrent|serial)$/;

const MIN_WORDS = 4;
const WORDS = /\b(should|whoever|nobody|told)\b/i;
/** No noun of ours is spelt like one of these. */
const VERBS =
  /^(is|has|does|accepts|adds|allows|can|creates|deletes|fails|finds|gets|gives|goes|holds|ignores|keeps|leads|loads|makes|opens|refuses|rejects|removes|returns|says|sends|stores|takes|throws|turns|walks|writes)\b/;

export function testTitles(root: string): TestTitle[] {
  return sourceFiles(root)
    .filter((path) => FILES.test(path))
    .flatMap((path) => titlesIn(readFileSync(join(root, path), 'utf8'), path).map((title) => ({ path, title })));
}

export function titleProblems(titles: readonly TestTitle[]): string[] {
  return titles.flatMap(({ path, title }) => {
    const problem = problemOf(title);
    return problem === undefined ? [] : [`${path}: '${title}' ${problem}.`];
  });
}

function problemOf(title: string): string | undefined {
  const [word] = WORDS.exec(title) ?? [];
  if (word !== undefined) return `says '${word}'`;
  if (title.split(/\s+/).length < MIN_WORDS) return 'is no sentence';
  if (VERBS.test(title)) return 'has no subject';
  return title.endsWith('.') ? 'ends with a full stop' : undefined;
}

function titlesIn(source: string, path: string): string[] {
  const titles: string[] = [];
  const suites: string[] = [];
  new Visitor({
    CallExpression(call) {
      const title = titleOf(call, source);
      if (title === undefined) return;
      if (SUITES.has(calledName(call.callee))) suites.push(title);
      else titles.push([...suites, title].join(' '));
    },
    'CallExpression:exit'(call) {
      if (titleOf(call, source) !== undefined && SUITES.has(calledName(call.callee))) suites.pop();
    },
  }).visit(parseSync(path, source).program);
  return titles;
}

function titleOf({ callee, arguments: [title, ...others] }: ESTree.CallExpression, source: string): string | undefined {
  const name = calledName(callee);
  if (!title || !(SUITES.has(name) || TESTS.has(name)) || !others.some(isFunction)) return undefined;
  if (title.type === 'Literal') return String(title.value);
  if (title.type === 'TemplateLiteral') return source.slice(title.start + 1, title.end - 1).replace(/\$\{[^}]*\}/g, '%s');
  return undefined;
}

/** `it` for `it`, `it.each([1])` and `it.skip`. */
function calledName(callee: ESTree.Node): string {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type === 'CallExpression') return calledName(callee.callee);
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return '';
  return `${calledName(callee.object)}.${callee.property.name}`.replace(MODIFIERS, '');
}

function isFunction({ type }: ESTree.Node): boolean {
  return type === 'ArrowFunctionExpression' || type === 'FunctionExpression';
}
