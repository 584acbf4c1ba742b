import { z } from 'zod';

const MAX_TEXT = 5000;
const MAX_TEXTS = 10_000;
/** Nothing that moves the cursor or hides what is read, but a new line. */
const PRINTED = /^[^\p{Cc}\u202A-\u202E\u2066-\u2069]*$/u;

const Text = z
  .string()
  .max(MAX_TEXT, `A text has at most ${MAX_TEXT} characters.`)
  .refine((text) => PRINTED.test(text.replaceAll('\n', '')), 'A text has no control characters.');

/**
 * What an edition says otherwise than `content/`. A path is the module, the name of its value and the way to a text, as in
 * `funnel/profile.profile.steps.gender.title`; a member of a list is named by its id, or by its place where it has none.
 */
export const Draft = z.strictObject({
  version: z.literal(1, 'This software reads drafts of version 1.'),
  /** For operators. */
  name: z.string().trim().min(1, 'A draft has a name.').max(80, 'A name has at most 80 characters.'),
  texts: z
    .record(z.string().max(300), Text)
    .refine((texts) => Object.keys(texts).length <= MAX_TEXTS, `A draft changes at most ${MAX_TEXTS} texts.`),
  /** Of lists whose members have ids, such as the options of a question: all ids, in another order. */
  orders: z.record(z.string().max(300), z.array(z.string().max(100)).max(200)).default({}),
});

export type Draft = z.output<typeof Draft>;

/** What changes values of the content. */
export type DraftChanges = Pick<Draft, 'texts' | 'orders'>;

/** The values of `content/` by module and name, as in `pages/sales.salesCopy`. */
export type Content = Readonly<Record<string, unknown>>;
