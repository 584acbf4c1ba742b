import type { Direction } from './browser/navigation.ts';
import type { Route } from './route.ts';

export type ScreenVisit = { readonly route: Route; readonly direction: Direction; readonly at: number };

const pending: ScreenVisit[] = [];
let listener: ((visit: ScreenVisit) => void) | undefined;

export function recordVisit(visit: ScreenVisit): void {
  if (listener) listener(visit);
  else pending.push(visit);
}

export function onVisit(follow: (visit: ScreenVisit) => void): void {
  listener = follow;
  for (const visit of pending.splice(0)) follow(visit);
}
