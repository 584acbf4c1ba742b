import type { FC } from 'react';
import { brand } from '../content/brand.ts';
import { titles } from '../content/pages/titles.ts';
import type { PlacedStep } from '../core/funnel/funnel.ts';
import type { Kind } from '../core/funnel/step.ts';
import { funnel } from './funnel.ts';

/** What a route module gives: the screen, and what stays in place above it while screens slide. */
export type ScreenModule = {
  readonly default: FC<{ route: Route }>;
  readonly Header?: FC<{ route: Route }>;
};

/** Every route module, loaded when its screen is needed or near. The key is the file's name in `routes/`. */
export const modules = {
  landing: () => import('./routes/landing.tsx'),
  intro: () => import('./routes/intro.tsx'),
  quiz: () => import('./routes/quiz.tsx'),
  'quiz-city': () => import('./routes/quiz-city.tsx'),
  'quiz-counter': () => import('./routes/quiz-counter.tsx'),
  'quiz-chart': () => import('./routes/quiz-chart.tsx'),
  'quiz-selfie': () => import('./routes/quiz-selfie.tsx'),
  analyze: () => import('./routes/analyze.tsx'),
  identify: () => import('./routes/identify.tsx'),
  treatment: () => import('./routes/treatment.tsx'),
  'keep-results': () => import('./routes/keep-results.tsx'),
  prediction: () => import('./routes/prediction.tsx'),
  confirmation: () => import('./routes/confirmation.tsx'),
  delete: () => import('./routes/delete.tsx'),
  'delete-confirm': () => import('./routes/delete-confirm.tsx'),
  'delete-success': () => import('./routes/delete-success.tsx'),
  choices: () => import('./routes/choices.tsx'),
  'data-export': () => import('./routes/data-export.tsx'),
  'data-download': () => import('./routes/data-download.tsx'),
  manage: () => import('./routes/manage.tsx'),
  'new-email': () => import('./routes/new-email.tsx'),
  'open-app': () => import('./routes/open-app.tsx'),
  contact: () => import('./routes/contact.tsx'),
  'contact-success': () => import('./routes/contact-success.tsx'),
  unsubscribe: () => import('./routes/unsubscribe.tsx'),
  legal: () => import('./routes/legal.tsx'),
  styleguide: () => import('./routes/styleguide.tsx'),
  'not-found': () => import('./routes/not-found.tsx'),
} satisfies Record<string, () => Promise<ScreenModule>>;

export type ModuleName = keyof typeof modules;

const KIND_MODULES = {
  info: 'quiz',
  single: 'quiz',
  multi: 'quiz',
  scale: 'quiz',
  city: 'quiz-city',
  counter: 'quiz-counter',
  chart: 'quiz-chart',
  selfie: 'quiz-selfie',
} as const satisfies Record<Kind, ModuleName>;

/** The kinds that are drawn by a route module. */
export type KindOf<M extends ModuleName> = { [K in Kind]: (typeof KIND_MODULES)[K] extends M ? K : never }[Kind];

export type StyleName =
  | 'landing'
  | 'quiz'
  | 'selfie'
  | 'analysis'
  | 'sales'
  | 'confirmation'
  | 'manage'
  | 'account'
  | 'legal'
  | 'styleguide';

export type Route = {
  readonly path: string;
  readonly module: ModuleName;
  readonly title: string;
  /** The feature's stylesheet, on top of the base. */
  readonly styles: StyleName;
  /** Part of the app-like walk: pinching is left to the browser's own zoom. */
  readonly app: boolean;
  /** Search engines may list it. */
  readonly indexed: boolean;
  readonly step?: PlacedStep;
};

const named = (title: string) => `${title} · ${brand.name}`;
const walk = { app: true, indexed: false };
const text = { app: false, indexed: true };

const home = {
  module: 'landing',
  title: named(titles.home),
  styles: 'landing',
  app: false,
  indexed: true,
} as const;

