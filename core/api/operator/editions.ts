/** `GET /api/operator/editions`. Times are epoch milliseconds. */
export type EditionList = {
  /** The last one first. */
  readonly editions: readonly OperatorEdition[];
};

export type OperatorEdition = {
  readonly id: string;
  readonly name: string;
  /** How many. */
  readonly changes: number;
  /** `handed over`: a program left it for the owner. */
  readonly state: 'published' | 'ending' | 'stored' | 'draft' | 'handed over';
  readonly at: number;
  /** The program that made it. */
  readonly by: string | null;
  /** What the program says to the owner. */
  readonly note: string | null;
  /** Where it can be looked at; null before somebody had it rendered. */
  readonly address: string | null;
};
