import { z } from 'zod';
import { Condition, ListChange } from './funnel-draft.ts';
import { Text } from './text.ts';

const MAX_TEXTS = 10_000;
const MAX_CHANGES = 200;

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
    .refine((texts) => Object.keys(texts).length <= MAX_TEXTS, `A draft changes at most ${MAX_TEXTS} texts.`)
    .default({}),
  /** Of lists whose members have ids, such as the options of a question: all ids, in another order. */
  orders: z.record(z.string().max(300), z.array(z.string().max(100)).max(200)).default({}),
  /** Steps of sections and options of questions, by the path of their list. */
  lists: z
    .record(z.string().max(300), ListChange)
    .refine((lists) => Object.keys(lists).length <= MAX_CHANGES, `A draft changes at most ${MAX_CHANGES} lists.`)
    .default({}),
  /** When a section or a step is asked and an option offered, by its path; null for everybody. */
  conditions: z
    .record(z.string().max(300), Condition.nullable())
    .refine((all) => Object.keys(all).length <= MAX_CHANGES, `A draft has at most ${MAX_CHANGES} conditions.`)
    .default({}),
});

export type Draft = z.output<typeof Draft>;

/** What changes values of the content. */
export type DraftChanges = Pick<Draft, 'texts' | 'orders' | 'lists' | 'conditions'>;

/** The values of `content/` by module and name, as in `pages/sales.salesCopy`. */
export type Content = Readonly<Record<string, unknown>>;
