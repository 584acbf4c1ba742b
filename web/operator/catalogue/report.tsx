import { columnNames } from '../../../content/catalogue/problems.ts';
import { catalogueCopy as copy } from '../../../content/operator/catalogue.ts';
import type { ServedCount } from '../../../core/api/operator/catalogue.ts';
import type { LineNote, ListReport } from '../../../core/catalogue/list-report.ts';
import { catalogueKinds } from '../../../core/catalogue/product.ts';
import { fill } from '../../../core/presentation/fill.ts';
import { capitalized } from '../../../core/program/wording.ts';
import { Figures } from '../parts/figures.tsx';
import { count, ratio } from '../parts/format.ts';
import { Table } from '../parts/table.tsx';
import styles from './catalogue.module.css';

const { figures: words, notes: noteWords, kinds: kindWords, names: nameWords } = copy;

/** `served`: undefined while it is being chosen. */
export function ListFigures({ report, served }: { readonly report: ListReport; readonly served: ServedCount | undefined }) {
  const isWhole = served?.products === report.products;
  return (
    <Figures
      figures={[
        { id: 'products', label: words.products, value: count(report.products) },
        { id: 'refused', label: words.refusedLines, value: count(report.refusedLines) },
        { id: 'warned', label: words.warnedLines, value: count(report.warnedLines) },
        { id: 'known', label: words.knownNames, value: `${report.knownNames}%` },
        {
          id: 'served',
          label: words.served,
          value: served ? count(served.products) : '–',
          note: isWhole ? words.servedWhole : served?.share != null && fill(words.servedShare, { share: ratio(served.share) }),
        },
      ]}
    />
  );
}

type NoteProps = {
  readonly kind: 'problems' | 'warnings';
  readonly notes: readonly LineNote[];
  /** All that have a note. */
  readonly lines: number;
};

export function NoteTable({ kind, notes, lines }: NoteProps) {
  if (notes.length === 0) return null;
  const more = lines - new Set(notes.map(({ line }) => line)).size;
  return (
    <div className={styles.part}>
      <h3>{noteWords[kind]}</h3>
      <p>{kind === 'problems' ? noteWords.problemsNote : noteWords.warningsNote}</p>
      <Table
        label={noteWords[kind]}
        rows={notes}
        keyOf={(_note, index) => index}
        columns={[
          { id: 'place', title: noteWords.place, cell: placeOf, whole: true },
          { id: 'text', title: kind === 'problems' ? noteWords.text : noteWords.warning, cell: ({ text }) => capitalized(text) },
        ]}
      />
      {more > 0 && <p>{fill(noteWords.more, { count: count(more) })}</p>}
    </div>
  );
}

function placeOf({ line, column }: LineNote): string {
  const place = fill(noteWords.line, { line: count(line) });
  return column ? `${place}, ${columnNames[column]}` : place;
}

export function NameTable({ report: { unknownNames } }: { readonly report: ListReport }) {
  if (unknownNames.length === 0) return null;
  return (
    <div className={styles.part}>
      <h3>{nameWords.title}</h3>
      <p>{nameWords.note}</p>
      <Table
        label={nameWords.title}
        rows={unknownNames}
        keyOf={({ name }) => name}
        columns={[
          { id: 'name', title: nameWords.name, cell: ({ name }) => name },
          { id: 'labels', title: nameWords.labels, figure: true, cell: ({ labels }) => count(labels) },
        ]}
      />
    </div>
  );
}

export function KindTable({ report: { kinds } }: { readonly report: ListReport }) {
  const rows = catalogueKinds.flatMap((kind) => (kinds[kind] ? [{ kind, products: kinds[kind] }] : []));
  if (rows.length === 0) return null;
  return (
    <div className={styles.part}>
      <h3>{kindWords.title}</h3>
      <Table
        label={kindWords.title}
        rows={rows}
        keyOf={({ kind }) => kind}
        columns={[
          { id: 'kind', title: kindWords.kind, cell: ({ kind }) => kind },
          { id: 'count', title: kindWords.count, figure: true, cell: ({ products }) => count(products) },
        ]}
      />
    </div>
  );
}
