import { z } from 'zod';

/** All values arrive as text. */
export const metadata = z.record(z.string().max(40), z.string().max(500));
export const wholeNumber = z.coerce.number().int();
export const flag = z.enum(['true', 'false'], 'must be true or false').transform((text) => text === 'true');
export const email = z.string().regex(/^\S+@\S+$/, 'not an e-mail address');
export const currency = z.string().regex(/^[a-z]{3}$/, 'must be three small letters');

const moment = z.union([
  wholeNumber,
  z.strictObject({
    gt: wholeNumber.optional(),
    gte: wholeNumber.optional(),
    lt: wholeNumber.optional(),
    lte: wholeNumber.optional(),
  }),
]);

export const LIST = {
  limit: wholeNumber.min(1).max(100).default(10),
  starting_after: z.string().optional(),
  ending_before: z.string().optional(),
  created: moment.optional(),
} as const;

export const ListParams = z.object(LIST);
export type ListParams = z.output<typeof ListParams>;

/** An empty value removes a key; missing keys stay. */
export function mergeMetadata(before: Readonly<Record<string, string>>, given: Readonly<Record<string, string>> | undefined) {
  return Object.fromEntries(Object.entries({ ...before, ...given }).filter(([, value]) => value !== ''));
}
