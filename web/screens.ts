import { brand } from '../content/brand.ts';
import type { titles } from '../content/pages/titles.ts';
import type { PlacedStep } from '../core/funnel/funnel.ts';
import { inSection, sectionOf } from '../core/funnel/outline.ts';
import { whenIdle } from './browser/clock.ts';
import { loadSection } from './browser/sections.ts';
import { outline } from './outline.ts';
import { pageTitle } from './quiz/page-title.ts';
import type { Route, ScreenModule } from './route.ts';
import { walkRoutes } from './routes.ts';

const loadedModules = new Map<Route['lazy'], ScreenModule>();
const loadedSteps = new Map<string, PlacedStep>();
let loadedTitles: typeof titles | undefined;

type Screen = {
  readonly module: ScreenModule;
  readonly step: PlacedStep | undefined;
  /** Undefined on the first page, whose HTML has the title, and where the screen sets its own. */
  readonly title: string | undefined;
};

export function screenOf(route: Route): Screen {
  const module = loadedModules.get(route.lazy);
  const step = route.step && loadedSteps.get(route.step.id);
  if (!module || (route.step && !step)) throw new Error(`The screen of ${route.path} is drawn before it is loaded.`);
  const words = step?.title ?? (route.title && loadedTitles?.[route.title]);
  const title = pageTitle && words ? pageTitle(words) : words;
  return { module, step, title: title && `${title} · ${brand.name}` };
}

/** Undefined when both are loaded, so that the next screen needs no extra frame. */
export function loadScreen(route: Route): Promise<unknown> | undefined {
  return all([loadModule(route), route.step && loadWords(route.step)]);
}

export function loadNextScreen(route: Route): Promise<unknown> | undefined {
  return all([loadScreen(route), loadTitles()]);
}

export function preloadAfter(route: Route): void {
  const from = walkRoutes.indexOf(route) + 1;
  const last = route.step ? walkRoutes.findIndex((other) => other.title === 'identify') : from;
  const ahead = from > 0 ? walkRoutes.slice(from, last + 1).filter((other) => other.app) : [];
  const loadOne = () => {
    for (const other of ahead) {
      const loading = loadNextScreen(other);
      if (!loading) continue;
      loading.then(
        () => whenIdle(loadOne),
        () => undefined,
      );
      return;
    }
  };
  whenIdle(loadOne);
}

function loadModule({ lazy }: Route): Promise<void> | undefined {
  if (loadedModules.has(lazy)) return undefined;
  return lazy().then((module) => void loadedModules.set(lazy, module));
}

function loadTitles(): Promise<void> | undefined {
  if (loadedTitles) return undefined;
  return import('../content/pages/titles.ts').then((module) => {
    loadedTitles = module.titles;
  });
}

function loadWords({ id, number }: NonNullable<Route['step']>): Promise<void> | undefined {
  if (loadedSteps.has(id)) return undefined;
  const place = sectionOf(outline, { number });
  if (!place) throw new Error(`The step ${id} is in no section.`);
  return loadSection(place.id).then((section) => {
    section?.steps.forEach((step, index) => {
      const at = outline.steps[place.first - 1 + index];
      if (at) loadedSteps.set(step.id, { ...at, ...step, ...inSection(section) });
    });
    if (!loadedSteps.has(id)) throw new Error(`The section ${place.id} has no step ${id}.`);
  });
}

function all(loads: readonly (Promise<unknown> | undefined)[]): Promise<unknown> | undefined {
  const missing = loads.filter((load) => load !== undefined);
  return missing.length > 0 ? Promise.all(missing) : undefined;
}
