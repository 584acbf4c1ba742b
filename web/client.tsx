import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { uiCopy } from '../content/ui.ts';
import { whenIdle } from './browser/clock.ts';
import { appElement, loadStyles, wholePage } from './browser/document.ts';
import { honourEarlyTap, typedEarly } from './browser/early-tap.ts';
import { openJourney, saveJourney } from './browser/journey.ts';
import { type Direction, type Outcome, startNavigation } from './browser/navigation.ts';
import { openPhoto } from './browser/photo.ts';
import { loadScreen, prefetchAfter } from './loader.ts';
import { Root, type Stage } from './root.tsx';
import { isDocument, notFound, type Route, routeAt, type ScreenModule } from './routes.ts';
import { firstScreenSeen, screenSeen } from './screens-seen.ts';
import { fontStyles } from './stylesheets.ts';

let stage: Stage;
let visits = 0;
/** The last path asked for: a slower one that arrives later is not shown any more. */
let wanted: string;

function open(path: string, direction: Direction, scroll: number): Outcome | Promise<Outcome> {
  const route = routeAt(path);
  if (!route || isDocument(route)) return 'elsewhere';
  wanted = path;
  const present = (module: ScreenModule): Outcome => {
    if (wanted !== path) return 'overtaken';
    stage.show({ route, module, direction, key: ++visits, scroll });
    arrived(route);
    screenSeen(route, direction);
    return 'shown';
  };
  const module = loadScreen(route);
  return module instanceof Promise ? module.then(present, () => 'failed') : present(module);
}

function arrived(route: Route): void {
  // The intro is a door, not a place to come back to.
  if (route.app && route.module !== 'intro') saveJourney({ at: route.path });
  prefetchAfter(route);
}

await wholePage();
const route = routeAt(appElement().dataset.route ?? '') ?? notFound;
const module = await loadScreen(route);
const onStage = (mounted: Stage) => {
  stage = mounted;
};
const typed = typedEarly();
// What a screen does as it arrives (reads its link, what was typed, what is stored) is done before a tap that came early.
flushSync(() =>
  hydrateRoot(appElement(), <Root first={{ route, module, direction: 'forward', key: 0, scroll: 0 }} onStage={onStage} />),
);
openJourney();
startNavigation(open, () => stage.say(uiCopy.unreachable));
firstScreenSeen(route);
honourEarlyTap(typed);
arrived(route);
whenIdle(() => {
  void loadStyles(fontStyles);
  // Deletes a photo that is older than 30 days, whichever page is opened.
  void openPhoto();
  void import('./start-consent.tsx').then(
    ({ startConsent }) => startConsent(),
    () => undefined,
  );
});
