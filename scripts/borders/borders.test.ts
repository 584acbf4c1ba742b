import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { casesOf } from '../../core/testing.ts';
import { plantedProject } from '../planted-project.ts';
import { checkBorders } from './check.ts';
import { circles } from './circles.ts';
import { DISTRICT_FLOORS } from './floors.ts';
import { RULES } from './rules.ts';

type Sources = Readonly<Record<string, string>>;

/** The rules that these files would break, by name. */
function broken(sources: Sources): string[] {
  return checkBorders(plantedProject(sources)).breaches.map((breach) => breach.rule);
}

const BREACHES: Readonly<Record<string, Sources>> = {
  'core-is-pure': { 'core/leads/lead.ts': "import { readFileSync } from 'node:fs';" },
  'content-is-data': { 'content/plans.ts': "import { perDay } from '../core/plans/plan.ts';" },
  'core-and-content-know-no-tools': { 'content/plans.test.ts': "import { run } from '../bench/run.ts';" },
  'web-knows-no-server': { 'web/sales/card.tsx': "import type { Config } from '../../server/platform/config.ts';" },
  'server-knows-no-web': { 'server/platform/site/pages.ts': "import { routes } from '../../../web/routes.ts';" },
  'web-loads-no-schemas': { 'web/browser/api.ts': "import { LeadRequest } from '../../core/api/leads.ts';" },
  'web-loads-no-paths': { 'web/quiz/question.tsx': "import { spots } from '../illustrations/sprite/spots.ts';" },
  'only-main-picks-an-adapter': {
    'server/money/checkout/start.ts': "import { stripePayments } from '../../../adapters/payments/stripe.ts';",
  },
  'only-main-opens-an-annex': { 'server/app.ts': "import { startSandbox } from '../annex/payment-sandbox/index.ts';" },
  'an-annex-has-one-door': { 'server/main.ts': "import { startSandbox } from '../annex/payment-sandbox/sandbox.ts';" },
  'a-provider-stays-in-its-adapter': { 'server/money/checkout/webhook.ts': "import Stripe from 'stripe';" },
  'features-stay-apart': { 'web/quiz/chart.tsx': "import { Card } from '../sales/card.tsx';" },
  'ui-knows-no-skincare': { 'web/ui/button.tsx': "import { brand } from '../../content/brand.ts';" },
  'web-imports-go-down': { 'web/browser/camera.ts': "import { Button } from '../ui/button.tsx';" },
  'districts-import-down': { 'server/money/checkout/start.ts': "import { isKnown } from '../../privacy/erasure/erase.ts';" },
  'a-tool-has-only-the-desk': { 'server/programs/tools/list.ts': "import { publish } from '../../editions/store.ts';" },
  'only-jobs-knows-the-queue': { 'server/operator/health/report.ts': 'export const all = `select 1 from jobs.job`;' },
  'a-diary-is-its-owners': { 'server/operator/people/timeline.ts': "export const all = 'select diary from program_diaries';" },
  'imports-can-be-read': { 'web/browser/api.ts': "import { config } from '#server/platform/config.ts';" },
  'no-circle-of-files': {
    'web/manage/dialogs.tsx': "import { PlanDialog } from './plan-dialog.tsx';",
    'web/manage/plan-dialog.tsx': "import type { DialogProps } from './dialogs.tsx';",
  },
  'no-circle-of-folders': {
    'server/money/checkout/start.ts': "import { isPaid } from '../subscriptions/store.ts';",
    'server/money/subscriptions/save-snapshot.ts': "import { findAttempt } from '../checkout/store.ts';",
  },
};

