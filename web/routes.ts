import type { ComponentType, ReactNode } from 'react';
import type { titles } from '../content/pages/titles.ts';
import type { PlacedStep } from '../core/funnel/funnel.ts';
import type { StepPlace } from '../core/funnel/outline.ts';
import type { Kind } from '../core/funnel/step.ts';
import { outline } from './outline.ts';

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

/** A screen's module, and its file, by which the build finds what the page has to load. */
export type LazyScreen = { readonly file: string; readonly lazy: () => Promise<ScreenModule> };

export type Route = LazyScreen & {
  readonly path: string;
  /** Names the title in `content/pages/titles.ts`; a quiz step has its own, and the dashboard sets one for each page. */
  readonly title?: keyof typeof titles;
  /** Part of the app-like walk: pinching is left to the browser's own zoom. */
  readonly app: boolean;
  /** Search engines may list it. */
  readonly indexed: boolean;
  /** Where visitors come in, and are offered to go on. */
  readonly door?: true;
  /** Prerendered without code: the browser itself opens it. */
  readonly document?: true;
  /** Its screen follows the path below this one by itself. */
  readonly nested?: true;
  readonly step?: StepPlace;
};

const quiz = { file: 'routes/quiz.tsx', lazy: () => import('./routes/quiz.tsx') };

const KINDS: Readonly<Record<Kind, LazyScreen>> = {
  info: quiz,
  single: quiz,
  multi: quiz,
  scale: quiz,
  city: { file: 'routes/quiz-city.tsx', lazy: () => import('./routes/quiz-city.tsx') },
  counter: { file: 'routes/quiz-counter.tsx', lazy: () => import('./routes/quiz-counter.tsx') },
  chart: { file: 'routes/quiz-chart.tsx', lazy: () => import('./routes/quiz-chart.tsx') },
  selfie: { file: 'routes/quiz-selfie.tsx', lazy: () => import('./routes/quiz-selfie.tsx') },
};

const walk = { app: true, indexed: false };
const home = {
  app: false,
  indexed: true,
  door: true,
  title: 'home',
  file: 'landing/landing.tsx',
  lazy: () => import('./landing/landing.tsx'),
} as const;

/** The way from the landing page to the payment, in order. Every other page is in `pages.ts`, which is loaded when it is asked for. */
export const walkRoutes: readonly Route[] = [
  { ...home, path: '/' },
  { ...home, path: '/home' },
  { ...walk, path: '/loading', title: 'intro', door: true, file: 'quiz/intro.tsx', lazy: () => import('./quiz/intro.tsx') },
  ...outline.steps.map((step) => ({ ...walk, ...KINDS[step.kind], path: step.path, step })),
  { ...walk, path: '/analyze', title: 'analyze', file: 'analysis/analyze.tsx', lazy: () => import('./analysis/analyze.tsx') },
  { ...walk, path: '/identify', title: 'identify', file: 'analysis/identify.tsx', lazy: () => import('./analysis/identify.tsx') },
  {
    ...walk,
    path: '/treatment',
    title: 'treatment',
    file: 'analysis/treatment.tsx',
    lazy: () => import('./analysis/treatment.tsx'),
  },
  {
    ...walk,
    path: '/keep-results',
    title: 'keepResults',
    file: 'sales/keep-results.tsx',
    lazy: () => import('./sales/keep-results.tsx'),
  },
  {
    ...walk,
    path: '/prediction',
    title: 'prediction',
    file: 'sales/prediction.tsx',
    lazy: () => import('./sales/prediction.tsx'),
  },
  {
    ...walk,
    path: '/prediction/subscribe-success',
    title: 'confirmation',
    file: 'confirmation/confirmation.tsx',
    lazy: () => import('./confirmation/confirmation.tsx'),
  },
];

const byPath = new Map(walkRoutes.map((route) => [route.path, route]));
let pageAt: ((path: string) => Route | undefined) | undefined;

/** The route of a path, once `loadRoutes` has made sure that it is known. */
export function routeAt(path: string): Route | undefined {
  return byPath.get(path) ?? pageAt?.(path);
}

/** Loads the pages beside the walk where the path may be one of them; undefined when there is nothing to load. */
export function loadRoutes(path: string): Promise<void> | undefined {
  if (pageAt || byPath.has(path)) return undefined;
  return import('./pages.ts').then((pages) => {
    pageAt = pages.pageAt;
  });
}
