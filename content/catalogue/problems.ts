import type { CatalogueColumn } from '../../core/catalogue/row.ts';
import type { ProblemCode } from '../../core/catalogue/row-problems.ts';

/** What an operator reads about a row: 'Line 4, price: “12 Euro” is no price like 24.90.' {kinds} and the like are filled in. */
export const rowProblems: Readonly<Record<ProblemCode, string>> = {
  missing: 'is empty.',
  'too-long': 'is too long: at most {max} characters.',
  unprintable: 'has unprintable characters.',
  kind: '“{value}” is no kind of product. The kinds are {kinds}.',
  price: '“{value}” is no price like 24.90 (in US dollars, without another sign).',
  'no-names': 'lists no ingredient.',
  link: '“{value}” is no address that begins with https://.',
  picture: '“{value}” is none of {drawings}, no https:// address and no PNG, JPEG, WebP or AVIF file.',
  repeated: 'this brand has a product of this name on line {value} already.',
  'picture-unreadable': '“{value}” could not be read.',
  'picture-type': '“{value}” is no PNG, JPEG, WebP or AVIF picture.',
  'picture-size': '“{value}” has more than {kilobytes} kB. A picture of 384 by 384 points is enough.',
};

export const fileProblems = {
  unreadable: 'The file {file} could not be read.',
  encoding: 'The file is not in UTF-8. Save it as “CSV UTF-8”.',
  quote: 'Line {line} or above it: a quotation mark is not closed, or stands within a text. Write "" for one within a text.',
  lineTooLong: 'Line {line} or above it: there are more than {max} characters in a line. Perhaps a quotation mark is not closed.',
  empty: 'The file has no products.',
  tooMany: 'The file has more than {max} products, which are the most that is possible.',
  tooLarge: 'The file has more than {megabytes} MB, which is the most that is possible.',
  unfinished: 'The server stopped before it had read the file. Upload it again.',
  columnMissing: 'Line 1: the column {column} is missing. The columns are {columns}.',
  columnUnknown: 'Line 1: there is no column “{column}”. The columns are {columns}.',
  columnRepeated: 'Line 1: the column {column} is there twice.',
  cells: 'there are {count} cells, and {expected} columns. Put quotation marks around a text that has a comma in it.',
} as const;

export const columnNames: Readonly<Record<CatalogueColumn, string>> = {
  name: 'name',
  brand: 'brand',
  kind: 'kind',
  price: 'price',
  inci: 'INCI',
  link: 'link',
  picture: 'picture',
};

export const catalogueReport = {
  refused: 'Nothing was changed.',
  valid: '{products} in {file}, and nothing to correct.',
  recognized: 'We know {percent} % of the names on their labels.',
  unknownFit: 'we know {recognized} of {names} names, so no fit can be shown. Unknown: {unknown}.',
  pictureLeftOut: 'the command alone copies pictures, so the product gets a drawing here.',
  more: '… and {count} further lines.',
  shortlist: 'Phones get the {served} that are the best for somebody; {percent} % of the best places are theirs.',
  inUse: 'In use: {products}. Visitors see them within five minutes.',
  removed: 'The products of the demonstration are in use again. Visitors see them within five minutes.',
  product: '1 product',
  products: '{count} products',
} as const;