const quiz: readonly Route[] = funnel.steps.map((step) => ({
  ...walk,
  path: step.path,
  module: KIND_MODULES[step.kind],
  title: named(step.title),
  styles: step.kind === 'selfie' ? 'selfie' : 'quiz',
  step,
}));

/** The site map: every page there is. */
export const routes: readonly Route[] = [
  { ...home, path: '/' },
  { ...home, path: '/home' },
  { ...walk, path: '/loading', module: 'intro', title: named(titles.intro), styles: 'quiz' },
  ...quiz,
  { ...walk, path: '/analyze', module: 'analyze', title: named(titles.analyze), styles: 'analysis' },
  { ...walk, path: '/identify', module: 'identify', title: named(titles.identify), styles: 'analysis' },
  { ...walk, path: '/treatment', module: 'treatment', title: named(titles.treatment), styles: 'analysis' },
  { ...walk, path: '/keep-results', module: 'keep-results', title: named(titles.keepResults), styles: 'sales' },
  { ...walk, path: '/prediction', module: 'prediction', title: named(titles.prediction), styles: 'sales' },
  {
    ...walk,
    path: '/prediction/subscribe-success',
    module: 'confirmation',
    title: named(titles.confirmation),
    styles: 'confirmation',
  },
  { ...text, indexed: false, path: '/manage', module: 'manage', title: named(titles.manage), styles: 'manage' },
  { ...text, indexed: false, path: '/manage/email', module: 'new-email', title: named(titles.newEmail), styles: 'manage' },
  { ...text, indexed: false, path: '/open', module: 'open-app', title: named(titles.openApp), styles: 'confirmation' },
  { ...text, path: '/privacy-policy', module: 'legal', title: named(titles.privacy), styles: 'legal' },
  { ...text, path: '/terms-of-use', module: 'legal', title: named(titles.terms), styles: 'legal' },
  { ...text, path: '/consumer-health-data', module: 'legal', title: named(titles.healthData), styles: 'legal' },
  { ...text, path: '/refund-policy', module: 'legal', title: named(titles.refunds), styles: 'legal' },
  { ...text, indexed: false, path: '/delete', module: 'delete', title: named(titles.delete), styles: 'account' },
  {
    ...text,
    indexed: false,
    path: '/delete/confirm',
    module: 'delete-confirm',
    title: named(titles.deleteConfirm),
    styles: 'account',
  },
  { ...text, indexed: false, path: '/delete/success', module: 'delete-success', title: named(titles.deleted), styles: 'account' },
  { ...text, indexed: false, path: '/privacy/choices', module: 'choices', title: named(titles.choices), styles: 'account' },
  { ...text, indexed: false, path: '/privacy/export', module: 'data-export', title: named(titles.dataExport), styles: 'account' },
  {
    ...text,
    indexed: false,
    path: '/privacy/export/download',
    module: 'data-download',
    title: named(titles.dataDownload),
    styles: 'account',
  },
  { ...text, path: '/contact-us', module: 'contact', title: named(titles.contact), styles: 'account' },
  {
    ...text,
    indexed: false,
    path: '/contact-us/success',
    module: 'contact-success',
    title: named(titles.contacted),
    styles: 'account',
  },
  { ...text, indexed: false, path: '/unsubscribe', module: 'unsubscribe', title: named(titles.unsubscribe), styles: 'account' },
  { ...text, indexed: false, path: '/styleguide', module: 'styleguide', title: named(titles.styleguide), styles: 'styleguide' },
];

/** Shown, with status 404, wherever the site map has nothing. */
export const notFound: Route = {
  ...text,
  indexed: false,
  path: '/404',
  module: 'not-found',
  title: named(titles.notFound),
  styles: 'account',
};

const byPath = new Map(routes.map((route) => [route.path, route]));

export function routeAt(path: string): Route | undefined {
  return byPath.get(path);
}

/** A text to read: needs no code, and the browser itself opens it. */
export function isDocument(route: Route): boolean {
  return route.module === 'legal';
}
