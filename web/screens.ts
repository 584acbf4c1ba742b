import type { PlacedStep } from '../core/funnel/funnel.ts';
import { sectionOf } from '../core/funnel/funnel.ts';
import type { Section } from '../core/funnel/step.ts';
import { whenIdle } from './browser/clock.ts';
import { failedStylesLoaded } from './browser/document.ts';
import { outline } from './outline.ts';
import { type ModuleName, modules, type Route, routes, type ScreenModule } from './routes.ts';

/** The words of each section, in a file named by the section's id. */
const sections = import.meta.glob<Readonly<Record<string, Section>>>(['../content/funnel/*.ts', '!**/index.ts']);

const loadedModules = new Map<ModuleName, ScreenModule>();
const loadedSteps = new Map<string, PlacedStep>();

/** A screen whose code and words are here. */
export type Screen = { readonly module: ScreenModule; readonly step: PlacedStep | undefined };

/** The screen of a route that `loadScreen` has made ready. */
export function screenOf(route: Route): Screen {
  const module = loadedModules.get(route.module);
  const step = route.step && loadedSteps.get(route.step.id);
  if (!module || (route.step && !step)) throw new Error(`The screen of ${route.path} is drawn before it is loaded.`);
  return { module, step };
}

/** Loads the code and words of a route; undefined when both are here, so that going on needs no network and no extra frame. */
export function loadScreen(route: Route): Promise<unknown> | undefined {
  const missing = [loadModule(route.module), route.step && loadWords(route.step)].filter((load) => load !== undefined);
  return missing.length > 0 ? Promise.all(missing) : undefined;
}

/** Loads what comes after this route while the visitor looks at it, the rest of the quiz included. */
export function preloadAfter(route: Route): void {
  const from = routes.indexOf(route) + 1;
  const last = route.step ? routes.findIndex((other) => other.path === '/identify') : from;
  const ahead = routes.slice(from, Math.max(from, last) + 1).filter((other) => other.app);
  const loadNext = () => {
    const loading = firstOf(ahead, loadScreen);
    loading?.then(
      () => whenIdle(loadNext),
      () => undefined,
    );
  };
  whenIdle(loadNext);
}

function loadModule(name: ModuleName): Promise<void> | undefined {
  if (loadedModules.has(name)) return undefined;
  return modules[name]().then(async (module) => {
    if (!import.meta.env.SSR) await failedStylesLoaded();
    loadedModules.set(name, module as ScreenModule);
  });
}

function loadWords({ id, number, path }: NonNullable<Route['step']>): Promise<void> | undefined {
  if (loadedSteps.has(id)) return undefined;
  const section = sectionOf(outline, { number });
  const load = section && sections[`../content/funnel/${section.id}.ts`];
  if (!section || !load) throw new Error(`There are no words for the step ${id}.`);
  return load().then((exported) => {
    const words = Object.values(exported).find((candidate) => candidate.id === section.id);
    words?.steps.forEach((step, index) => {
      const place = outline.steps[section.first - 1 + index];
      if (place) loadedSteps.set(step.id, { ...step, number: place.number, path: place.path, section: section.title });
    });
    if (!loadedSteps.has(id)) throw new Error(`The section ${section.id} has no step ${id} at ${path}.`);
  });
}

/** What `find` gives for the first item it gives something for. */
function firstOf<Item, Found>(items: readonly Item[], find: (item: Item) => Found | undefined): Found | undefined {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}
