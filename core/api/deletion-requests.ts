import { z } from 'zod';
import { email } from './text.ts';

/** `POST /api/deleteUser`: answers the same whether or not the address is known. */
export const DeletionRequest = z.strictObject({ email });
export type DeletionRequest = z.input<typeof DeletionRequest>;
export type DeletionResponse = { readonly success: true };

/** `GET /api/deletion-requests/:token`: whether the deletion behind a mailed token is done. */
export type DeletionStatusResponse = { readonly status: 'done' | 'open' };
