import { readFile } from 'node:fs/promises';
import { labelKnowledge } from '../../content/catalogue/knowledge.ts';
import { catalogueReport, columnNames, fileProblems, rowProblems } from '../../content/catalogue/problems.ts';
import { fitWeights } from '../../content/catalogue/weights.ts';
import type { OwnCatalogue } from '../../core/catalogue/catalogue.ts';
import { readContents } from '../../core/catalogue/contents.ts';
import { labelReader } from '../../core/catalogue/label-knowledge.ts';
import { catalogueKinds, productDrawings } from '../../core/catalogue/product.ts';
import type { RowProduct } from '../../core/catalogue/row.ts';
import { MAX_LENGTHS, type RowProblem } from '../../core/catalogue/row-problems.ts';
import { readRows } from '../../core/catalogue/rows.ts';
import { fill } from '../../core/presentation/fill.ts';
import { copyPictures, MAX_PICTURE_BYTES } from './pictures.ts';
import { readCsv } from './read-rows.ts';

export type CatalogueFile =
  | { readonly ok: true; readonly catalogue: OwnCatalogue; readonly notes: readonly string[] }
  | { readonly ok: false; readonly problems: readonly string[] };

/** Takes the whole file or nothing. */
export async function readCatalogueFile(file: string): Promise<CatalogueFile> {
  const bytes = await readFile(file).catch(() => undefined);
  if (!bytes) return { ok: false, problems: [fill(fileProblems.unreadable, { file })] };
  const csv = readCsv(bytes);
  if (!csv.ok) return csv;
  const { products: rows, problems } = readRows(csv.rows);
  const copied = await copyPictures(rows, file);
  const found = [...problems, ...copied.problems].toSorted((a, b) => a.line - b.line);
  if (found.length > 0) return { ok: false, problems: found.map(sentenceOf) };
  return { ok: true, catalogue: { products: copied.products, pictures: copied.pictures }, notes: notesOn(rows) };
}

function sentenceOf({ line, column, code, value }: RowProblem): string {
  const problem = fill(rowProblems[code], {
    value,
    max: String(MAX_LENGTHS[column]),
    kinds: catalogueKinds.join(', '),
    drawings: productDrawings.join(', '),
    kilobytes: String(MAX_PICTURE_BYTES / 1000),
  });
  return `Line ${line}, ${columnNames[column]}: ${problem}`;
}

function notesOn(rows: readonly RowProduct[]): readonly string[] {
  const { lexicon } = labelReader(labelKnowledge);
  const labels = rows.map(({ line, inci }) => ({ line, ...readContents(inci, lexicon) }));
  const names = sum(labels.map((label) => label.names));
  const unknown = sum(labels.map((label) => label.unrecognized.length));
  return [
    fill(catalogueReport.recognized, { percent: String(Math.floor((100 * (names - unknown)) / names)) }),
    ...labels
      .filter((label) => 1 - label.unrecognized.length / label.names < fitWeights.minRecognized)
      .map(({ line, names: all, unrecognized }) =>
        fill(catalogueReport.unknownFit, {
          line: String(line),
          recognized: String(all - unrecognized.length),
          names: String(all),
          unknown: unrecognized.join('; '),
        }),
      ),
  ];
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
