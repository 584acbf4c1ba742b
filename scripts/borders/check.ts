import { importsOf, sourceFiles } from './imports.ts';
import { RULES } from './rules.ts';

export type Breach = { readonly rule: string; readonly from: string; readonly to: string; readonly instead: string };
export type Report = { readonly modules: number; readonly imports: number; readonly breaches: readonly Breach[] };

/** Holds every import of the tree against every rule. */
export function checkBorders(root: string): Report {
  const files = sourceFiles(root);
  const imports = files.flatMap((file) => importsOf(root, file));
  const breaches = imports.flatMap((imported) =>
    RULES.filter((rule) => rule.breaks(imported)).map(({ name, instead }) => ({
      rule: name,
      from: imported.from,
      to: imported.to,
      instead,
    })),
  );
  return { modules: files.length, imports: imports.length, breaches };
}
