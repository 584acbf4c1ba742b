import type { Route } from './route.ts';

const text = { app: false, indexed: true };
const unlisted = { app: false, indexed: false };
const legal = { ...text, document: true, file: 'routes/legal.tsx', lazy: () => import('./routes/legal.tsx') } as const;

export const pageRoutes: readonly Route[] = [
  { ...unlisted, path: '/plan', title: 'plan', file: 'plan/plan.tsx', lazy: () => import('./plan/plan.tsx') },
  { ...unlisted, path: '/manage', title: 'manage', file: 'manage/manage.tsx', lazy: () => import('./manage/manage.tsx') },
  {
    ...unlisted,
    path: '/manage/email',
    title: 'newEmail',
    file: 'manage/new-email.tsx',
    lazy: () => import('./manage/new-email.tsx'),
  },
  {
    ...unlisted,
    path: '/manage/email/undo',
    title: 'emailUndo',
    file: 'manage/email-undo.tsx',
    lazy: () => import('./manage/email-undo.tsx'),
  },
  {
    ...unlisted,
    path: '/open',
    title: 'openApp',
    file: 'confirmation/open-app.tsx',
    lazy: () => import('./confirmation/open-app.tsx'),
  },
  { ...legal, path: '/privacy-policy', title: 'privacy' },
  { ...legal, path: '/terms-of-use', title: 'terms' },
  { ...legal, path: '/consumer-health-data', title: 'healthData' },
  { ...legal, path: '/refund-policy', title: 'refunds' },
  { ...unlisted, path: '/delete', title: 'delete', file: 'account/deletion.tsx', lazy: () => import('./account/deletion.tsx') },
  {
    ...unlisted,
    path: '/delete/confirm',
    title: 'deleteConfirm',
    file: 'account/deletion-confirm.tsx',
    lazy: () => import('./account/deletion-confirm.tsx'),
  },
  {
    ...unlisted,
    path: '/delete/success',
    title: 'deleted',
    file: 'account/deletion-success.tsx',
    lazy: () => import('./account/deletion-success.tsx'),
  },
  {
    ...unlisted,
    path: '/privacy/choices',
    title: 'choices',
    file: 'account/choices.tsx',
    lazy: () => import('./account/choices.tsx'),
  },
  {
    ...unlisted,
    path: '/privacy/export',
    title: 'dataExport',
    file: 'account/data-export.tsx',
    lazy: () => import('./account/data-export.tsx'),
  },
  {
    ...unlisted,
    path: '/privacy/export/download',
    title: 'dataDownload',
    file: 'account/data-download.tsx',
    lazy: () => import('./account/data-download.tsx'),
  },
  { ...text, path: '/sources', title: 'sources', file: 'sources/sources.tsx', lazy: () => import('./sources/sources.tsx') },
  { ...text, path: '/contact-us', title: 'contact', file: 'account/contact.tsx', lazy: () => import('./account/contact.tsx') },
  {
    ...unlisted,
    path: '/contact-us/success',
    title: 'contacted',
    file: 'account/contact-success.tsx',
    lazy: () => import('./account/contact-success.tsx'),
  },
  {
    ...unlisted,
    path: '/unsubscribe',
    title: 'unsubscribe',
    file: 'account/unsubscribe.tsx',
    lazy: () => import('./account/unsubscribe.tsx'),
  },
  {
    ...unlisted,
    path: '/confirm',
    title: 'confirm',
    file: 'account/address-confirmation.tsx',
    lazy: () => import('./account/address-confirmation.tsx'),
  },
  {
    ...unlisted,
    path: '/styleguide',
    title: 'styleguide',
    file: 'styleguide/styleguide.tsx',
    lazy: () => import('./styleguide/styleguide.tsx'),
  },
  {
    ...unlisted,
    path: '/styleguide/kinds',
    title: 'styleguideKinds',
    file: 'styleguide/kinds.tsx',
    lazy: () => import('./styleguide/kinds.tsx'),
  },
];

/** One route for the whole dashboard, so that visitors load nothing of it. */
export const operator: Route = {
  ...unlisted,
  path: '/operator',
  nested: true,
  file: 'routes/operator.tsx',
  lazy: () => import('./routes/operator.tsx'),
};

/** Opened once, from the link of an invitation. */
export const join: Route = {
  ...unlisted,
  path: '/operator/join',
  nested: true,
  file: 'operator/join.tsx',
  lazy: () => import('./operator/join.tsx'),
};

export const notFound: Route = {
  ...unlisted,
  path: '/404',
  title: 'notFound',
  file: 'routes/not-found.tsx',
  lazy: () => import('./routes/not-found.tsx'),
};

const byPath = new Map([...pageRoutes, operator, join, notFound].map((route) => [route.path, route]));

export function pageAt(path: string): Route | undefined {
  return byPath.get(path) ?? (path.startsWith(`${operator.path}/`) ? operator : undefined);
}
