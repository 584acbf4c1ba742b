import { z } from 'zod';

const MAX_TEXT = 5000;
/** Nothing that moves the cursor or hides what is read, and no half of a character. */
const PRINTED = /^[^\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]*$/u;

export function isPrinted(text: string): boolean {
  return PRINTED.test(text);
}

export const Text = z
  .string()
  .max(MAX_TEXT, `A text has at most ${MAX_TEXT} characters.`)
  .refine((text) => isPrinted(text.replaceAll('\n', '')), 'A text has no control characters.');
