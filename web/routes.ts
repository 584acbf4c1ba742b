import type { ComponentType, ReactNode } from 'react';
import { brand } from '../content/brand.ts';
import { titles } from '../content/pages/titles.ts';
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

/** Every screen by its file, loaded when it is needed or near. */
export const modules = {
  'landing/landing.tsx': () => import('./landing/landing.tsx'),
  'quiz/intro.tsx': () => import('./quiz/intro.tsx'),
  'routes/quiz.tsx': () => import('./routes/quiz.tsx'),
  'routes/quiz-city.tsx': () => import('./routes/quiz-city.tsx'),
  'routes/quiz-counter.tsx': () => import('./routes/quiz-counter.tsx'),
  'routes/quiz-chart.tsx': () => import('./routes/quiz-chart.tsx'),
  'routes/quiz-selfie.tsx': () => import('./routes/quiz-selfie.tsx'),
  'analysis/analyze.tsx': () => import('./analysis/analyze.tsx'),
  'analysis/identify.tsx': () => import('./analysis/identify.tsx'),
  'analysis/treatment.tsx': () => import('./analysis/treatment.tsx'),
  'sales/keep-results.tsx': () => import('./sales/keep-results.tsx'),
  'sales/prediction.tsx': () => import('./sales/prediction.tsx'),
  'confirmation/confirmation.tsx': () => import('./confirmation/confirmation.tsx'),
  'confirmation/open-app.tsx': () => import('./confirmation/open-app.tsx'),
  'manage/manage.tsx': () => import('./manage/manage.tsx'),
  'manage/new-email.tsx': () => import('./manage/new-email.tsx'),
  'account/deletion.tsx': () => import('./account/deletion.tsx'),
  'account/deletion-confirm.tsx': () => import('./account/deletion-confirm.tsx'),
  'account/deletion-success.tsx': () => import('./account/deletion-success.tsx'),
  'account/choices.tsx': () => import('./account/choices.tsx'),
  'account/data-export.tsx': () => import('./account/data-export.tsx'),
  'account/data-download.tsx': () => import('./account/data-download.tsx'),
  'account/contact.tsx': () => import('./account/contact.tsx'),
  'account/contact-success.tsx': () => import('./account/contact-success.tsx'),
  'account/unsubscribe.tsx': () => import('./account/unsubscribe.tsx'),
  'routes/legal.tsx': () => import('./routes/legal.tsx'),
  'routes/operator.tsx': () => import('./routes/operator.tsx'),
  'routes/not-found.tsx': () => import('./routes/not-found.tsx'),
  'styleguide/styleguide.tsx': () => import('./styleguide/styleguide.tsx'),
} satisfies Record<string, () => Promise<ScreenModule>>;

export type ModuleName = keyof typeof modules;

const KIND_MODULES = {
  info: 'routes/quiz.tsx',
  single: 'routes/quiz.tsx',
  multi: 'routes/quiz.tsx',
  scale: 'routes/quiz.tsx',
  city: 'routes/quiz-city.tsx',
  counter: 'routes/quiz-counter.tsx',
  chart: 'routes/quiz-chart.tsx',
  selfie: 'routes/quiz-selfie.tsx',
} as const satisfies Record<Kind, ModuleName>;

/** The kinds that are drawn by a route module. */
export type KindOf<M extends ModuleName> = { [K in Kind]: (typeof KIND_MODULES)[K] extends M ? K : never }[Kind];

export type Route = {
  readonly path: string;
  readonly module: ModuleName;
  /** A quiz step has its own. */
  readonly title?: string;
  /** Part of the app-like walk: pinching is left to the browser's own zoom. */
  readonly app: boolean;
  /** Search engines may list it. */
  readonly indexed: boolean;
  /** Prerendered without code: the browser itself opens it. */
  readonly document?: true;
  /** Its screen follows the path below this one by itself. */
  readonly nested?: true;
  readonly step?: StepPlace;
};

