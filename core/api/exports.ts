import { z } from 'zod';
import { email } from './text.ts';

/** `POST /api/export-links`: answers the same whether or not the address is known; only a known one gets a mail. */
export const ExportLinkRequest = z.strictObject({ email });

/** `POST /api/exports` uses a mailed token up, and answers with a file: everything that we hold of an address. */
export type ExportFile = {
  readonly about: string;
  /** ISO 8601. */
  readonly madeAt: string;
  /** Rows by the name of their table. */
  readonly held: Readonly<Record<string, readonly object[]>>;
};