describe('the check of borders', () => {
  it.each(RULES.map((rule) => rule.name))('finds a planted breach of %s', (name) => {
    expect(broken(BREACHES[name] ?? expect.fail(`Plant a breach of ${name} here.`))).toEqual([name]);
  });

  it.each([
    "import { a } from '../server/platform/config.ts';",
    "import '../server/platform/config.ts';",
    "import type { A } from '../server/platform/config.ts';",
    "export { a } from '../server/platform/config.ts';",
    "export type { A } from '../server/platform/config.ts';",
    "export * from '../server/platform/config.ts';",
    "export type * from '../server/platform/config.ts';",
    "export const a = async (): Promise<unknown> => import('../server/platform/config.ts');",
    "export type A = import('../server/platform/config.ts').A;",
    "export const worker = new Worker(new URL('../server/platform/config.ts', import.meta.url));",
    "export const files = import.meta.glob('../server/platform/*.ts');",
    "export const files = import.meta.glob(['./*.ts', '../server/platform/*.ts', '!**/*.test.ts']);",
    '/// <reference path="../server/platform/config.ts" />',
    "export const A = <T,>(a: T) => <p class='it'>it's</p>; export { b } from '../server/platform/config.ts';",
  ])('finds a forbidden import that is written as %s', (source) => {
    expect(broken({ 'web/page.tsx': source })).toEqual(['web-knows-no-server']);
  });

  it.each([
    ['content/funnel/profile.ts', "import { defineFunnel } from '../../core/funnel/funnel.ts';"],
    ['content/funnel/index.ts', "import { userData } from '../../core/funnel/answer-export.ts';"],
    ['content/pages/sales.ts', "import { defineFunnel } from '../../core/funnel/funnel.ts';"],
  ])('finds a breach of content-is-data where %s has %s', (path, source) => {
    expect(broken({ [path]: source })).toEqual(['content-is-data']);
  });

  it.each([
    ['a computed path', 'export const load = (path: string) => import(path);'],
    ['a path with a value in it', "export const load = (name: string) => import('../money/' + name);"],
    ['createRequire', "import { createRequire } from 'node:module';"],
    ['a computed URL', 'export const urlOf = (name: string) => new URL(name, import.meta.url);'],
    ['a computed glob', 'export const files = import.meta.glob([PATTERN]);'],
  ])('finds %s, which the other rules cannot follow', (_what, source) => {
    expect(broken({ 'server/platform/load.ts': source })).toEqual(['imports-can-be-read']);
  });

  it.each([
    "@import '../sales/card.css';",
    "@import url('../sales/card.css');",
    ".card { composes: box from '../sales/card.module.css'; }",
  ])('finds the stylesheet of another feature in %s', (source) => {
    expect(broken({ 'web/quiz/quiz.module.css': source })).toEqual(['features-stay-apart']);
  });

  it('finds a circle of types in core, and a breach in a file of plain JavaScript', () => {
    expect(
      broken({
        'core/plans/plan.ts': "import type { Offer } from '../offers/offer.ts';",
        'core/offers/offer.ts': "export type Plan = import('../plans/plan.ts').Plan;",
        'web/start.mjs': "import '../server/main.ts';",
      }),
    ).toEqual(['web-knows-no-server', 'no-circle-of-files']);
  });

  it('reports the file, its import and the remedy', () => {
    expect(checkBorders(plantedProject({ 'server/app.ts': "import Stripe from 'stripe';" })).breaches).toEqual([
      {
        rule: 'a-provider-stays-in-its-adapter',
        from: 'server/app.ts',
        to: 'node_modules/stripe',
        instead: expect.stringContaining('adapter'),
      },
    ]);
  });

  it('finds no breach in this project, and reads more than a hundred modules', { tags: 'exhaustive' }, () => {
    const { modules, imports, breaches } = checkBorders('.');
    expect(breaches).toEqual([]);
    expect(modules).toBeGreaterThan(100);
    expect(imports).toBeGreaterThan(modules);
  });

  it.each([
    ['content/plans.ts', "import type { Plan } from '../core/plans/plan.ts';"],
    ['content/funnel/index.ts', "import { defineFunnel } from '../../core/funnel/funnel.ts';"],
    ['adapters/payments/stripe.ts', "import Stripe from 'stripe'; import type { Payments } from './port.ts';"],
    [
      'server/main.ts',
      "import { stripePayments } from '../adapters/payments/stripe.ts'; import { startSandbox } from '../annex/payment-sandbox/index.ts';",
    ],
    ['web/routes/quiz.tsx', "import { Single } from '../quiz/single.tsx';"],
    ['server/messages/mails/palette.ts', "export const TOKENS = new URL('../../../web/design/tokens.css', import.meta.url);"],
    ['web/browser/api.ts', "export const home = new URL('https://shop.example', import.meta.url);"],
    ['web/client.tsx', '/// <reference types="vite/client" />'],
  ])('allows %s', (path, source) => {
    expect(broken({ [path]: source })).toEqual([]);
  });

  it('refuses a file that it cannot parse', () => {
    expect(() => broken({ 'core/torn.ts': 'import { from' })).toThrow('core/torn.ts cannot be parsed');
  });
});

