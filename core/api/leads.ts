import { z } from 'zod';
import { email, line } from './text.ts';

/** `POST /api/addUserToMailchimp` */
export const LeadRequest = z.strictObject({
  email,
  /** The version of the sentence about marketing that was ticked; missing where it was not. */
  marketing: line(40).optional(),
});
export type LeadRequest = z.input<typeof LeadRequest>;
export type LeadResponse = { readonly success: true; readonly message: string };
