import { z } from 'zod';
import { PeriodQuery } from './period.ts';

export const ConsentQuery = PeriodQuery.safeExtend({ offset: z.coerce.number().int().min(0).max(1_000_000).default(0) });

export type ConsentReport = {
  readonly choices: {
    readonly total: number;
    readonly statistics: number;
    readonly answers: number;
    readonly ads: number;
    readonly nothing: number;
    readonly gpc: number;
  };
  readonly versions: readonly { readonly version: string; readonly count: number; readonly until: number }[];
  readonly agreements: readonly {
    readonly id: string;
    readonly email: string;
    readonly kind: string;
    readonly text: string;
    readonly version: string;
    readonly at: number;
  }[];
  readonly agreed: number;
};
