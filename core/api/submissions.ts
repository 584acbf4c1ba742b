import { z } from 'zod';
import { line, text } from './text.ts';

export const SubmissionRequest = z
  .array(z.strictObject({ question: line(80), answer: text(2000, 0) }))
  .min(1, 'No answers were sent.')
  .max(60, 'Too many answers were sent.')
  .refine(
    (answers) => new Set(answers.map((answer) => answer.question)).size === answers.length,
    'A question was answered twice.',
  )
  .refine((answers) => answers.every((answer) => answer.question !== 'photo'), 'A photo is never accepted.');
export type SubmissionRequest = z.input<typeof SubmissionRequest>;
export type SubmissionResponse = { readonly success: true };
