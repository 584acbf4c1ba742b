/** `not proved` says why; `failed` is known to be wrong. */
export type ProofVerdict = 'proved' | 'not proved' | 'failed';

export type ProofLine = { readonly what: string; readonly verdict: ProofVerdict; readonly says: string };

export type ProofTable = {
  readonly caption: string;
  readonly head: readonly string[];
  /** The first cell names the row. */
  readonly rows: readonly (readonly string[])[];
};

export type ProofChapter = {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  readonly lines: readonly ProofLine[];
  readonly tables: readonly ProofTable[];
  /** How many visitors are left at each step, of those who began. */
  readonly curve?: readonly { readonly step: string; readonly share: number }[];
};

export type EditionProof = {
  readonly funnel: string;
  readonly edition: { readonly id: string; readonly name: string };
  readonly version: string;
  /** Null in a release, which has no history. */
  readonly commit: { readonly id: string; readonly clean: boolean } | null;
  /** Names the code that the pages load. */
  readonly build: string;
  /** As ISO 8601. */
  readonly at: string;
  readonly chapters: readonly ProofChapter[];
};

export const proved = (what: string, says: string): ProofLine => ({ what, verdict: 'proved', says });
export const notProved = (what: string, says: string): ProofLine => ({ what, verdict: 'not proved', says });
export const failed = (what: string, says: string): ProofLine => ({ what, verdict: 'failed', says });

/** How many lines have each verdict. */
export function verdictsOf({ chapters }: Pick<EditionProof, 'chapters'>): Readonly<Record<ProofVerdict, number>> {
  const lines = chapters.flatMap((chapter) => chapter.lines);
  const count = (verdict: ProofVerdict) => lines.filter((line) => line.verdict === verdict).length;
  return { proved: count('proved'), 'not proved': count('not proved'), failed: count('failed') };
}

export function counted(count: number, one: string, several = `${one}s`): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : several}`;
}

export function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
