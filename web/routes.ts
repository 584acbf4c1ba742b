import type { StepKind } from '../core/funnel/step.ts';
import { furtherKinds } from './further-kinds.ts';
import { inFunnel, outline } from './outline.ts';
import type { LazyScreen, Route } from './route.ts';

const quiz = { file: 'routes/quiz.tsx', lazy: () => import('./routes/quiz.tsx') };

const KINDS: Readonly<Record<StepKind, LazyScreen>> = {
  info: quiz,
  single: quiz,
  multi: quiz,
  scale: quiz,
  city: { file: 'routes/quiz-city.tsx', lazy: () => import('./routes/quiz-city.tsx') },
  counter: { file: 'routes/quiz-counter.tsx', lazy: () => import('./routes/quiz-counter.tsx') },
  chart: { file: 'routes/quiz-chart.tsx', lazy: () => import('./routes/quiz-chart.tsx') },
  face: { file: 'routes/quiz-face.tsx', lazy: () => import('./routes/quiz-face.tsx') },
  selfie: { file: 'routes/quiz-selfie.tsx', lazy: () => import('./routes/quiz-selfie.tsx') },
  ...furtherKinds,
};

const door = { door: true } as const;
const walk = { app: true, indexed: false };
const home = {
  app: false,
  indexed: true,
  ...door,
  title: 'home',
  file: 'landing/landing.tsx',
  lazy: () => import('./landing/landing.tsx'),
} as const;

const doors: readonly Route[] = [
  { ...home, path: '/' },
  { ...home, path: '/home' },
  { ...walk, path: '/loading', title: 'intro', ...door, file: 'quiz/intro.tsx', lazy: () => import('./quiz/intro.tsx') },
];

const afterQuiz: readonly Route[] = [
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

/** All other pages are in `pages.ts`, which loads on demand. */
export const walkRoutes: readonly Route[] = [
  ...(outline.base ? [] : doors),
  ...outline.steps.map((step) => ({
    ...walk,
    ...KINDS[step.kind],
    path: step.path,
    step,
    ...(step.path === outline.base && door),
  })),
  ...afterQuiz.map((route) => ({ ...route, path: inFunnel(route.path) })),
];

/** The step after this one, where every visitor is asked it. */
export function followingStep(route: Route): Route | undefined {
  const next = route.step && walkRoutes[walkRoutes.indexOf(route) + 1];
  return next?.step && !next.step.when ? next : undefined;
}

const byPath = new Map(walkRoutes.map((route) => [route.path, route]));
let pageAt: ((path: string) => Route | undefined) | undefined;

export function routeAt(path: string): Route | undefined {
  return byPath.get(path) ?? pageAt?.(path);
}

export function loadRoutes(path: string): Promise<void> | undefined {
  if (pageAt || byPath.has(path)) return undefined;
  return import('./pages.ts').then((pages) => {
    pageAt = pages.pageAt;
  });
}
