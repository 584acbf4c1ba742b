import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';

/** Paths count from the root; a package is `node_modules/<name>`, a module of Node is `node:<name>`, and what only runs can tell is COMPUTED. */
export type Import = { readonly from: string; readonly to: string; readonly typeOnly: boolean };

export const COMPUTED = 'a computed path';

type Named = { readonly specifier: string; readonly typeOnly: boolean };

const FOLDERS = ['core', 'content', 'web', 'server', 'adapters', 'annex', 'scripts', 'bench', 'e2e'];
const MODULE = /\.(tsx?|mjs|css)$/;
const QUOTED = /^(['"`])([^'"`$]*)\1$/;
/** `@import 'x'`, `@import url('x')` and `composes: a from 'x'`. */
const STYLES = /(?:@import\s+(?:url\(\s*)?|composes:[^;]*\sfrom\s+)['"]([^'"]+)['"]/g;
/** `/// <reference path="x.ts" />` and `/// <reference types="x" />`. */
const REFERENCE = /^\/\s*<reference\s+(path|types)=["']([^"']+)["']/;
const SCHEME = /^[a-z]+:/i;

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
  const { module, program, comments, errors } = parseSync(path, source);
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
  const referred = comments.flatMap(({ value }) => {
    const [, kind, name = ''] = REFERENCE.exec(value) ?? [];
    return kind === undefined ? [] : [{ specifier: kind === 'path' ? relative(name) : name, typeOnly: true }];
  });
  return [...imported, ...exported, ...lazy, ...referred, ...nested(program)];
}

/** Imports that are written as a type, a URL or a glob. */
function nested(program: ESTree.Program): Named[] {
  const found: Named[] = [];
  const add = (specifier: string, typeOnly = false) => found.push({ specifier, typeOnly });
  new Visitor({
    TSImportType: ({ source: { value } }) => add(value, true),
    NewExpression({ callee, arguments: [path, base] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'URL' || !isOfModule(base, 'url')) return;
      const text = textOf(path);
      if (!SCHEME.test(text)) add(text === COMPUTED ? text : relative(text));
    },
    CallExpression({ callee, arguments: [globs] }) {
      if (!isOfModule(callee, 'glob')) return;
      const texts = globs?.type === 'ArrayExpression' ? globs.elements.map(textOf) : [textOf(globs)];
      for (const text of texts) if (!text.startsWith('!')) add(text);
    },
  }).visit(program);
  return found;
}

function isOfModule(node: ESTree.Node | undefined, name: 'url' | 'glob'): boolean {
  if (node?.type !== 'MemberExpression' || node.object.type !== 'MetaProperty') return false;
  return node.property.type === 'Identifier' && node.property.name === name;
}

function textOf(node: ESTree.Node | null | undefined): string {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  const [part] = node?.type === 'TemplateLiteral' && node.expressions.length === 0 ? node.quasis : [];
  return part?.value.cooked ?? COMPUTED;
}

function relative(path: string): string {
  return /^\.{0,2}\//.test(path) ? path : `./${path}`;
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
