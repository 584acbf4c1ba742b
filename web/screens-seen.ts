import { type Stage, stageAt, stagesOf } from '../core/analytics/stages.ts';
import { firstPaintAt, now } from './browser/clock.ts';
import type { Walked } from './browser/early/input.ts';
import { isSeenAgain, startEvents, track } from './browser/events.ts';
import { type Direction, queryParameter } from './browser/navigation.ts';
import { outline } from './outline.ts';
import type { Route } from './routes.ts';

const stages = stagesOf(outline);
/** Where the payment page leads back to. */
const PAID = 'confirmation/confirmation.tsx';

let current: { readonly id: string; readonly since: number } | undefined;

/** Tracks the first screen of a page, unless it is only shown again, and the step that was walked before the code came. */
export function trackFirstScreen(route: Route, walked: Walked | undefined): void {
  const stage = stageAt(stages, walked?.path ?? route.path);
  const goesOn = isSeenAgain() || queryParameter('canceled') !== null;
  const seen = route.module === PAID ? stages.length - 1 : goesOn && stage ? stages.indexOf(stage) + 1 : 0;
  startEvents(
    stages.slice(0, seen).map(({ id }) => id),
    walked?.address,
  );
  if (stage?.id === 'landing' && !isSeenAgain()) track('first_open', {});
  const since = walked ? firstPaintAt() : now();
  if (isSeenAgain()) enter(stage, since);
  else view(stage, since);
  if (!walked) return;
  const { option, at } = walked;
  const step = outline.steps.find(({ path }) => path === walked.path);
  const answers = step?.kind === 'info' ? '' : step && option ? { [step.id]: option } : {};
  if (step) track('Quiz Step Complete', { step_number: step.number, answers }, { at });
  trackScreen(route, 'forward', at);
}

/** Tracks a screen that takes the place of another, and how that was left. */
export function trackScreen(route: Route, direction: Direction, at = now()): void {
  if (current) {
    const seconds = Math.round((at - current.since) / 100) / 10;
    if (direction === 'back') track('Step Back', { step_id: current.id }, { at });
    track('Step Time', { step_id: current.id, seconds }, { at });
  }
  view(stageAt(stages, route.path), at);
}

function view(stage: Stage | undefined, at: number): void {
  enter(stage, at);
  if (!stage) return;
  const { id, number } = stage;
  track('Step Viewed', { step_id: id, ...(number !== undefined && { step_number: number }) }, { at });
  if (id === 'intro') track('Session Start', { platform: 'web' }, { at });
}

function enter(stage: Stage | undefined, since: number): void {
  current = stage && { id: stage.id, since };
}
