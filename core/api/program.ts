import type { Answers } from '../funnel/answers.ts';

/** The order whose program is shown: of those that a buyer has, the newest that opens something. Times are epoch milliseconds. */
export type ProgramOrder = {
  readonly id: string;
  readonly planId: string;
  readonly startedAt: number;
  /** Whether what was bought is open now, and until when that is paid. */
  readonly open: boolean;
  readonly until: number | null;
  readonly renews: boolean;
  /** Null where they were erased, or never came. */
  readonly answers: Answers | null;
};

/** `GET /api/program`. Without a buyer the page asks for a sign-in. */
export type ProgramResponse = {
  readonly known: boolean;
  readonly order: ProgramOrder | null;
};
