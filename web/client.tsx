import { hydrate } from 'preact';
import { whenIdle } from './browser/clock.ts';
import { appElement, loadStyles } from './browser/document.ts';
import { honourEarlyTap } from './browser/early-tap.ts';
import { openJourney, saveJourney } from './browser/journey.ts';
import { currentPath, type Direction, startNavigation } from './browser/navigation.ts';
import { openPhoto } from './browser/photo.ts';
import { loadScreen, prefetchAfter } from './loader.ts';
import { Root, type View } from './root.tsx';
import { isDocument, notFound, type Route, routeAt, type ScreenModule } from './routes.ts';
import { fontStyles } from './stylesheets.ts';

let show: (view: View) => void = () => undefined;
let visits = 0;
/** The last path asked for: a slower one that arrives later is not shown any more. */
let wanted: string;

function open(path: string, direction: Direction): boolean | Promise<boolean> {
  const route = routeAt(path);
  if (!route || isDocument(route)) return false;
  wanted = path;
  const present = (module: ScreenModule) => {
    if (wanted !== path) return true;
    show({ route, module, direction, key: ++visits });
    arrived(route);
    return true;
  };
  const module = loadScreen(route);
  return module instanceof Promise ? module.then(present, () => false) : present(module);
}

function arrived(route: Route): void {
  if (route.app) saveJourney({ at: route.path });
  prefetchAfter(route);
}

const route = routeAt(currentPath()) ?? notFound;
const module = await loadScreen(route);
const subscribe = (listener: (view: View) => void) => {
  show = listener;
};
hydrate(<Root first={{ route, module, direction: 'forward', key: 0 }} subscribe={subscribe} />, appElement());
openJourney();
startNavigation(open);
honourEarlyTap();
arrived(route);
whenIdle(() => {
  void loadStyles(fontStyles);
  // Deletes a photo that is older than 30 days, whichever page is opened.
  void openPhoto();
});
