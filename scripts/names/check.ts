import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { sourceFiles } from '../borders/imports.ts';
import { NON_NOUNS, PRIVATE_WORDS } from './words.ts';

type ExportedName = { readonly name: string; readonly path: string; readonly isType: boolean };

export function exportedNames(root: string): ExportedName[] {
  return sourceFiles(root)
    .filter((path) => !path.endsWith('.css'))
    .flatMap((path) => namesIn(root, path));
}

export function nameProblems(names: readonly ExportedName[]): string[] {
  return [...names.flatMap(wordProblems), ...sharedTypes(names)];
}

function namesIn(root: string, path: string): ExportedName[] {
  const { program } = parseSync(path, readFileSync(join(root, path), 'utf8'));
  return program.body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration' || !statement.declaration) return [];
    const { declaration } = statement;
    if (declaration.type === 'VariableDeclaration')
      return declaration.declarations.flatMap(({ id }) =>
        id.type === 'Identifier' ? { name: id.name, path, isType: false } : [],
      );
    const isType = declaration.type === 'TSTypeAliasDeclaration' || declaration.type === 'TSInterfaceDeclaration';
    return 'id' in declaration && declaration.id?.type === 'Identifier' ? { name: declaration.id.name, path, isType } : [];
  });
}

function wordProblems({ name, path }: ExportedName): string[] {
  if (NON_NOUNS.has(name.toLowerCase())) return [`${path}: ${name} does not say of what.`];
  const words = name.split(/(?<=[a-z0-9])(?=[A-Z])|_/).map((word) => word.toLowerCase());
  return words.flatMap((word) => {
    const better = PRIVATE_WORDS.get(word);
    return better === undefined ? [] : [`${path}: ${name} says '${word}' where the field says ${better}.`];
  });
}

function sharedTypes(names: readonly ExportedName[]): string[] {
  const types = Map.groupBy(
    names.filter(({ isType }) => isType),
    ({ name }) => name,
  );
  return Array.from(types, ([name, homes]) => ({ name, paths: homes.map(({ path }) => path) }))
    .filter(({ paths }) => paths.length > 1)
    .map(({ name, paths }) => `${name} means ${paths.length} things: ${paths.join(', ')}.`);
}
