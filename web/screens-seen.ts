import { type Stage, stageAt, stagesOf } from '../core/analytics/stages.ts';
import { now } from './browser/clock.ts';
import { isSeenAgain, startEvents, track } from './browser/events.ts';
import { type Direction, queryParameter } from './browser/navigation.ts';
import { funnel } from './funnel.ts';
import type { Route } from './routes.ts';

const stages = stagesOf(funnel);
/** Where the payment page leads back to. */
const PAID = 'confirmation';

let current: { readonly id: string; readonly since: number } | undefined;

/** Tells of the first screen of a page, unless it is only shown again. The operator's own pages tell nothing. */
export function firstScreenSeen(route: Route): void {
  if (route.path.startsWith('/operator')) return;
  const stage = stageAt(stages, route.path);
  const goesOn = isSeenAgain() || queryParameter('canceled') !== null;
  const seen = route.module === PAID ? stages.length - 1 : goesOn && stage ? stages.indexOf(stage) + 1 : 0;
  startEvents(stages.slice(0, seen).map(({ id }) => id));
  if (stage?.id === 'landing' && !isSeenAgain()) track('first_open', {});
  if (isSeenAgain()) enter(stage);
  else view(stage);
}

/** Tells of a screen that takes the place of another, and of how that was left. */
export function screenSeen(route: Route, direction: Direction): void {
  if (current) {
    const seconds = Math.round((now() - current.since) / 100) / 10;
    if (direction === 'back') track('Step Back', { step_id: current.id });
    track('Step Time', { step_id: current.id, seconds });
  }
  view(stageAt(stages, route.path));
}

function view(stage: Stage | undefined): void {
  enter(stage);
  if (!stage) return;
  const { id, number } = stage;
  track('Step Viewed', { step_id: id, ...(number !== undefined && { step_number: number }) });
  if (id === 'intro') track('Session Start', { platform: 'web' });
}

function enter(stage: Stage | undefined): void {
  current = stage && { id: stage.id, since: now() };
}
