import type { CatalogueKind } from './product.ts';
import type { CatalogueColumn } from './row.ts';
import type { ShortlistCheck } from './shortlist.ts';

/** About a line of a list: 'Line 4, price: …'. */
export type LineNote = { readonly line: number; readonly column?: CatalogueColumn; readonly text: string };

/** The findings in a list of products. Of a long list it holds the first notes and the most frequent names. */
export type ListReport = {
  readonly products: number;
  readonly kinds: Readonly<Partial<Record<CatalogueKind, number>>>;
  readonly refusedLines: number;
  readonly problems: readonly LineNote[];
  readonly warnedLines: number;
  readonly warnings: readonly LineNote[];
  /** Percent of the names on the labels. */
  readonly knownNames: number;
  readonly unknownNames: readonly { readonly name: string; readonly labels: number }[];
};

/** What phones get of a list. */
export type ServedList = { readonly ids: readonly string[]; readonly check?: ShortlistCheck };