const walk = { app: true, indexed: false };
const text = { app: false, indexed: true };
const unlisted = { app: false, indexed: false };
const legal = { ...text, module: 'routes/legal.tsx', document: true } as const;
const home = { ...text, module: 'landing/landing.tsx', title: titles.home } as const;

const quiz: readonly Route[] = outline.steps.map((step) => ({ ...walk, path: step.path, module: KIND_MODULES[step.kind], step }));

/** The site map: every page a visitor can open. */
export const routes: readonly Route[] = [
  { ...home, path: '/' },
  { ...home, path: '/home' },
  { ...walk, path: '/loading', module: 'quiz/intro.tsx', title: titles.intro },
  ...quiz,
  { ...walk, path: '/analyze', module: 'analysis/analyze.tsx', title: titles.analyze },
  { ...walk, path: '/identify', module: 'analysis/identify.tsx', title: titles.identify },
  { ...walk, path: '/treatment', module: 'analysis/treatment.tsx', title: titles.treatment },
  { ...walk, path: '/keep-results', module: 'sales/keep-results.tsx', title: titles.keepResults },
  { ...walk, path: '/prediction', module: 'sales/prediction.tsx', title: titles.prediction },
  { ...walk, path: '/prediction/subscribe-success', module: 'confirmation/confirmation.tsx', title: titles.confirmation },
  { ...unlisted, path: '/manage', module: 'manage/manage.tsx', title: titles.manage },
  { ...unlisted, path: '/manage/email', module: 'manage/new-email.tsx', title: titles.newEmail },
  { ...unlisted, path: '/open', module: 'confirmation/open-app.tsx', title: titles.openApp },
  { ...legal, path: '/privacy-policy', title: titles.privacy },
  { ...legal, path: '/terms-of-use', title: titles.terms },
  { ...legal, path: '/consumer-health-data', title: titles.healthData },
  { ...legal, path: '/refund-policy', title: titles.refunds },
  { ...unlisted, path: '/delete', module: 'account/deletion.tsx', title: titles.delete },
  { ...unlisted, path: '/delete/confirm', module: 'account/deletion-confirm.tsx', title: titles.deleteConfirm },
  { ...unlisted, path: '/delete/success', module: 'account/deletion-success.tsx', title: titles.deleted },
  { ...unlisted, path: '/privacy/choices', module: 'account/choices.tsx', title: titles.choices },
  { ...unlisted, path: '/privacy/export', module: 'account/data-export.tsx', title: titles.dataExport },
  { ...unlisted, path: '/privacy/export/download', module: 'account/data-download.tsx', title: titles.dataDownload },
  { ...text, path: '/contact-us', module: 'account/contact.tsx', title: titles.contact },
  { ...unlisted, path: '/contact-us/success', module: 'account/contact-success.tsx', title: titles.contacted },
  { ...unlisted, path: '/unsubscribe', module: 'account/unsubscribe.tsx', title: titles.unsubscribe },
  { ...unlisted, path: '/styleguide', module: 'styleguide/styleguide.tsx', title: titles.styleguide },
];

/** The dashboard: one screen, which knows its own pages, so that nothing of it reaches a visitor. */
export const operator: Route = { ...unlisted, path: '/operator', module: 'routes/operator.tsx', nested: true };

/** Shown, with status 404, wherever the site map has nothing. */
export const notFound: Route = { ...unlisted, path: '/404', module: 'routes/not-found.tsx', title: titles.notFound };

const byPath = new Map([...routes, operator, notFound].map((route) => [route.path, route]));

export function routeAt(path: string): Route | undefined {
  return byPath.get(path) ?? (path.startsWith(`${operator.path}/`) ? operator : undefined);
}

/** What the browser's tab says; undefined where the screen names itself. */
export function pageTitle(route: Route, step?: Pick<PlacedStep, 'title'>): string | undefined {
  const title = step?.title ?? route.title;
  return title && `${title} · ${brand.name}`;
}
