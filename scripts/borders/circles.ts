export type Edge = readonly [from: string, to: string];

/** One cycle per group of nodes, the shortest from the first node by name: `['a', 'b', 'a']`. */
export function circles(edges: readonly Edge[]): readonly (readonly string[])[] {
  const next = new Map<string, Set<string>>();
  for (const [from, to] of edges) next.set(from, (next.get(from) ?? new Set()).add(to));
  const seen = new Set<string>();
  const found: (readonly string[])[] = [];
  for (const node of [...next.keys()].sort()) {
    const round = seen.has(node) ? undefined : pathBack(node, next);
    if (!round) continue;
    found.push(round);
    for (const other of reachable(node, next)) if (reachable(other, next).has(node)) seen.add(other);
  }
  return found;
}

type Next = ReadonlyMap<string, ReadonlySet<string>>;

function pathBack(start: string, next: Next): readonly string[] | undefined {
  const paths = [[start]];
  const seen = new Set<string>();
  for (const way of paths) {
    for (const node of next.get(way.at(-1) ?? '') ?? []) {
      if (node === start) return [...way, start];
      if (!seen.has(node)) paths.push([...way, node]);
      seen.add(node);
    }
  }
  return undefined;
}

function reachable(start: string, next: Next): ReadonlySet<string> {
  const seen = new Set([start]);
  for (const node of seen) for (const other of next.get(node) ?? []) seen.add(other);
  return seen;
}
