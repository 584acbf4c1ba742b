import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { funnel } from '../../content/funnel/index.ts';
import type { CheckoutStatus } from '../../core/api/checkout.ts';
import type { StepKind } from '../../core/funnel/step.ts';
import { qrCode } from '../../server/money/app-links/qr.ts';
import { managedStates } from './managed.ts';

export type ShowState = (page: Page) => Promise<void>;

const LONG_EMAIL = `${'wilhelmina.constantinopolitanska.'.repeat(2)}wolfeschlegel@a-rather-long-name.example`;
const LONG_CITY = 'Llanfairpwllgwyngyllgogerychwyrndrobwll, Isle of Anglesey, Wales, United Kingdom';

const MIDDLE = funnel.steps[Math.floor(funnel.steps.length / 2)]?.path;

const cityId = funnel.asking.find(({ kind }) => kind === 'city')?.id ?? '';

function pathOf(kind: StepKind): string {
  const step = funnel.steps.find((candidate) => candidate.kind === kind);
  if (!step) throw new Error(`The funnel has no ${kind} step.`);
  return step.path;
}

export const states: Readonly<Record<string, ShowState>> = {
  'landing-resume': async (page) => {
    await restoreJourney(page, { answers: {}, at: MIDDLE });
    await page.goto('/');
    await page.getByRole('region', { name: 'Continue where you left off' }).waitFor();
  },
  'quiz-first-resume': async (page) => {
    await restoreJourney(page, { answers: {}, at: MIDDLE });
    await page.goto('/loading');
    await page.getByRole('button', { name: 'Continue', exact: true }).last().click();
    await page.waitForURL(String(funnel.steps[0]?.path));
  },
  'quiz-multi-chosen': async (page) => {
    await page.goto(pathOf('multi'));
    await page.getByRole('checkbox').nth(2).check();
  },
  'quiz-single-chosen': async (page) => {
    const step = funnel.steps.find((candidate) => candidate.kind === 'single');
    await restoreJourney(page, { answers: step?.kind === 'single' ? { [step.id]: step.options[0]?.id } : {} });
    await page.goto(pathOf('single'));
  },
  'quiz-city-none': async (page) => {
    await page.goto(pathOf('city'));
    await page.getByRole('combobox').fill('zzqqxx');
  },
  'quiz-city-found': async (page) => {
    await page.goto(pathOf('city'));
    await page.getByRole('combobox').fill('san');
  },
  'quiz-city-long': async (page) => {
    await restoreJourney(page, { answers: { [cityId]: LONG_CITY } });
    await page.goto(pathOf('city'));
  },
  'quiz-selfie-refused': async (page) => {
    await page.goto(pathOf('selfie'));
    await page.getByRole('button', { name: 'Take a selfie' }).click();
    await refuseMeasuring(page);
    await page.getByRole('alert').filter({ hasText: /./ }).waitFor();
  },
  'quiz-selfie-photo': async (page) => {
    await takePhoto(page);
    await page.goto(pathOf('selfie'));
  },
  'analyze-photo': takePhoto,
  'treatment-photo': async (page) => {
    await takePhoto(page);
    await page.goto('/treatment');
  },
  'keep-results-errors': async (page) => {
    await page.goto('/keep-results');
    await page.getByRole('textbox', { name: 'E-mail' }).fill('ada@example');
    await page.keyboard.press('Enter');
  },
  'keep-results-long': async (page) => {
    await restoreJourney(page, { answers: {}, email: LONG_EMAIL });
    await page.goto('/keep-results');
  },
  'prediction-photo': async (page) => {
    await takePhoto(page);
    await page.goto('/prediction');
  },
  'prediction-chosen': async (page) => {
    await page.goto('/prediction');
    await page.getByRole('radio').nth(1).check();
  },
  'prediction-no-plan': async (page) => {
    await page.goto('/prediction');
    await page.getByRole('button', { name: 'Get My Plan' }).first().click();
  },
  'prediction-canceled': async (page) => {
    await restoreJourney(page, { answers: {}, planId: 'month' });
    await page.goto('/prediction?canceled=true');
  },
  'prediction-unreachable': async (page) => {
    await page.route('/api/**', (route) => route.abort());
    await page.goto('/prediction');
  },
  'prediction-modal': openModal,
  'prediction-modal-long': async (page) => {
    await restoreJourney(page, { answers: {}, email: LONG_EMAIL });
    await openModal(page);
  },
  'prediction-modal-errors': async (page) => {
    await openModal(page);
    await page.getByRole('button', { name: /obligation to pay|Start my plan/ }).click();
  },
  'success-pending': (page) => showOrder(page, 'pending'),
  'success-processing': (page) => showOrder(page, 'processing'),
  'success-paid': (page) => showOrder(page, 'paid'),
  'success-failed': (page) => showOrder(page, 'failed'),
  'success-foreign': (page) => page.goto('/prediction/subscribe-success?session_id=cs_test_foreign').then(),
  'success-offline': async (page) => {
    await page.route('/api/**', (route) => route.abort());
    await page.goto('/prediction/subscribe-success?session_id=cs_test_1');
  },
  'manage-errors': async (page) => {
    await page.goto('/manage');
    await page.getByRole('button', { name: 'Mail me a link' }).click();
  },
  'manage-sent': async (page) => {
    await page.goto('/manage');
    await page.getByRole('textbox', { name: 'E-mail' }).fill(LONG_EMAIL);
    await page.getByRole('button', { name: 'Mail me a link' }).click();
    await page.getByRole('textbox').waitFor({ state: 'detached' });
  },
  'manage-link': async (page) => {
    await page.goto('/manage#made-up');
    await page.getByRole('button', { name: 'Open my subscription' }).waitFor();
  },
  'manage-link-used': async (page) => {
    await page.goto('/manage#made-up');
    await page.getByRole('button', { name: 'Open my subscription' }).click();
    await page.getByRole('button', { name: 'Ask for a new link' }).waitFor();
  },
  'manage-unreachable': async (page) => {
    await page.route('/api/**', (route) => route.abort());
    await page.goto('/manage');
    await page.getByRole('button', { name: 'Try again' }).waitFor();
  },
  ...managedStates,
  'open-link': (page) => page.goto('/open#made-up').then(),
  'delete-errors': async (page) => {
    await page.goto('/delete');
    await page.getByRole('button', { name: 'Delete' }).click();
  },
  'delete-received': async (page) => {
    await page.goto('/delete');
    await page.getByRole('textbox', { name: 'E-mail' }).fill(LONG_EMAIL);
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('textbox').waitFor({ state: 'detached' });
  },
  'delete-done': async (page) => {
    await page.route('/api/deletions/status', (route) => route.fulfill({ json: { status: 'done' } }));
    await page.goto('/delete/success#made-up');
  },
  'contact-us-errors': async (page) => {
    await page.goto('/contact-us');
    await page.getByRole('button', { name: 'Send' }).click();
  },
  'contact-us-offline': async (page) => {
    await page.route('/api/**', (route) => route.abort());
    await page.goto('/contact-us');
    await page.getByRole('textbox', { name: 'Name' }).fill('Ada');
    await page.getByRole('textbox', { name: 'E-mail' }).fill('ada@example.com');
    await page.getByRole('textbox', { name: 'Message' }).fill('Hello');
    await page.getByRole('button', { name: 'Send' }).click();
  },
  'toast-offline': async (page) => {
    await page.goto('/contact-us');
    await page.waitForFunction(() => window.hydrated === true);
    await page.context().setOffline(true);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Quiz' }).click();
    await page.getByRole('alert').getByRole('button', { name: 'Close' }).waitFor();
  },
};

