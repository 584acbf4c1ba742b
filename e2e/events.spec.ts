import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { stagesOf } from '../core/analytics/stages.ts';
import { asks } from '../core/funnel/step.ts';
import { openDatabase } from '../server/db/client.ts';
import { RunningServer } from '../server/testing.ts';
import { goToPayment, PAYS, payWith } from './buyer.ts';
import { answer, expectStep, funnel, open, shown, stepAt, walk } from './visitor.ts';

/** Beside the server of the other tests, and of the one about the database. */
const PORT = String(Number(process.env.E2E_PORT) + 20_001);

let dataDir: string;
let server: RunningServer;

test.describe.configure({ timeout: 240_000 });
test.use({ baseURL: `http://localhost:${PORT}` });

const start = () => new RunningServer({ PORT, DATA_DIR: dataDir, LOG_LEVEL: 'silent' }).ready();

test.beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'petalune-events-'));
  server = await start();
});

test.afterEach(async () => {
  await server.stop();
  await rm(dataDir, { recursive: true });
});

/** Everything that was told, in the order it happened; what differs from run to run is left out. */
async function told() {
  await server.stop();
  const { db, close } = await openDatabase({ dataDir });
  const rows = await db.selectFrom('events').selectAll().where('name', '!=', 'Web Vital').orderBy('at').orderBy('seq').execute();
  const orders = await db.selectFrom('checkout_attempts').select('attribution').execute();
  await close();
  const events = rows.map(({ name, properties: { seconds, ...properties } }) => [
    name,
    seconds === undefined ? properties : { ...properties, seconds: typeof seconds },
  ]);
  return { events, rows, orders };
}

/** Until the server has confirmed all that the page knows. */
async function allSent(page: Page): Promise<void> {
  const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('events.')).length);
  await expect.poll(kept, { timeout: 40_000 }).toBe(0);
}

type Expected = readonly [name: string, properties: object];

/** What a walk through the whole funnel tells, from its definition. */
function wholeWalk(): Expected[] {
  const events: Expected[] = [['first_open', {}]];
  for (const { id, number } of stagesOf(funnel).slice(0, -3)) {
    events.push(['Step Viewed', { step_id: id, ...(number !== undefined && { step_number: number }) }]);
    const step = funnel.byId(id);
    if (id === 'intro') events.push(['Session Start', { platform: 'web' }]);
    if (step) events.push(['Quiz Step Complete', { step_number: step.number, answers: firstAnswer(step) }]);
    if (id === 'analyze') events.push(['Quiz Step Complete', { step_number: 37, answers: {} }], ['Quiz Complete', {}]);
    if (id !== 'prediction') events.push(['Step Time', { step_id: id, seconds: 'number' }]);
  }
  return events;
}

function firstAnswer(step: (typeof funnel.steps)[number]): unknown {
  if (step.kind === 'info') return '';
  if (!asks(step)) return {};
  if (step.kind === 'city') return { [step.id]: 'Lisbon' };
  const [first] = step.options;
  return { [step.id]: step.kind === 'multi' ? [first?.id] : first?.id };
}

