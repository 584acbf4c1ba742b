import { z } from 'zod';
import { Colours } from './colours.ts';
import { DesignChoices } from './design-choices.ts';
import { Condition, MemberChange } from './funnel-draft.ts';
import { isPictureName } from './pictures.ts';
import { isPrinted, Text } from './text.ts';

const MAX_TEXTS = 10_000;
const MAX_CHANGES = 200;
const MAX_PATH = 300;

const line = (max: number, name: string) =>
  z.string().max(max, `${name} has at most ${max} characters.`).refine(isPrinted, `${name} has no control characters.`);

const Path = line(MAX_PATH, 'A path');

function byPath<Change extends z.ZodType>(change: Change, max: number, what: string) {
  return z
    .record(z.string(), change)
    .refine(
      (changes) => Object.keys(changes).every((path) => path.length <= MAX_PATH && isPrinted(path)),
      `A path has at most ${MAX_PATH} characters, and no control characters.`,
    )
    .refine((changes) => Object.keys(changes).length <= max, `A draft changes at most ${max} ${what}.`)
    .default({});
}

const Name = line(80, 'A name').trim().min(1, 'A draft has a name.');

/** To the owner who may publish it. */
export const DraftNote = line(500, 'A note').trim().min(1, 'A note says what the draft is for.');

const changes = {
  texts: byPath(Text, MAX_TEXTS, 'texts'),
  /** Of lists whose members have ids, such as the options of a question: all ids, in another order. */
  orders: byPath(z.array(line(100, 'An id')).max(200, 'A list has at most 200 members.'), MAX_TEXTS, 'orders'),
  /** Steps of sections and options of questions, by the path of their list. */
  lists: byPath(MemberChange, MAX_CHANGES, 'lists'),
  /** When a section or a step is asked and an option offered, by its path; null for everybody. */
  conditions: byPath(Condition.nullable(), MAX_CHANGES, 'conditions'),
  /** Of the brand, by their names; shades are mixed of them. */
  colours: Colours,
  design: DesignChoices,
};

/**
 * What an edition says otherwise than `content/`. A path is the module, the name of its value and the way to a text, as in
 * `funnel/profile.profile.steps.gender.title`; a member of a list is named by its id, or by its place where it has none. What a funnel beside the first
 * has of its own is at its name and its section, as in `funnels/sleep.habits.steps.coffeeHabit.title`.
 */
export const Draft = z.strictObject({
  version: z.literal(1, 'This software reads drafts of version 1.'),
  /** For operators. */
  name: Name,
  /** The program that made it. */
  by: line(60, 'The name of a program').optional(),
  /** Of a draft that its program handed over. */
  note: DraftNote.optional(),
  ...changes,
});

export type Draft = z.output<typeof Draft>;

/** A draft that is taken elsewhere, with the pictures that it names in base64. */
export const DraftFile = Draft.extend({
  pictures: z
    .record(z.string(), z.base64('A picture is written in base64.'))
    .refine((pictures) => Object.keys(pictures).every(isPictureName), 'A picture has the name that it was given.')
    .exactOptional(),
});

export type DraftFile = z.output<typeof DraftFile>;

/** Changes that are added to a draft, each in the place of one at the same path. */
export const DraftEdit = z.strictObject({
  name: Name.optional(),
  ...changes,
  /** The paths at which nothing is changed any more, of a colour `colours.rose`, of a choice `design.corners`. */
  undo: z.array(Path).max(MAX_TEXTS, `At most ${MAX_TEXTS} changes are taken back.`).default([]),
});
export type DraftEdit = z.output<typeof DraftEdit>;

/** What changes values of the content. */
export type DraftChanges = Pick<Draft, 'texts' | 'orders' | 'lists' | 'conditions' | 'colours' | 'design'>;

/** The values of `content/` by module and name, as in `pages/sales.salesCopy`, with the sections of funnels beside the first. */
export type Content = Readonly<Record<string, unknown>>;
