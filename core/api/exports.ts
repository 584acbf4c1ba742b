import { z } from 'zod';
import { email } from './text.ts';

export const ExportLinkRequest = z.strictObject({ email });

/** `POST /api/exports` consumes a mailed token. `held` has rows by table; times are ISO 8601. */
export type ExportFile = {
  readonly about: string;
  readonly madeAt: string;
  readonly held: Readonly<Record<string, readonly object[]>>;
  /** Rows that the copy leaves out, and why. */
  readonly leftOut: readonly { readonly table: string; readonly rows: number; readonly why: string }[];
};
