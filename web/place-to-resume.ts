import type { Journey } from '../core/funnel/journey.ts';
import type { Route } from './route.ts';
import { routeAt } from './routes.ts';

export function placeToResume({ resumePath }: Journey): Route | undefined {
  const route = resumePath === undefined ? undefined : routeAt(resumePath);
  return route?.app && !route.door && route.title !== 'confirmation' ? route : undefined;
}
