import { whenIdle } from './browser/clock.ts';
import { loadStyles } from './browser/document.ts';
import { type ModuleName, modules, type Route, routes, type ScreenModule } from './routes.ts';
import { featureStyles } from './stylesheets.ts';

const loaded = new Map<ModuleName, ScreenModule>();

/** The route's code and styles: at once when they are here, so that going on needs no network and no extra frame. */
export function loadScreen(route: Route): ScreenModule | Promise<ScreenModule> {
  const styles = loadStyles(featureStyles(route.styles));
  const here = loaded.get(route.module);
  if (here && !styles) return here;
  return Promise.all([here ?? modules[route.module](), styles]).then(([module]) => {
    loaded.set(route.module, module);
    return module;
  });
}

/** Fetches what comes after this route while the visitor looks at it, the rest of the quiz included. */
export function prefetchAfter(route: Route): void {
  const from = routes.indexOf(route) + 1;
  const last = route.step ? routes.findIndex((other) => other.path === '/identify') : from;
  const ahead = routes.slice(from, Math.max(from, last) + 1).filter((other) => other.app);
  const next = ahead.find((other) => !loaded.has(other.module));
  if (next)
    whenIdle(() =>
      Promise.resolve(loadScreen(next)).then(
        () => prefetchAfter(route),
        () => undefined,
      ),
    );
}
