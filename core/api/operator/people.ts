import { z } from 'zod';
import { line } from '../text.ts';

export const PeopleQuery = z.strictObject({
  text: z.union([z.literal(''), line(200)]),
  kind: z.enum(['all', 'leads', 'buyers']),
  offset: z.int().min(0).max(1_000_000),
});
export type PeopleQuery = z.input<typeof PeopleQuery>;

/** Amounts are cents, times epoch milliseconds. */
export type PersonRow = {
  readonly email: string;
  readonly since: number;
  readonly planId: string | null;
  readonly status: string | null;
  readonly paid: number;
};
export type PeopleList = { readonly people: readonly PersonRow[]; readonly total: number };
