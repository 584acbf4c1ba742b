import { isPrintable } from '../presentation/printable.ts';
import { readInci } from './inci.ts';
import { type CatalogueKind, type CatalogueProduct, catalogueKinds, type ProductDrawing, productDrawings } from './product.ts';

export const catalogueColumns = ['name', 'brand', 'kind', 'price', 'inci', 'link', 'picture'] as const;

export type CatalogueColumn = (typeof catalogueColumns)[number];

export type CatalogueRow = { readonly line: number; readonly cells: Readonly<Record<CatalogueColumn, string>> };

export type ProblemCode =
  | 'missing'
  | 'too-long'
  | 'unprintable'
  | 'kind'
  | 'price'
  | 'no-names'
  | 'link'
  | 'picture'
  | 'repeated'
  | 'picture-unreadable'
  | 'picture-type'
  | 'picture-size';

export type RowProblem = {
  readonly line: number;
  readonly column: CatalogueColumn;
  readonly code: ProblemCode;
  readonly value: string;
};

/** A picture that is not read yet: an https address, or a file beside the list. */
export type PictureSource = { readonly from: string };

export type RowProduct = Omit<CatalogueProduct, 'picture'> & {
  readonly line: number;
  readonly picture: ProductDrawing | PictureSource;
};

export const MAX_LENGTHS: Readonly<Record<CatalogueColumn, number>> = {
  ...{ name: 80, brand: 60, kind: 40, price: 20, inci: 6000, link: 500, picture: 500 },
};
const OPTIONAL: readonly CatalogueColumn[] = ['link', 'picture'];
const PRICE = /^\$?\s*(\d{1,5})(?:[.,](\d{1,2}))?$/;
const HTTPS = /^https:\/\/[^\s/@:]+\.[^\s/@:]+(:\d+)?([/?#]\S*)?$/i;
const PICTURE_FILE = /^(?!\/|[a-z]+:)[^\\]+\.(png|jpe?g|webp|avif)$/i;

const DRAWING_OF: Readonly<Record<CatalogueKind, ProductDrawing>> = {
  cleanser: 'tube',
  'makeup-remover': 'bottle',
  toner: 'bottle',
  moisturizer: 'jar',
  'treatment-eye': 'jar',
  'treatment-face': 'dropper',
  spf: 'tube',
  exfoliator: 'bottle',
  mask: 'jar',
  oil: 'dropper',
  hand: 'tube',
};

export function readRows(rows: readonly CatalogueRow[]): {
  readonly products: readonly RowProduct[];
  readonly problems: readonly RowProblem[];
} {
  const products: RowProduct[] = [];
  const problems: RowProblem[] = [];
  for (const row of rows) {
    const read = readRow(row);
    const found = problemsOf(row, read);
    problems.push(...found);
    if (found.length > 0 || !read.kind || read.price === undefined || !read.picture) continue;
    const { name, brand, inci, link } = trimmed(row);
    const { id, kind, price, picture } = read;
    const first = products.find((product) => product.id === id);
    if (first) problems.push({ line: row.line, column: 'name', code: 'repeated', value: String(first.line) });
    else products.push({ line: row.line, id, name, brand, kind, price, inci, ...(link && { link }), picture });
  }
  return { products, problems };
}

function readRow(row: CatalogueRow) {
  const { name, brand, kind, price, picture } = trimmed(row);
  const foundKind = catalogueKinds.find((known) => known === kind.toLowerCase().replace(/[\s_]+/g, '-'));
  return {
    id: `${brand} ${name}`
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, ''),
    kind: foundKind,
    price: centsOf(price),
    picture: pictureOf(picture, foundKind),
  };
}

function problemsOf(row: CatalogueRow, read: ReturnType<typeof readRow>): readonly RowProblem[] {
  const cells = trimmed(row);
  return catalogueColumns.flatMap((column) => {
    const value = cells[column];
    const code = cellProblem(column, value) ?? valueProblem(column, value, read);
    return code ? [{ line: row.line, column, code, value: value.slice(0, 60) }] : [];
  });
}

function cellProblem(column: CatalogueColumn, value: string): ProblemCode | undefined {
  if (value === '') return OPTIONAL.includes(column) ? undefined : 'missing';
  if (value.length > MAX_LENGTHS[column]) return 'too-long';
  return isPrintable(value) ? undefined : 'unprintable';
}

function valueProblem(column: CatalogueColumn, value: string, read: ReturnType<typeof readRow>): ProblemCode | undefined {
  if (column === 'kind' && !read.kind) return 'kind';
  if (column === 'price' && read.price === undefined) return 'price';
  if (column === 'inci' && readInci(value).length === 0) return 'no-names';
  if (column === 'link' && value !== '' && !HTTPS.test(value)) return 'link';
  return column === 'picture' && read.kind && !read.picture ? 'picture' : undefined;
}

function pictureOf(value: string, kind: CatalogueKind | undefined): ProductDrawing | PictureSource | undefined {
  if (value === '') return kind && DRAWING_OF[kind];
  const drawing = productDrawings.find((known) => known === value.toLowerCase());
  if (drawing) return drawing;
  return HTTPS.test(value) || PICTURE_FILE.test(value) ? { from: value } : undefined;
}

function centsOf(price: string): number | undefined {
  const [, whole, part = ''] = PRICE.exec(price) ?? [];
  const cents = whole === undefined ? 0 : Number(whole) * 100 + Number(part.padEnd(2, '0'));
  return cents > 0 ? cents : undefined;
}

function trimmed({ cells }: CatalogueRow): Readonly<Record<CatalogueColumn, string>> {
  return Object.fromEntries(catalogueColumns.map((column) => [column, cells[column].trim()])) as Record<CatalogueColumn, string>;
}
