import { z } from 'zod';
import { MAX_PASTED_LENGTH, normalEmail, parseEmail } from '../leads/email.ts';
import { toSingleLine } from '../presentation/printable.ts';

export const text = (longest: number, shortest = 1) =>
  z.string().trim().min(shortest, 'Please fill this in.').max(longest, `Please use at most ${longest} characters.`);

export const line = (longest: number) =>
  text(longest).refine((value) => toSingleLine(value) === value, 'Please use one line of plain text.');

export const email = z
  .string()
  .max(MAX_PASTED_LENGTH, 'This e-mail address is too long.')
  .refine((value) => parseEmail(value) !== undefined, 'Please enter a valid e-mail address, like name@example.com.')
  .transform(normalEmail);
