import { z } from 'zod';

const MAX_TEXT = 5000;
/** Nothing that moves the cursor or hides what is read, but a new line. */
const PRINTED = /^[^\p{Cc}\u202A-\u202E\u2066-\u2069]*$/u;

export const Text = z
  .string()
  .max(MAX_TEXT, `A text has at most ${MAX_TEXT} characters.`)
  .refine((text) => PRINTED.test(text.replaceAll('\n', '')), 'A text has no control characters.');
