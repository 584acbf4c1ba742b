import {
  type CatalogueKind,
  type CatalogueProduct,
  catalogueKinds,
  drawingOf,
  type ProductDrawing,
  productDrawings,
} from './product.ts';

export const catalogueColumns = ['name', 'brand', 'kind', 'price', 'inci', 'link', 'picture'] as const;

export type CatalogueColumn = (typeof catalogueColumns)[number];

export type CatalogueRow = { readonly line: number; readonly cells: Readonly<Record<CatalogueColumn, string>> };

/** A picture that is not read yet: an https address, or a file beside the list. */
export type PictureSource = { readonly from: string };

export type RowProduct = Omit<CatalogueProduct, 'picture'> & {
  readonly line: number;
  readonly picture: ProductDrawing | PictureSource;
};

const PRICE = /^\$?\s*(\d{1,5})(?:[.,](\d{1,2}))?$/;
export const HTTPS = /^https:\/\/[^\s/@:]+\.[^\s/@:]+(:\d+)?([/?#]\S*)?$/i;
const PICTURE_FILE = /^(?!\/|[a-z]+:)[^\\]+\.(png|jpe?g|webp|avif)$/i;

export type ReadRow = ReturnType<typeof readRow>;

export function readRow(row: CatalogueRow) {
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

function pictureOf(value: string, kind: CatalogueKind | undefined): ProductDrawing | PictureSource | undefined {
  if (value === '') return kind && drawingOf(kind);
  const drawing = productDrawings.find((known) => known === value.toLowerCase());
  if (drawing) return drawing;
  return HTTPS.test(value) || PICTURE_FILE.test(value) ? { from: value } : undefined;
}

function centsOf(price: string): number | undefined {
  const [, whole, part = ''] = PRICE.exec(price) ?? [];
  const cents = whole === undefined ? 0 : Number(whole) * 100 + Number(part.padEnd(2, '0'));
  return cents > 0 ? cents : undefined;
}

export function trimmed({ cells }: CatalogueRow): Readonly<Record<CatalogueColumn, string>> {
  return Object.fromEntries(catalogueColumns.map((column) => [column, cells[column].trim()])) as Record<CatalogueColumn, string>;
}
