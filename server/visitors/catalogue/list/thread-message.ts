import type { ListReport, ServedList } from '../../../../core/catalogue/list-report.ts';
import type { ListItem } from '../lists.ts';

/** From the thread. After each it waits until that is saved; the last two end it. */
export type ThreadMessage =
  | { readonly kind: 'items'; readonly items: readonly ListItem[] }
  | { readonly kind: 'read'; readonly report: ListReport }
  | { readonly kind: 'chosen'; readonly served: ServedList }
  | { readonly kind: 'refused'; readonly problems: readonly string[] };
