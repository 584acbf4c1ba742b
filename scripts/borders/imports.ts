import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync, Visitor } from 'vite';

/** Paths count from the root; a package is `node_modules/<name>`, a module of Node is `node:<name>`, and what only runs can tell is COMPUTED. */
export type Import = { readonly from: string; readonly to: string; readonly typeOnly: boolean };

export const COMPUTED = 'a computed path';

type Named = { readonly specifier: string; readonly typeOnly: boolean };

const FOLDERS = ['core', 'content', 'web', 'server', 'adapters', 'annex', 'scripts', 'bench', 'e2e'];
const MODULE = /\.(tsx?|mjs|css)$/;
const QUOTED = /^(['"`])([^'"`$]*)\1$/;
/** `@import 'x'`, `@import url('x')` and `composes: a from 'x'`. */
const STYLES = /(?:@import\s+(?:url\(\s*)?|composes:[^;]*\sfrom\s+)['"]([^'"]+)['"]/g;

export function sourceFiles(root: string): string[] {
  const present = readdirSync(root).filter((name) => FOLDERS.includes(name));
  return present
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => posix.join(folder, path)),
    )
    .filter((path) => MODULE.test(path))
    .sort();
}

export function importsOf(root: string, from: string): Import[] {
  const source = readFileSync(join(root, from), 'utf8');
  const named = from.endsWith('.css') ? styleSpecifiers(source) : specifiers(from, source);
  return named.map(({ specifier, typeOnly }) => ({ from, to: target(from, specifier), typeOnly }));
}

function styleSpecifiers(source: string): Named[] {
  return Array.from(source.matchAll(STYLES), ([, specifier = '']) => ({ specifier, typeOnly: false }));
}

function specifiers(path: string, source: string): Named[] {
  const { module, program, errors } = parseSync(path, source);
  if (errors[0]) throw new Error(`${path} cannot be parsed: ${errors[0].message}`);
  const imported = module.staticImports.map(({ moduleRequest, entries }) => ({
    specifier: moduleRequest.value,
    typeOnly: entries.length > 0 && entries.every((entry) => entry.isType),
  }));
  const exported = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) => (moduleRequest ? [{ specifier: moduleRequest.value, typeOnly: isType }] : [])),
  );
  const lazy = module.dynamicImports.map(({ moduleRequest }) => ({
    specifier: QUOTED.exec(source.slice(moduleRequest.start, moduleRequest.end))?.[2] ?? COMPUTED,
    typeOnly: false,
  }));
  const typed: Named[] = [];
  new Visitor({ TSImportType: ({ source: { value } }) => typed.push({ specifier: value, typeOnly: true }) }).visit(program);
  return [...imported, ...exported, ...lazy, ...typed];
}

function target(from: string, specifier: string): string {
  if (specifier === COMPUTED) return COMPUTED;
  const path = specifier.replace(/\?.*$/, '');
  if (path.startsWith('.')) return posix.join(posix.dirname(from), path);
  if (path.startsWith('/')) return path.slice(1);
  if (path.startsWith('node:')) return path;
  const [scope = '', name = ''] = path.split('/');
  return `node_modules/${scope.startsWith('@') ? `${scope}/${name}` : scope}`;
}
