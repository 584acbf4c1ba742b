import { z } from 'zod';
import { email, line, text } from './text.ts';

/** `POST /api/contact-messages` */
export const ContactRequest = z.strictObject({
  name: line(120),
  email,
  message: text(5000),
  /** A field that people neither see nor hear of. Who fills it in is told what everybody is told, and nothing is kept. */
  topic: z.string().optional(),
  /** From the page's first view to 'Send', as the page measured it. */
  tookMs: z.number().min(0).optional(),
});
export type ContactRequest = z.input<typeof ContactRequest>;
export type ContactResponse = { readonly success: true };
