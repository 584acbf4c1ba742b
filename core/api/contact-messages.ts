import { z } from 'zod';
import { email, line, text } from './text.ts';

export const ContactRequest = z.strictObject({
  name: line(120),
  email,
  message: text(5000),
  /** A honeypot: people do not see this field, and a message that fills it is dropped. */
  topic: z.string().max(5000).optional(),
  tookMs: z.number().min(0).max(Number.MAX_SAFE_INTEGER).optional(),
});
export type ContactRequest = z.input<typeof ContactRequest>;
export type ContactResponse = { readonly success: true };
