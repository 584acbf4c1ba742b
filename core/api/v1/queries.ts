import { z } from 'zod';
import { FIRST_DAY, LAST_DAY } from '../../operator/period.ts';

const instant = z.iso
  .datetime({ offset: true })
  .refine((at) => at.slice(0, 10) >= FIRST_DAY && at.slice(0, 10) <= LAST_DAY, `From ${FIRST_DAY} to ${LAST_DAY}.`);

const MAX_ROWS = 1000;

const cursor = z
  .string()
  .regex(/^[\w-]{1,1000}$/)
  .optional()
  .meta({ description: 'What `next` of the page before was.' });
const limit = z.coerce.number().int().min(1).max(MAX_ROWS).default(100);

/** Of orders, payments and answers, in the order in which they were made. */
export const RowsQuery = z.strictObject({
  from: instant.optional().meta({ description: 'The earliest createdAt.' }),
  until: instant.optional().meta({ description: 'The first createdAt that is too late.' }),
  cursor,
  limit,
});
export type RowsQuery = z.output<typeof RowsQuery>;

/** In the order of their addresses. */
export const PeopleRowsQuery = z.strictObject({ cursor, limit });

export const RowsFileQuery = RowsQuery.pick({ from: true, until: true });
export const PeopleFileQuery = z.strictObject({});

export const FunnelRowsQuery = z.strictObject({
  from: instant.meta({ description: 'Rounded down to the hour.' }),
  until: instant.meta({ description: 'The end, which is not included. Rounded down to the hour.' }),
  dimension: z.enum(['all', 'answer', 'source', 'device', 'browser', 'country']).default('all'),
  value: z.string().max(200).default('').meta({ description: 'Such as tiktok, or gender:female for an answer.' }),
  funnel: z.string().max(40).optional().meta({
    description: 'One beside the first, by the first part of its addresses, such as short. Without it the first funnel.',
  }),
});
export type FunnelRowsQuery = z.output<typeof FunnelRowsQuery>;
