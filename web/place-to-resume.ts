import type { Journey } from '../core/funnel/journey.ts';
import type { Route } from './route.ts';
import { routeAt } from './routes.ts';

/** The screen on which a returning visitor goes on: in the quiz or behind it, until they have bought. */
export function placeToResume({ resumePath }: Journey): Route | undefined {
  const route = resumePath === undefined ? undefined : routeAt(resumePath);
  return route?.app && !route.door && route.path !== '/prediction/subscribe-success' ? route : undefined;
}
