import { z } from 'zod';
import { API_SCOPES, type ApiScope } from '../../operator/api-scopes.ts';
import { line } from '../text.ts';

/** Times are epoch milliseconds; `lastUsedAt` is exact to the minute. */
export type ApiTokenView = {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly ApiScope[];
  readonly madeBy: string;
  readonly madeAt: number;
  readonly expiresAt: number;
  readonly lastUsedAt: number | null;
};
export type ApiTokenList = { readonly tokens: readonly ApiTokenView[] };

export const ApiTokenRequest = z.strictObject({
  name: line(60),
  scopes: z
    .array(z.enum(API_SCOPES))
    .min(1, 'Please choose at least one.')
    .max(API_SCOPES.length)
    .refine((scopes) => new Set(scopes).size === scopes.length, 'Please name each once.'),
  days: z.union([z.literal(30), z.literal(90), z.literal(365)]),
});
export type ApiTokenRequest = z.input<typeof ApiTokenRequest>;

export type ApiTokenSecret = { readonly token: string };
