import type { StageId } from '../content/funnel/index.ts';
import { type Stage, stageAt, stagesOf } from '../core/analytics/stages.ts';
import { isInformational } from '../core/funnel/step.ts';
import { firstPaintAt, whenIdle } from './browser/clock.ts';
import type { WalkedStep } from './browser/early/input.ts';
import { deliverEvents, type PageEntry, track } from './browser/events.ts';
import { isRevisit, referrer, whenOnline } from './browser/page-view.ts';
import { outline } from './outline.ts';
import type { Route } from './route.ts';
import { onVisit, type ScreenVisit } from './visits.ts';

const stages = stagesOf(outline);

let current: { readonly id: StageId; readonly since: number } | undefined;

type Opening = { readonly route: Route; readonly at: number; readonly address: string; readonly walked: WalkedStep | undefined };

export function startAnalytics({ route, at, address, walked }: Opening): void {
  const stage = stageAt(stages, walked?.path ?? route.path);
  const seenAgain = isRevisit();
  const continues = seenAgain || new URL(address).searchParams.has('canceled');
  const seen = route.title === 'confirmation' ? stages.length - 1 : continues && stage ? stages.indexOf(stage) + 1 : 0;
  if (stage === stages[0] && !seenAgain) track('first_open', {}, { at });
  const since = walked ? firstPaintAt() : at;
  if (seenAgain) enter(stage, since);
  else view(stage, since);
  if (walked) trackWalk(route, walked);
  onVisit(trackVisit);
  const seenBefore = stages.slice(0, seen).map(({ id }) => id);
  const load = loadTracking({ at, address, referrer: referrer(), seenBefore });
  whenIdle(() => void load(), 500);
}

function loadTracking(entrance: PageEntry): () => Promise<void> {
  const load = (): Promise<void> =>
    import('./browser/analytics/start.ts').then(
      ({ startTracking }) => deliverEvents(startTracking(entrance)),
      () => void whenOnline(() => void load()),
    );
  return load;
}

function trackWalk(route: Route, { path, option, at }: WalkedStep): void {
  const step = outline.steps.find((other) => other.path === path);
  const answers = step && isInformational(step) ? '' : step && option ? { [step.id]: option } : {};
  if (step) track('Quiz Step Complete', { step_number: step.number, answers }, { at });
  trackVisit({ route, direction: 'forward', at });
}

function trackVisit({ route, direction, at }: ScreenVisit): void {
  if (current) {
    const seconds = Math.round((at - current.since) / 100) / 10;
    if (direction === 'back') track('Step Back', { step_id: current.id }, { at });
    track('Step Time', { step_id: current.id, seconds }, { at });
  }
  view(stageAt(stages, route.path), at);
}

function view(stage: Stage<StageId> | undefined, at: number): void {
  enter(stage, at);
  if (!stage) return;
  const { id, number } = stage;
  track('Step Viewed', { step_id: id, ...(number !== undefined && { step_number: number }) }, { at });
  if (id === 'intro' || (outline.base && stage === stages[0])) track('Session Start', { platform: 'web' }, { at });
}

function enter(stage: Stage<StageId> | undefined, since: number): void {
  current = stage && { id: stage.id, since };
}
