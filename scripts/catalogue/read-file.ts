import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { catalogueReport, columnNames, fileProblems } from '../../content/catalogue/problems.ts';
import type { LineNote, ListReport, ServedList } from '../../core/catalogue/list-report.ts';
import type { ReadProduct } from '../../core/catalogue/product.ts';
import type { RowProduct } from '../../core/catalogue/row.ts';
import { fill } from '../../core/presentation/fill.ts';
import { chooseServed } from '../../server/visitors/catalogue/list/choose-served.ts';
import { csvRows, ListRefusal } from '../../server/visitors/catalogue/list/csv-rows.ts';
import { listReader } from '../../server/visitors/catalogue/list/list-reader.ts';
import { noteOf } from '../../server/visitors/catalogue/list/problem-text.ts';
import type { OwnList } from '../../server/visitors/catalogue/lists.ts';
import { copyPictures } from './pictures.ts';

export type CatalogueFile =
  | { readonly ok: true; readonly list: OwnList; readonly notes: readonly string[] }
  | { readonly ok: false; readonly problems: readonly string[] };

/** Takes the whole file or nothing. */
export async function readCatalogueFile(file: string): Promise<CatalogueFile> {
  try {
    return await readFile(file);
  } catch (error) {
    if (error instanceof ListRefusal) return { ok: false, problems: error.problems };
    if (error instanceof Error && 'syscall' in error) return { ok: false, problems: [fill(fileProblems.unreadable, { file })] };
    throw error;
  }
}

async function readFile(file: string): Promise<CatalogueFile> {
  const reader = listReader({ copiesPictures: true });
  const rows: RowProduct[] = [];
  const products: ReadProduct[] = [];
  for await (const line of csvRows(createReadStream(file))) {
    const found = reader.read(line);
    if (!found) continue;
    rows.push(found.row);
    products.push(found.product);
  }
  const report = reader.report();
  const served = chooseServed(products);
  const { items, pictures, problems } = await copyPictures(rows, new Set(served.ids), file);
  const found = [...report.problems, ...problems.map(noteOf)].toSorted((a, b) => a.line - b.line);
  if (found.length > 0) return { ok: false, problems: linesOf(found, report.refusedLines + problems.length) };
  return { ok: true, list: { fileName: basename(file), items, report, served, pictures }, notes: notesOn(report, served) };
}

function notesOn(report: ListReport, { ids, check }: ServedList): readonly string[] {
  return [
    fill(catalogueReport.recognized, { percent: String(report.knownNames) }),
    ...linesOf(report.warnings, report.warnedLines),
    ...(check
      ? [fill(catalogueReport.shortlist, { served: String(ids.length), percent: (100 * (check.same / check.places)).toFixed(1) })]
      : []),
  ];
}

/** `lines`: all that have a note, of which a report names the first. */
function linesOf(notes: readonly LineNote[], lines: number): readonly string[] {
  const more = lines - new Set(notes.map(({ line }) => line)).size;
  return [...notes.map(sentenceOf), ...(more > 0 ? [fill(catalogueReport.more, { count: String(more) })] : [])];
}

function sentenceOf({ line, column, text }: LineNote): string {
  return column ? `Line ${line}, ${columnNames[column]}: ${text}` : `Line ${line}: ${text}`;
}
