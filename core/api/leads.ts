import { z } from 'zod';
import { email } from './text.ts';

/** `POST /api/addUserToMailchimp` */
export const LeadRequest = z.strictObject({ email });
export type LeadRequest = z.input<typeof LeadRequest>;
export type LeadResponse = { readonly success: true; readonly message: string };
