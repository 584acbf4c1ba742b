import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';

type Statement = ReturnType<typeof parseSync>['program']['body'][number];
type Declaration = NonNullable<Extract<Statement, { type: 'ExportNamedDeclaration' }>['declaration']>;
type Alias = Extract<Declaration, { type: 'TSTypeAliasDeclaration' }>;
type TypeLiteral = Extract<Alias['typeAnnotation'], { type: 'TSTypeLiteral' }>;

/** By table, what the types of the tables let the code read and write. */
export type ReadColumns = Readonly<Record<string, readonly string[]>>;

export function readColumns(): ReadColumns {
  const tables = globSync('server/platform/db/tables/*.ts').sort().flatMap(tablesIn);
  return Object.fromEntries(tables.map(([name, type]) => [name, members(type).map(([column]) => column)]));
}

function tablesIn(path: string): [name: string, type: TypeLiteral][] {
  const { program } = parseSync(path, readFileSync(path, 'utf8'));
  return program.body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'TSTypeAliasDeclaration') return [];
    const { typeAnnotation } = statement.declaration;
    return typeAnnotation.type === 'TSTypeLiteral' ? members(typeAnnotation) : [];
  });
}

function members({ members }: TypeLiteral): [name: string, type: TypeLiteral][] {
  return members.flatMap((member) =>
    member.type === 'TSPropertySignature' && member.key.type === 'Identifier'
      ? [[member.key.name, member.typeAnnotation?.typeAnnotation as TypeLiteral] as [string, TypeLiteral]]
      : [],
  );
}
