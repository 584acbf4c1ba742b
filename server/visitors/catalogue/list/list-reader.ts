import { labelKnowledge } from '../../../../content/catalogue/knowledge.ts';
import { catalogueReport } from '../../../../content/catalogue/problems.ts';
import { fitWeights } from '../../../../content/catalogue/weights.ts';
import { readContents } from '../../../../core/catalogue/contents.ts';
import { labelReader } from '../../../../core/catalogue/label-knowledge.ts';
import type { LineNote, ListReport } from '../../../../core/catalogue/list-report.ts';
import type { CatalogueKind, ReadProduct } from '../../../../core/catalogue/product.ts';
import type { RowProduct } from '../../../../core/catalogue/row.ts';
import { rowReader } from '../../../../core/catalogue/rows.ts';
import { fill } from '../../../../core/presentation/fill.ts';
import type { ListLine } from './csv-rows.ts';
import { noteOf } from './problem-text.ts';

/** Of each sort; a report says how many more there are. */
const MAX_NOTES = 200;
const MAX_NAMES = 30;
/** Of one label. */
const MAX_NAMED = 20;
/** Names of which most stand on one label; beyond so many, further ones are not counted apart. */
const MAX_COUNTED_NAMES = 20_000;

type ReadRow = { readonly row: RowProduct; readonly product: ReadProduct };

type ListReader = {
  /** Undefined for a line that is refused. */
  readonly read: (line: ListLine) => ReadRow | undefined;
  readonly report: () => ListReport;
};

const { lexicon } = labelReader(labelKnowledge);

/** Reads a list line by line, with the parts of each label, and keeps what is to be said about it. `copiesPictures`: where pictures of one's own are copied. */
export function listReader({ copiesPictures }: { readonly copiesPictures: boolean }): ListReader {
  const readRow = rowReader();
  const problems = noteList();
  const warnings = noteList();
  const kinds = new Map<CatalogueKind, number>();
  const unknown = new Map<string, number>();
  const counts = { products: 0, names: 0, unknown: 0 };

  const read = (line: ListLine): ReadRow | undefined => {
    if ('problem' in line) {
      problems.add([{ line: line.line, text: line.problem }]);
      return undefined;
    }
    const reading = readRow(line.row);
    if (!reading.product) {
      problems.add(reading.problems.map(noteOf));
      return undefined;
    }
    const { product: row } = reading;
    const { line: at, inci, picture, ...shown } = row;
    const { parts, names, unrecognized } = readContents(inci, lexicon);
    counts.products += 1;
    counts.names += names;
    counts.unknown += unrecognized.length;
    kinds.set(row.kind, (kinds.get(row.kind) ?? 0) + 1);
    for (const name of new Set(unrecognized)) {
      if (unknown.has(name) || unknown.size < MAX_COUNTED_NAMES) unknown.set(name, (unknown.get(name) ?? 0) + 1);
    }
    const recognized = names - unrecognized.length;
    warnings.add([
      ...(recognized / names < fitWeights.minRecognized ? [unknownFit(at, recognized, names, unrecognized)] : []),
      ...(typeof picture === 'string' || copiesPictures ? [] : [pictureLeftOut(at)]),
    ]);
    const drawing = typeof picture === 'string' ? picture : 'bottle';
    return { row, product: { ...shown, picture: drawing, parts, names, recognized } };
  };

  return {
    read,
    report: () => ({
      products: counts.products,
      kinds: Object.fromEntries(kinds),
      refusedLines: problems.lines,
      problems: problems.notes,
      warnedLines: warnings.lines,
      warnings: warnings.notes,
      knownNames: counts.names === 0 ? 0 : Math.floor((100 * (counts.names - counts.unknown)) / counts.names),
      unknownNames: [...unknown]
        .sort(([, a], [, b]) => b - a)
        .slice(0, MAX_NAMES)
        .map(([name, labels]) => ({ name, labels })),
    }),
  };
}

function noteList() {
  const notes: LineNote[] = [];
  const list = {
    notes,
    lines: 0,
    add(found: readonly LineNote[]) {
      if (found.length > 0) list.lines += 1;
      notes.push(...found.slice(0, MAX_NOTES - notes.length));
    },
  };
  return list;
}

function unknownFit(line: number, recognized: number, names: number, unrecognized: readonly string[]): LineNote {
  const facts = { recognized: String(recognized), names: String(names), unknown: unrecognized.slice(0, MAX_NAMED).join('; ') };
  return { line, column: 'inci', text: fill(catalogueReport.unknownFit, facts) };
}

function pictureLeftOut(line: number): LineNote {
  return { line, column: 'picture', text: catalogueReport.pictureLeftOut };
}
