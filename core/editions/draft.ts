import { z } from 'zod';

const MAX_TEXT = 5000;
const MAX_CHANGES = 10_000;
/** Nothing that moves the cursor or hides what is read, and no half of a character. */
const PRINTED = /^[^\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]*$/u;

const Text = z
  .string()
  .max(MAX_TEXT, `A text has at most ${MAX_TEXT} characters.`)
  .refine((text) => PRINTED.test(text.replaceAll('\n', '')), 'A text has no control characters.');

const line = (max: number, name: string) =>
  z
    .string()
    .max(max, `${name} has at most ${max} characters.`)
    .refine((text) => PRINTED.test(text), `${name} has no control characters.`);

const MAX_PATH = 300;
const byPath = <Change extends z.ZodType>(change: Change) =>
  z
    .record(z.string(), change)
    .refine(
      (changes) => Object.keys(changes).every((path) => path.length <= MAX_PATH && PRINTED.test(path)),
      `A path has at most ${MAX_PATH} characters, and no control characters.`,
    )
    .refine((changes) => Object.keys(changes).length <= MAX_CHANGES, `A draft changes at most ${MAX_CHANGES} texts.`);

const Ids = z.array(line(100, 'An id')).max(200, 'A list has at most 200 members.');
const Name = line(80, 'A name').trim().min(1, 'A draft has a name.');

/** To the owner who may publish it. */
export const DraftNote = line(500, 'A note').trim().min(1, 'A note says what the draft is for.');

/**
 * What an edition says otherwise than `content/`. A path is the module, the name of its value and the way to a text, as in
 * `funnel/profile.profile.steps.gender.title`; a member of a list is named by its id, or by its place where it has none.
 */
export const Draft = z.strictObject({
  version: z.literal(1, 'This software reads drafts of version 1.'),
  /** For operators. */
  name: Name,
  /** The program that made it. */
  by: line(60, 'The name of a program').optional(),
  /** Of a draft that its program handed over. */
  note: DraftNote.optional(),
  texts: byPath(Text),
  /** Of lists whose members have ids, such as the options of a question: all ids, in another order. */
  orders: byPath(Ids).default({}),
});

export type Draft = z.output<typeof Draft>;

/** What is added to a draft or said otherwise; null takes a change back. */
export const DraftEdit = z.strictObject({
  name: Name.optional(),
  texts: byPath(Text.nullable()).default({}),
  orders: byPath(Ids.nullable()).default({}),
});
export type DraftEdit = z.output<typeof DraftEdit>;

/** What changes values of the content. */
export type DraftChanges = Pick<Draft, 'texts' | 'orders'>;

/** The values of `content/` by module and name, as in `pages/sales.salesCopy`. */
export type Content = Readonly<Record<string, unknown>>;
