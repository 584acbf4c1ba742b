import { z } from 'zod';
import { EMAIL_LENGTH, normalEmail, parseEmail } from '../leads/email.ts';

// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing control characters is the point
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

/** Text a person typed: trimmed, of limited length, line breaks and tabs allowed, other control characters refused. */
export const text = (longest: number, shortest = 1) =>
  z
    .string()
    .trim()
    .min(shortest, 'Please fill this in.')
    .max(longest, `Please use at most ${longest} characters.`)
    .refine((value) => !CONTROL.test(value), 'Please remove the unprintable characters.');

/** An e-mail address in the form it is stored and compared in. */
export const email = z
  .string()
  .max(EMAIL_LENGTH, 'This e-mail address is too long.')
  .refine((value) => parseEmail(value) !== undefined, 'Please enter a valid e-mail address, like name@example.com.')
  .transform(normalEmail);
