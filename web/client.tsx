import { StrictMode } from 'react';
import './design/base.css';
import { hydrateRoot } from 'react-dom/client';
import { uiCopy } from '../content/ui.ts';
import { App } from './app.tsx';
import { afterPaint, whenIdle } from './browser/clock.ts';
import { appElement, wholePage } from './browser/document.ts';
import { wake } from './browser/early/input.ts';
import { openJourney, saveJourney } from './browser/journey.ts';
import { shownLocation, startNavigation } from './browser/navigation.ts';
import { loadSprite } from './browser/sprite.ts';
import { toast } from './browser/toast.ts';
import { notFound, type Route, routeAt } from './routes.ts';
import { loadScreen, preloadAfter } from './screens.ts';
import { trackFirstScreen, trackScreen } from './screens-seen.ts';

void start();

/** Takes over the prerendered page. Not awaited at the top level: screens import from this chunk, and would wait for it. */
async function start(): Promise<void> {
  await wholePage();
  // The early walk may have gone on to another step meanwhile.
  const route = await loadShown();
  const { path = '' } = appElement().dataset;
  const walked = wake();
  openJourney();
  startNavigation(path, { prepare, onUnreachable: () => toast.show(uiCopy.unreachable) });
  if (!route.nested) trackFirstScreen(route, walked);
  shownLocation.subscribe(followLocation);
  const app = <App path={path} />;
  hydrateRoot(appElement(), import.meta.env.DEV ? <StrictMode>{app}</StrictMode> : app);
  arrive(route);
  whenIdle(() => startWhatWaits(route));
}

/** The route on show, once its screen is loaded. */
async function loadShown(): Promise<Route> {
  for (;;) {
    const { path = '' } = appElement().dataset;
    const route = routeAt(path) ?? notFound;
    await loadScreen(route);
    if (appElement().dataset.path === path) return route;
  }
}

function prepare(path: string): Promise<unknown> | undefined | false {
  const route = routeAt(path);
  return route && !route.document && route !== notFound ? loadScreen(route) : false;
}

function followLocation(): void {
  const { path, direction } = shownLocation.get();
  const route = routeAt(path) ?? notFound;
  if (route.nested) return;
  trackScreen(route, direction);
  afterPaint(() => arrive(route));
}

function arrive(route: Route): void {
  // The intro is a door, not a place to return to.
  if (route.app && route.path !== '/loading') saveJourney({ at: route.path });
  preloadAfter(route);
  whenIdle(() => void loadSprite());
}

/** What the first paint does not need. */
function startWhatWaits(route: Route): void {
  const ignore = () => undefined;
  void import('./design/fonts.css').catch(ignore);
  // Deletes a photo that is older than 30 days, whichever page is opened.
  import('./browser/photo.ts').then(({ openPhoto }) => openPhoto(), ignore);
  if (!route.nested) import('./start-consent.ts').then(({ startConsent }) => startConsent(), ignore);
}
