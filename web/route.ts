import type { ComponentType, ReactNode } from 'react';
import type { titles } from '../content/pages/titles.ts';
import type { PlacedStep } from '../core/funnel/funnel.ts';
import type { StepPlace } from '../core/funnel/outline.ts';

export type ScreenProps = {
  readonly route: Route;
  /** The step with its words, on a screen of the quiz. */
  readonly step: PlacedStep | undefined;
};

/** What a screen's module gives: the screen, and the layout that stays in place while screens slide. */
export type ScreenModule = {
  readonly default: ComponentType<ScreenProps>;
  readonly Layout?: ComponentType<ScreenProps & { children: ReactNode }>;
};

/** How a screen's module is loaded, and its file, by which the renderer finds what the page has to load; visitors' code has no file. */
export type LazyScreen = { readonly file: string; readonly lazy: () => Promise<ScreenModule> };

export type Route = LazyScreen & {
  readonly path: string;
  /** Names the title in `content/pages/titles.ts`; a quiz step has its own, and the dashboard sets one for each page. */
  readonly title?: keyof typeof titles;
  /** Part of the app-like walk, which no pinch zooms; the browser's own zoom and text size do. */
  readonly app: boolean;
  /** Search engines may list it. */
  readonly indexed: boolean;
  /** Where visitors come in, and are offered to go on. */
  readonly door?: true;
  /** Prerendered with the code alone that deletes a photo whose time is over: the browser itself opens it. */
  readonly document?: true;
  /** Its screen follows the path below this one by itself. */
  readonly nested?: true;
  readonly step?: StepPlace;
};
