import type { Direction } from './browser/navigation.ts';
import type { Route } from './route.ts';

/** A screen that took the place of another. */
export type Visit = { readonly route: Route; readonly direction: Direction; readonly at: number };

const pending: Visit[] = [];
let listener: ((visit: Visit) => void) | undefined;

/** Notes a visit for analytics, which is loaded after the first paint. */
export function noteVisit(visit: Visit): void {
  if (listener) listener(visit);
  else pending.push(visit);
}

export function followVisits(follow: (visit: Visit) => void): void {
  listener = follow;
  for (const visit of pending.splice(0)) follow(visit);
}
