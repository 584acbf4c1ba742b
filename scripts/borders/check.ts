import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { circles } from './circles.ts';
import { type Import, importsOf, sourceFiles } from './imports.ts';
import { RULES, type Rule } from './rules.ts';

type Breach = { readonly rule: string; readonly from: string; readonly to: string; readonly instead: string };
type Report = { readonly modules: number; readonly imports: number; readonly breaches: readonly Breach[] };

type Tree = { readonly root: string; readonly files: readonly string[]; readonly imports: readonly Import[] };
type Found = Pick<Breach, 'from' | 'to'>;

export function checkBorders(root: string): Report {
  const files = sourceFiles(root);
  const imports = files.flatMap((file) => importsOf(root, file));
  const breaches = RULES.flatMap((rule) =>
    find(rule, { root, files, imports }).map(({ from, to }) => ({ rule: rule.name, from, to, instead: rule.instead })),
  );
  return { modules: files.length, imports: imports.length, breaches };
}

function find(rule: Rule, tree: Tree): readonly Found[] {
  if ('breaks' in rule) return tree.imports.filter(rule.breaks);
  if ('text' in rule) return tree.files.flatMap((file) => textMatches(rule.text, rule.home, tree.root, file));
  const steps = tree.imports.map(rule.step).filter((step) => step !== undefined);
  return circles(steps).map(([from = '', ...others]) => ({ from, to: others.join(' -> ') }));
}

function textMatches(text: RegExp, home: RegExp, root: string, file: string): readonly Found[] {
  const match = home.test(file) ? null : text.exec(readFileSync(join(root, file), 'utf8'));
  return match ? [{ from: file, to: match[0] }] : [];
}
