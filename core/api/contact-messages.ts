import { z } from 'zod';
import { email, line, text } from './text.ts';

/** `POST /api/contact-messages` */
export const ContactRequest = z.strictObject({ name: line(120), email, message: text(5000) });
export type ContactRequest = z.input<typeof ContactRequest>;
export type ContactResponse = { readonly success: true };
