import { DAY_MS } from '../time.ts';

/** The pages as built, which are the first edition. */
export const BUILT = 'built';
/** So long a visit may go on in the edition that it began in. */
export const VISIT_MS = DAY_MS;

/** Each server has their pages in memory. */
const MAX_LIVE = 10;

export type Publication = { readonly edition: string; readonly at: Date };

/** Editions that visits may be in, and the one that visits begin in, which is the last. */
export function liveEditions(publications: readonly Publication[], now: Date): readonly [string, ...string[]] {
  const isOver = ({ at }: Publication) => at.getTime() <= now.getTime() - VISIT_MS;
  const before = publications.findLast(isOver)?.edition ?? BUILT;
  const later = publications.filter((publication) => !isOver(publication)).map(({ edition }) => edition);
  const [first = before, ...rest] = [before, ...later].slice(-MAX_LIVE);
  return [first, ...rest];
}

export type PageRequest = {
  /** Of a preview, by its address. */
  readonly preview: string | undefined;
  /** What the browser was told to keep. */
  readonly kept: string | undefined;
  /** No visit begins at this page. */
  readonly within: boolean;
};

export type PickedEdition = {
  readonly edition: string;
  /** The browser has to be told, for as long as a visit lasts. */
  readonly keep: boolean;
};

/** The edition that a request of a page comes from. */
export function editionOfVisit(live: readonly [string, ...string[]], kept: string | undefined): string {
  return pickEdition(live, { preview: undefined, kept, within: true }, () => false).edition;
}

/**
 * Which edition a page is sent of: the one door for previews, for visits that go on, and for shares of visitors. While one edition is live
 * alone, browsers are told nothing; so one that was told nothing, in the middle of a visit, began before all that were published since.
 */
export function pickEdition(
  live: readonly [string, ...string[]],
  { preview, kept, within }: PageRequest,
  isPreview: (edition: string) => boolean,
): PickedEdition {
  const exists = (edition: string | undefined) => edition !== undefined && (live.includes(edition) || isPreview(edition));
  if (preview !== undefined && exists(preview)) return { edition: preview, keep: preview !== kept };
  if (kept !== undefined && exists(kept)) return { edition: kept, keep: false };
  const [first] = live;
  const current = live.at(-1) ?? first;
  return { edition: within ? first : current, keep: live.length > 1 };
}