describe('the floors of folders', () => {
  const upward = (from: string, to: string) => broken({ [from]: `import type { A } from '/${to}';` });

  it.each([
    ['a district', 'another on its floor', 'server/money/checkout/order.ts', 'server/analytics/conversions/store.ts'],
    ['a district', 'the composition', 'server/operator/api.ts', 'server/main.ts'],
    ['a folder that is no district', 'one that is', 'server/misc/text.ts', 'server/platform/db/client.ts'],
  ])('do not allow %s to import %s', (_who, _whom, from, to) => {
    expect(upward(from, to)).toEqual(['districts-import-down']);
  });

  it.each([
    ['a feature', 'the routes', 'web/quiz/next.ts', 'web/routes.ts'],
    ['a component of ui', 'a feature', 'web/ui/button.tsx', 'web/quiz/question.tsx'],
    ['the design', 'the browser', 'web/design/tokens.ts', 'web/browser/clock.ts'],
  ])('do not allow %s to import %s', (_who, _whom, from, to) => {
    expect(upward(from, to)).toEqual(['web-imports-go-down']);
  });

  it('are at most six in the server, and include every folder there', () => {
    const folders = readdirSync('server', { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? entry.name : []));
    expect(DISTRICT_FLOORS.flat().sort()).toEqual(folders.sort());
    expect(DISTRICT_FLOORS.length).toBeLessThanOrEqual(6);
  });
});

it('a circle of imports is reported once, by its shortest path', () => {
  const found = circles([
    ['a', 'b'],
    ['b', 'c'],
    ['c', 'a'],
    ['b', 'a'],
    ['d', 'a'],
    ['x', 'x'],
  ]);
  expect(found).toEqual([
    ['a', 'b', 'a'],
    ['x', 'x'],
  ]);
});

it('the import of a test does not close a circle of folders', () => {
  const sources = {
    'server/money/checkout/start.test.ts': "import { isPaid } from '../subscriptions/store.ts';",
    'server/money/subscriptions/save-snapshot.ts': "import { findAttempt } from '../checkout/store.ts';",
  };
  expect(broken(sources)).toEqual([]);
});

describe('the linter', () => {
  const lint = (path: string, source: string) => {
    const root = plantedProject({ [path]: source });
    for (const file of ['biome.json', 'scripts/borders/time-is-an-argument.grit']) cpSync(file, join(root, file));
    const biome = resolve('node_modules/.bin/biome');
    return spawnSync(biome, ['lint', '--vcs-enabled=false', '--colors=off', path], { cwd: root, encoding: 'utf8' }).stderr;
  };

  it.each(
    casesOf(
      ['Date.now()', 'Math.random()', 'new Date()', "fetch('/')", 'setTimeout(Object, 1)', 'process.env', 'crypto.randomUUID()'],
      3,
    ),
  )('refuses %s in core by the rule core-is-pure', (source) => {
    expect(lint('core/offers/offer.ts', `export const value = ${source};`)).toContain('core-is-pure');
  });

  it.each(
    casesOf(
      [
        'window.scrollY',
        'document.title',
        'localStorage.length',
        'navigator.language',
        'history.length',
        "fetch('/')",
        'setTimeout(Object, 1)',
      ],
      3,
    ),
  )('refuses %s outside of web/browser by the rule only-browser-touches-globals', (source) => {
    expect(lint('web/quiz/step.ts', `export const value = ${source};`)).toContain('only-browser-touches-globals');
    expect(lint('web/browser/step.ts', `export const value = ${source};`)).not.toContain('only-browser-touches-globals');
  });
});
