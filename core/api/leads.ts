import { z } from 'zod';
import { Token } from './app-links.ts';
import { email, line } from './text.ts';

export const LeadRequest = z.strictObject({
  email,
  marketing: line(40).optional(),
  /** A funnel beside the first. */
  funnel: line(40).optional(),
});
export type LeadRequest = z.input<typeof LeadRequest>;
export type LeadResponse = { readonly success: true; readonly message: string };

export const ConfirmationRequest = z.strictObject({ token: Token });
export type ConfirmationResponse = { readonly outcome: 'confirmed' | 'used' };