test('a walk tells exactly what is expected, through reloads, double taps, a lost line and a server that is killed', async ({
  page,
  context,
}) => {
  await open(page, '/?utm_source=newsletter&utm_campaign=spring&gclid=click-1');
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  await page.waitForLoadState('networkidle');
  await page.getByRole('link', { name: 'Get My Plan' }).first().click();
  await shown(page).getByRole('button', { name: 'Continue' }).click();
  await walk(page, 1, 5);
  await page.reload();
  await page.waitForFunction(() => window.awake === true);
  await walk(page, 5, 7);
  const seventh = stepAt(7);
  if (seventh.kind !== 'single') throw new Error('Step 7 is to be tapped twice.');
  await shown(page)
    .getByRole('button', { name: seventh.options[0]?.label ?? '', exact: true })
    .dblclick();
  await expectStep(page, stepAt(8));
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await walk(page, 8, 15);
  await context.setOffline(false);
  await server.stop('SIGKILL');
  await walk(page, 15, 25);
  server = await start();
  await page.reload();
  await page.waitForFunction(() => window.awake === true);
  await walk(page, 25, 36);
  await answer(page, stepAt(36));
  for (const path of ['/analyze', '/identify']) {
    await expect(page).toHaveURL(path);
    await shown(page).getByRole('button', { name: 'Continue', exact: true }).click();
  }
  await shown(page).getByRole('button', { name: 'Next' }).click();
  await shown(page).getByRole('textbox', { name: 'E-mail' }).fill('events@walk.example');
  await shown(page).getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL('/prediction');
  await goToPayment(page, '1-Month');
  await payWith(page, PAYS);
  const done = () => expect(shown(page).getByRole('heading', { level: 1 })).toHaveText('Done!');
  await done();
  await page.reload();
  await done();
  await allSent(page);

  const { events, rows, orders } = await told();
  expect(events).toEqual([
    ...wholeWalk(),
    ['Purchase Button Clicked', { button_name: 'initial/purchase' }],
    ['Step Viewed', { step_id: 'payment' }],
    ['Subscribe Clicked', { price_id: 'month_3999_usd' }],
    ['Checkout Opened', { price_id: 'month_3999_usd' }],
    ['payment success', {}],
  ]);
  expect(new Set(rows.map(({ device_id }) => device_id)).size).toBe(1);
  expect(new Set(rows.map(({ session_id }) => String(session_id))).size).toBe(1);
  expect(new Set(rows.map(({ source }) => source))).toEqual(new Set(['newsletter']));
  expect(orders).toEqual([
    {
      attribution: {
        utm_source: 'newsletter',
        utm_campaign: 'spring',
        gclid: 'click-1',
        landing_page: '/',
        device_id: rows[0]?.device_id,
      },
    },
  ]);
});

test('without a consent nothing that identifies is sent or kept, no answer is told, and the visit counts once', async ({
  page,
  context,
}) => {
  const bodies: string[] = [];
  page.on('request', (request) => request.url().endsWith('/api/events') && bodies.push(request.postData() ?? ''));
  await open(page, '/quiz2?gclid=click-1&utm_source=newsletter');
  await walk(page, 2, 5);
  await page.reload();
  await page.waitForFunction(() => window.awake === true);
  await page.getByRole('button', { name: 'Back' }).click();
  await expectStep(page, stepAt(4));
  await expect.poll(() => bodies.join()).toContain('Step Back');
  expect(bodies.join()).not.toMatch(/device_id|session_id|gclid|"answers"/);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('device');
  const kept = await page.evaluate(() => Object.keys(localStorage));
  expect(kept.filter((key) => key.startsWith('events.') || key === 'session' || key === 'attribution')).toEqual([]);
  await page.goto('about:blank');

  const { rows } = await told();
  expect(rows.filter(({ visit }) => visit?.arrival)).toHaveLength(1);
  const views = rows.filter(({ name, visit }) => name === 'Step Viewed' && visit?.first);
  expect(views.map(({ properties }) => properties.step_number)).toEqual([2, 3, 4, 5]);
  expect(rows.every(({ device_id, attribution }) => device_id === null && attribution === null)).toBe(true);
});

test('a consent that is taken back ends it: what was kept is gone, and what follows is nobody’s', async ({ page, context }) => {
  await open(page, '/quiz1');
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  await walk(page, 1, 3);
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toContain('device');
  await page.evaluate(() => {
    const record = JSON.parse(localStorage.getItem('consent') ?? '{}');
    const choices = { statistics: false, answers: false, ads: false };
    localStorage.setItem('consent', JSON.stringify({ ...record, choices }));
    dispatchEvent(new StorageEvent('storage', { key: 'consent' }));
  });
  const bodies: string[] = [];
  page.on('request', (request) => request.url().endsWith('/api/events') && bodies.push(request.postData() ?? ''));
  await walk(page, 3, 6);
  await expect.poll(() => bodies.join(), { timeout: 30_000 }).toContain('Quiz Step Complete');
  expect(bodies.join()).not.toMatch(/device_id|session_id|"answers"/);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('device');
});
