import './design/base.css';
import './common.ts';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { failureCopy } from '../content/pages/failures.ts';
import { App } from './app.tsx';
import { afterPaint, now, whenIdle } from './browser/clock.ts';
import { appElement, documentReady } from './browser/document.ts';
import { markHydrating } from './browser/early/input.ts';
import { trackErrors } from './browser/events.ts';
import { currentJourney, openJourney, saveJourney } from './browser/journey.ts';
import { address, queryParameter, shownLocation, startNavigation } from './browser/navigation.ts';
import { toast } from './browser/toast.ts';
import { outline } from './outline.ts';
import type { Route } from './route.ts';
import { loadRoutes, routeAt } from './routes.ts';
import { loadNextScreen, loadScreen, preloadAfter } from './screens.ts';
import { fillResumeSlot } from './slots.tsx';
import { recordVisit } from './visits.ts';

void start();

/** Without top-level await: screens import from this chunk and would wait for it. */
async function start(): Promise<void> {
  await documentReady();
  const at = now();
  const route = await loadShown();
  const { path = '' } = appElement().dataset;
  const walked = markHydrating();
  const opening = { route, at, walked, address: walked?.address ?? address() };
  openJourney();
  startNavigation(path, { prepare, onUnreachable: () => toast.show(failureCopy.unreachable) });
  shownLocation.subscribe(followLocation);
  const app = <App path={path} />;
  // As a transition it is cut into slices: otherwise React hydrates the whole page in one task.
  startTransition(() => void hydrateRoot(appElement(), import.meta.env.DEV ? <StrictMode>{app}</StrictMode> : app));
  onRouteShown(route);
  whenIdle(() => void import('./browser/fonts.ts').then((module) => module.loadFonts(), ignore));
  if (route.nested) return;
  trackErrors();
  whenIdle(() => void import('./start-analytics.ts').then((module) => module.startAnalytics(opening), ignore), 500);
  whenIdle(() => void import('./start-stored.ts').then((module) => module.startStored(), ignore));
}

/** The early walk may move on to another step while the code of one is loading. */
async function loadShown(): Promise<Route> {
  const branching = outline.branches && import('./branching.ts');
  for (;;) {
    const { path = '' } = appElement().dataset;
    await loadRoutes(path);
    const route = routeAt(path);
    if (!route) throw new Error(`There is no screen for ${path}.`);
    await loadScreen(route);
    await branching;
    if (appElement().dataset.path === path) return route;
  }
}

function prepare(path: string): Promise<unknown> | undefined | false {
  const loading = loadRoutes(path);
  if (loading) return loading.then(() => prepare(path));
  const route = routeAt(path);
  return route && !route.document ? loadNextScreen(route) : false;
}

function followLocation(): void {
  const { path, direction } = shownLocation.get();
  const route = routeAt(path);
  if (!route || route.nested) return;
  recordVisit({ route, direction, at: now() });
  afterPaint(() => onRouteShown(route));
}

function onRouteShown(route: Route): void {
  // Visitors do not return to a door.
  if (route.app && !route.door) saveJourney({ at: route.path });
  preloadAfter(route);
  whenIdle(() => void import('./browser/sprite.ts').then((module) => module.loadSprite(), ignore));
  if (route.door) offerToResume();
}

/** The link in a reminder mail resumes without an offer. */
function offerToResume(): void {
  if (currentJourney().stored.at === undefined) return;
  const load = () => void import('./resume.tsx').then((module) => fillResumeSlot(module.Resume), ignore);
  if (queryParameter('resume') === null) whenIdle(load);
  else load();
}

function ignore(): void {}
