import { designByPath } from './design-choices.ts';
import type { DraftChanges } from './draft.ts';

export type Difference = {
  readonly path: string;
  readonly kind: 'text' | 'order' | 'members' | 'condition' | 'colour' | 'design';
  /** Null where there is none. */
  readonly from: string | null;
  readonly to: string | null;
};

type Said = Pick<Difference, 'path' | 'kind'> & { readonly says: string };

/** What one draft says otherwise than another, by path. `built` is what both leave as it is. */
export function differences(built: DraftChanges, before: DraftChanges, after: DraftChanges): Difference[] {
  const [from, to] = [byKey(built, before), byKey(built, after)];
  const changed = new Map([...byKey(before), ...byKey(after)]);
  return Array.from(changed, ([key, { path, kind }]) => ({
    ...{ path, kind },
    from: from.get(key)?.says ?? null,
    to: to.get(key)?.says ?? null,
  }))
    .filter((each) => each.from !== each.to)
    .toSorted((one, other) => (one.path < other.path ? -1 : 1));
}

function byKey(...layers: readonly DraftChanges[]): ReadonlyMap<string, Said> {
  return new Map(layers.flatMap(said).map((each) => [`${each.kind} ${each.path}`, each]));
}

function said({ texts, orders, lists, conditions, ...looks }: DraftChanges): readonly Said[] {
  return [
    ...Object.entries(texts).map(([path, text]) => ({ path, kind: 'text' as const, says: text })),
    ...Object.entries(orders).map(([path, ids]) => ({ path, kind: 'order' as const, says: ids.join(', ') })),
    ...Object.entries(lists).map(([path, list]) => ({ path, kind: 'members' as const, says: JSON.stringify(list) })),
    ...Object.entries(conditions).map(([path, when]) => ({ path, kind: 'condition' as const, says: JSON.stringify(when) })),
    ...Object.entries(designByPath(looks)).map(([path, says]) => ({ path, kind: kindAt(path), says })),
  ];
}

function kindAt(path: string): 'colour' | 'design' {
  return path.startsWith('colours.') ? 'colour' : 'design';
}
