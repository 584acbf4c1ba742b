import { z } from 'zod';
import type { ListReport } from '../../catalogue/list-report.ts';

/** Of what phones get: how many products, and of the best places of imagined visitors the share that is theirs. */
export type ServedCount = { readonly products: number; readonly share: number | null };

export type PublishedList = {
  readonly fileName: string;
  readonly publishedAt: number;
  /** Null for a command on the server. */
  readonly by: string | null;
  readonly report: ListReport;
  readonly served: ServedCount;
};

export type UploadedList = {
  readonly id: string;
  readonly fileName: string;
  readonly uploadedAt: number;
  readonly by: string | null;
} & (
  | { readonly state: 'reading' }
  | { readonly state: 'choosing'; readonly report: ListReport }
  | { readonly state: 'refused'; readonly refusals: readonly string[] }
  | {
      readonly state: 'draft';
      readonly report: ListReport;
      readonly served: ServedCount;
      readonly change: { readonly added: number; readonly removed: number; readonly changed: number };
    }
);

export type CatalogueState = {
  /** Without one, the products of the demonstration are in use, or a list that the server of an older release took. */
  readonly published: PublishedList | null;
  readonly usesOwn: boolean;
  readonly upload: UploadedList | null;
};

export const UploadQuery = z.strictObject({ name: z.string().trim().min(1).max(200) });
export const ListId = z.strictObject({ id: z.uuid() });
export type ListId = z.output<typeof ListId>;
