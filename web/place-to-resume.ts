import { outline } from './outline.ts';
import type { Route } from './route.ts';
import { routeAt } from './routes.ts';

/** Where a visitor who stood at this path may go on: in the quiz after its first step, or behind it until they have bought. */
export function placeToResume(at: string | undefined): Route | undefined {
  // The scan wants a photo or the decision to go without: the selfie step asks again where both are gone.
  const path = at === outline.exit ? outline.steps.at(-1)?.path : at;
  const route = path === undefined ? undefined : routeAt(path);
  if (!route?.app || route.door || route.path === '/prediction/subscribe-success') return undefined;
  return route.step?.number === 1 ? undefined : route;
}
