import { z } from 'zod';
import type { When } from '../funnel/when.ts';
import { furtherSteps } from './further-steps.ts';
import { Text } from './text.ts';

/** Of steps and options; storage, SQL and analytics know them by it. */
const Id = z
  .string()
  .regex(/^[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*$/, 'An id has letters, figures and single hyphens.')
  .max(60);
const Name = z.string().max(60);
const MAX_PARTS = 20;
/** So deep conditions stand in each other. */
const MAX_DEPTH = 4;

const Question = z.union([
  z.strictObject({ step: Id, is: Name }),
  z.strictObject({ step: Id, isNot: Name }),
  z.strictObject({ step: Id, includes: Name }),
  z.strictObject({ step: Id, atLeast: z.number() }),
]);

function conditionOf(depth: number): z.ZodType<When> {
  if (depth === 0) return Question;
  const part = conditionOf(depth - 1);
  const parts = z.array(part).min(1).max(MAX_PARTS);
  return z.union([
    Question,
    z.strictObject({ all: parts }),
    z.strictObject({ any: parts }),
    z.strictObject({ not: part }),
  ]) as z.ZodType<When>;
}

export const Condition = conditionOf(MAX_DEPTH);

const option = { id: Id, label: Text, icon: Name.optional(), when: Condition.optional() };
const NewOption = z.strictObject({ ...option, description: Text.optional(), exclusive: z.literal(true).optional() });
const screen = { id: Id, title: Text, lead: Text.optional(), when: Condition.optional() };
const question = { ...screen, why: Text.optional(), drawing: Name.optional() };
const choice = { ...question, options: z.array(NewOption).min(2).max(MAX_PARTS), layout: z.enum(['tiles', 'shelf']).optional() };

/** Charts, the city, the camera and what else rests on code are added in code. */
const NewStep = z.discriminatedUnion('kind', [
  z.strictObject({ ...choice, kind: z.literal('single') }),
  z.strictObject({ ...choice, kind: z.literal('multi'), reassurance: Text.optional() }),
  z.strictObject({
    ...question,
    kind: z.literal('scale'),
    options: z
      .array(z.strictObject({ ...option, meaning: Text }))
      .min(2)
      .max(7),
    ends: z.tuple([Text, Text]),
  }),
  z.strictObject({
    ...screen,
    kind: z.literal('info'),
    points: z.array(Text).max(MAX_PARTS).optional(),
    numbered: z.literal(true).optional(),
    illustration: Name,
    button: Text,
  }),
  ...furtherSteps(question, option),
]);

const added = <Member extends z.ZodType>(member: Member) =>
  z.array(z.strictObject({ after: Id.nullable(), member })).max(MAX_PARTS);

/** Steps of a section, or options of a question: what goes, and what comes, each after a member that stays or first. */
export const MemberChange = z.strictObject({
  remove: z.array(Id).max(100).default([]),
  add: z.union([added(NewStep), added(NewOption)]).default([]),
});

export type MemberChange = z.output<typeof MemberChange>;
export type NewMember = MemberChange['add'][number]['member'];
