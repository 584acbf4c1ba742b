/** `GET /api/operator/editions`. Times are epoch milliseconds. */
export type EditionList = {
  /** The pages as built, which are the edition without a draft; they can be looked at while visitors read them. */
  readonly built: Pick<OperatorEdition, 'since' | 'address'> & { readonly state: 'published' | 'ending' | 'stored' };
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
  /** When it was stored. */
  readonly at: number;
  /** When it was published that visitors read now; null for others, and for the pages as built where nothing was published before. */
  readonly since: number | null;
  /** The program that made it. */
  readonly by: string | null;
  /** What the program says to the owner. */
  readonly note: string | null;
  /** Where it can be looked at; null before somebody had it rendered. */
  readonly address: string | null;
};
