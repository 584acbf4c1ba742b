import { z } from 'zod';
import type { Currency } from '../../plans/plan.ts';
import { line } from '../text.ts';

export const PeopleQuery = z.strictObject({
  text: z.union([z.literal(''), line(200)]),
  kind: z.enum(['all', 'leads', 'buyers']),
  offset: z.int().min(0).max(1_000_000),
});
export type PeopleQuery = z.input<typeof PeopleQuery>;

/** Times are epoch milliseconds. `paid`: in each currency, in its smallest unit, what was kept. */
export type PersonRow = {
  readonly email: string;
  readonly since: number;
  readonly planId: string | null;
  readonly status: string | null;
  readonly paid: Readonly<Record<Currency, number>>;
};
export type PeopleList = { readonly people: readonly PersonRow[]; readonly total: number };
