import { z } from 'zod';
import { MAX_TEXT } from '../funnel/kinds/text.ts';
import { Text } from './text.ts';

const Name = z.string().max(60);
/** Numbers that are written without an exponent, and steps whose decimals are counted. */
const Amount = z.number().min(-1_000_000).max(1_000_000);
const range = { min: Amount, max: Amount, step: z.number().min(0.001).max(1_000_000), bands: z.array(Amount).max(20).optional() };

const Day = z.iso.date('A day is written as 1990-05-31.') as z.ZodType<`${number}-${number}-${number}`>;
const Bound = z.union([Day, z.strictObject({ years: z.number().int().min(-150).max(150) })]);

const Part = z.strictObject({ name: Text, symbol: Text, of: z.number().positive().max(1_000_000) });

/** Steps of the kinds in `core/funnel/kinds`, made of what every question and every option has. */
export function furtherSteps<Question extends z.core.$ZodLooseShape, Option extends z.core.$ZodLooseShape>(
  question: Question,
  { icon: _, ...option }: Option,
) {
  const field = { ...question, label: Text, optional: z.literal(true).optional() };
  const Picture = z.strictObject({ ...option, picture: Name, alt: Text, exclusive: z.literal(true).optional() });
  return [
    z.strictObject({
      ...field,
      ...range,
      kind: z.literal('number'),
      unit: z.strictObject({ name: Text, symbol: Text }),
      second: z.strictObject({ name: Text, parts: z.tuple([Part], Part).check(z.maxLength(3)) }).optional(),
    }),
    z.strictObject({
      ...field,
      ...range,
      kind: z.literal('slider'),
      unit: Text.optional(),
      ends: z.tuple([Text, Text]),
    }),
    z.strictObject({
      ...field,
      kind: z.literal('date'),
      earliest: Bound.optional(),
      latest: Bound.optional(),
      problems: z.strictObject({ early: Text.optional(), late: Text.optional() }).optional(),
      birthday: z.literal(true).optional(),
    }),
    z.strictObject({
      ...field,
      kind: z.literal('text'),
      max: z.number().int().min(1).max(MAX_TEXT),
      lines: z.literal(true).optional(),
      autoComplete: z.enum(['given-name', 'nickname', 'organization-title']).optional(),
    }),
    z.strictObject({
      ...question,
      kind: z.literal('pictures'),
      options: z.array(Picture).min(2).max(20),
      several: z.literal(true).optional(),
    }),
    z.strictObject({
      ...question,
      kind: z.literal('consent'),
      version: Name,
      agreement: Text,
      required: z.literal(true).optional(),
    }),
  ] as const;
}