export async function restoreJourney(page: Page, journey: object): Promise<void> {
  await page.addInitScript((text) => localStorage.setItem('journey', text), JSON.stringify({ selfie: 'skipped', ...journey }));
}

async function openModal(page: Page): Promise<void> {
  await page.goto('/prediction');
  await page.getByRole('radio').nth(1).check();
  await page.getByRole('button', { name: 'Get My Plan' }).first().click();
  await page.getByRole('dialog').waitFor();
}

function refuseMeasuring(page: Page): Promise<void> {
  return page.getByRole('button', { name: 'No, only use the photo' }).click();
}

async function takePhoto(page: Page): Promise<void> {
  await page.goto(pathOf('selfie'));
  await page.waitForFunction(() => window.hydrated === true);
  await page.locator('input[type=file]').setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await selfie(page) });
  await refuseMeasuring(page);
  await page.waitForURL('/analyze');
}

async function selfie(page: Page): Promise<Buffer> {
  const file = process.env.SELFIE;
  if (file) return readFile(file);
  // On a wide screen the panel beside the step shows the face.
  const face = page.locator('main svg:not([viewBox="0 0 24 24"]), aside').filter({ visible: true });
  // A picture of the element itself would wait for it to stand still for good, and the visitor's own face replaces it as it comes.
  await page.waitForTimeout(1000);
  const clip = await face.first().boundingBox();
  return page.screenshot({ type: 'jpeg', ...(clip && { clip }) });
}

async function showOrder(page: Page, status: CheckoutStatus): Promise<void> {
  const paid = { id: 'subscribed-1', value: 1999, currency: 'USD' };
  const renewal = { amount: 3999, currency: 'USD', renewsOn: '2026-12-22T10:00:00.000Z' };
  const json = { status, email: LONG_EMAIL, planId: 'month', ...(status === 'paid' && { paid, renewal }) };
  const code = 'a-token-that-opens-nothing-'.repeat(2).slice(0, 43);
  const link = `https://petalune.example/open#${code}`;
  await page.route('/api/app-links', (route) => route.fulfill({ json: { link, code, qr: qrCode(link), minutes: 60 } }));
  await page.route('/api/checkout/*', (route) => route.fulfill({ json }));
  await page.goto('/prediction/subscribe-success?session_id=cs_test_1');
}
