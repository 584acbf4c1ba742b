import { z } from 'zod';
import { email, line } from './text.ts';

export const LeadRequest = z.strictObject({
  email,
  marketing: line(40).optional(),
});
export type LeadRequest = z.input<typeof LeadRequest>;
export type LeadResponse = { readonly success: true; readonly message: string };
