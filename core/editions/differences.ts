import type { DraftChanges } from './draft.ts';

export type Difference = {
  readonly path: string;
  /** Null where there is no such text or list. */
  readonly from: string | null;
  readonly to: string | null;
};

/** What one draft says otherwise than another. `built` is what both leave as it is; of a list, the ids are told. */
export function differences(built: DraftChanges, before: DraftChanges, after: DraftChanges): Difference[] {
  const [from, to] = [saidBy(built, before), saidBy(built, after)];
  const paths = new Set([before, after].flatMap(({ texts, orders }) => [...Object.keys(texts), ...Object.keys(orders)]));
  return [...paths]
    .toSorted()
    .map((path) => ({ path, from: from.get(path) ?? null, to: to.get(path) ?? null }))
    .filter((each) => each.from !== each.to);
}

function saidBy(...layers: readonly DraftChanges[]): ReadonlyMap<string, string> {
  return new Map(
    layers.flatMap(({ texts, orders }) => [
      ...Object.entries(texts),
      ...Object.entries(orders).map(([path, ids]) => [path, ids.join(', ')] as const),
    ]),
  );
}
