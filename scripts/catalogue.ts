import { existsSync } from 'node:fs';
import { catalogueReport } from '../content/catalogue/problems.ts';
import { fill } from '../core/presentation/fill.ts';
import { runCommand } from '../server/run-command.ts';
import { type CatalogueFile, readCatalogueFile } from './catalogue/read-file.ts';
import { reportPlainly } from './launch/plain-errors.mjs';

const USAGE = `Your own products, in place of the demonstration's. docs/recipes/use-your-own-products.md explains the file.

  npm run operator catalogue check FILE.csv   what is to be corrected in it; nothing is changed
  npm run operator catalogue use FILE.csv     takes its products and copies of their pictures into use
  npm run operator catalogue remove           the demonstration's products again`;

/** 0: done. 1: failed, with a message. 2: invalid arguments. */
await reportPlainly(async () => {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const [act = '', file, ...rest] = process.argv.slice(2);
  if (act === 'remove' && file === undefined) return remove();
  if (!['check', 'use'].includes(act) || file === undefined || rest.length > 0) {
    console.error(USAGE);
    process.exitCode = 2;
    return;
  }
  const read = await readCatalogueFile(file);
  if (read.ok) return act === 'use' ? use(read) : report(file, read);
  for (const problem of read.problems) console.error(problem);
  if (act === 'use') console.error(catalogueReport.refused);
  process.exitCode = 1;
});

type ValidFile = Extract<CatalogueFile, { ok: true }>;

function report(file: string, { list, notes }: ValidFile): void {
  console.log(fill(catalogueReport.valid, { products: counted(list.items.length), file }));
  for (const note of notes) console.log(note);
}

async function use({ list, notes }: ValidFile): Promise<void> {
  const { count } = await runCommand('catalogue use', list, process.env);
  for (const note of notes) console.log(note);
  console.log(fill(catalogueReport.inUse, { products: counted(count) }));
}

async function remove(): Promise<void> {
  await runCommand('catalogue remove', {}, process.env);
  console.log(catalogueReport.removed);
}

function counted(count: number): string {
  return count === 1 ? catalogueReport.product : fill(catalogueReport.products, { count: String(count) });
}
