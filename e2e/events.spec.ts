import { isDeepStrictEqual } from 'node:util';
import { expect, type Page, test } from '@playwright/test';
import { stagesOf } from '../core/analytics/stages.ts';
import { openDatabase } from '../server/platform/db/client.ts';
import { goToPayment, PAYS, payWith } from './buyer.ts';
import { type ServerPlace, testAtOwnPlace } from './own-server.ts';
import {
  allResourcesFetched,
  answer,
  answersTo,
  currentScreen,
  expectAfter,
  expectStep,
  firstOf,
  freezeTimers,
  funnel,
  LAST,
  open,
  optionOf,
  sendEvents,
  stepAt,
  stepsAroundSectionBorder,
  walk,
} from './visitor.ts';

/** On a slow machine the code that sends begins late. */
const SENT_WITHIN_MS = 60_000;

/** Everything that was told to a server that has ended, in the order it happened; what differs from run to run is left out. */
async function storedEvents(place: ServerPlace) {
  const { db, close } = await openDatabase(place);
  const rows = await db.selectFrom('events').selectAll().where('name', '!=', 'Web Vital').orderBy('at').orderBy('seq').execute();
  const orders = await db.selectFrom('checkout_attempts').select('attribution').execute();
  await close();
  const events = rows.map(({ at, name, properties: { seconds, ...properties } }) => ({
    at: at.getTime(),
    event: [name, seconds === undefined ? properties : { ...properties, seconds: typeof seconds }],
  }));
  return { events, rows, orders };
}

/** The events in the order of the expected ones where they happened at once: two beacons may arrive in either order. */
function inOrder(events: Awaited<ReturnType<typeof storedEvents>>['events'], expected: readonly Expected[]): unknown[] {
  const place = (event: unknown, from: number) => {
    const found = expected.findIndex((one, index) => index >= from && isDeepStrictEqual(one, event));
    return found === -1 ? expected.length : found;
  };
  return events
    .map(({ at, event }) => {
      const from = events.findIndex((other) => other.at === at);
      return { at, event, place: place(event, from) };
    })
    .sort((one, other) => one.at - other.at || one.place - other.place)
    .map(({ event }) => event);
}

const cookieNames = async (page: Page) => {
  await sendEvents(page);
  return (await page.context().cookies()).map(({ name }) => name);
};

/** Until the server has confirmed all that the page knows. */
async function allSent(page: Page): Promise<void> {
  const pendingCount = async () => {
    await sendEvents(page);
    return page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('events.')).length);
  };
  await expect.poll(pendingCount, { timeout: SENT_WITHIN_MS }).toBe(0);
}

type Expected = readonly [name: string, properties: object];

/** What a walk through the whole funnel tells, from its definition. */
function expectedEvents(): Expected[] {
  const events: Expected[] = [['first_open', {}]];
  for (const { id, number } of stagesOf(funnel).slice(0, -3)) {
    events.push(['Step Viewed', { step_id: id, ...(number !== undefined && { step_number: number }) }]);
    const step = funnel.steps.find((candidate) => candidate.id === id);
    if (id === 'intro') events.push(['Session Start', { platform: 'web' }]);
    if (step)
      events.push([
        'Quiz Step Complete',
        { step_number: step.number, answers: step.kind === 'info' || step.kind === 'face' ? '' : answersTo(step) },
      ]);
    if (id === 'analyze') events.push(['Quiz Step Complete', { step_number: LAST + 1, answers: {} }], ['Quiz Complete', {}]);
    if (id !== 'prediction') events.push(['Step Time', { step_id: id, seconds: 'number' }]);
  }
  return events;
}

testAtOwnPlace(
  'a walk sends exactly the expected events, through reloads, double taps, a lost network and a killed server',
  {
    tag: '@exhaustive',
  },
  async ({ page, context, place, first }) => {
    await freezeTimers(page);
    await open(page, '/?utm_source=newsletter&utm_campaign=spring&gclid=click-1');
    await page.getByRole('button', { name: 'Accept', exact: true }).click();
    await expect.poll(() => cookieNames(page), { timeout: SENT_WITHIN_MS }).toContain('device');
    await page.getByRole('link', { name: 'Get My Plan' }).first().click();
    await currentScreen(page).getByRole('button', { name: 'Continue' }).click();
    const single = firstOf('single');
    const [offlineAt, killedAt, startedAt] = [0.4, 0.5, 0.7].map((share) =>
      Math.max(single.number + 1, Math.round(LAST * share)),
    );
    if (offlineAt === undefined || killedAt === undefined || startedAt === undefined)
      throw new Error('Three places in the quiz.');
    await walk(page, 1, single.number);
    await page.reload();
    await page.waitForFunction(() => window.hydrated === true);
    await expectStep(page, single);
    await optionOf(page, single).dblclick();
    await expectAfter(page, single);
    await walk(page, single.number + 1, offlineAt);
    await allResourcesFetched(page);
    await context.setOffline(true);
    await walk(page, offlineAt, killedAt);
    await context.setOffline(false);
    await first.stop('SIGKILL');
    await walk(page, killedAt, startedAt);
    const server = await place.start();
    await page.reload();
    await page.waitForFunction(() => window.hydrated === true);
    await walk(page, startedAt, LAST);
    await answer(page, stepAt(LAST));
    for (const path of ['/analyze', '/identify']) {
      await expect(page).toHaveURL(path);
      await currentScreen(page).getByRole('button', { name: 'Continue', exact: true }).click();
    }
    await currentScreen(page).getByRole('button', { name: 'Next' }).click();
    await currentScreen(page).getByRole('textbox', { name: 'E-mail' }).fill('events@walk.example');
    await currentScreen(page).getByRole('button', { name: 'Next' }).click();
    await expect(page).toHaveURL('/prediction');
    await goToPayment(page, '1-Month');
    await payWith(page, PAYS);
    const done = () => expect(currentScreen(page).getByRole('heading', { level: 1 })).toHaveText('Done!');
    await done();
    await page.reload();
    await done();
    await allSent(page);
    await server.stop();

    const { events, rows, orders } = await storedEvents(place);
    const expected: Expected[] = [
      ...expectedEvents(),
      ['Purchase Button Clicked', { button_name: 'initial/purchase' }],
      ['Step Viewed', { step_id: 'payment' }],
      ['Subscribe Clicked', { price_id: 'month_3999_usd' }],
      ['Checkout Opened', { price_id: 'month_3999_usd' }],
      ['payment success', {}],
    ];
    expect(inOrder(events, expected)).toEqual(expected);
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
  },
);

testAtOwnPlace(
  'no event without a consent identifies the visitor or holds an answer, and the visit counts once',
  {
    tag: '@exhaustive',
  },
  async ({ page, place, first }) => {
    const bodies: string[] = [];
    page.on('request', (request) => request.url().endsWith('/api/events') && bodies.push(request.postData() ?? ''));
    const [from, to] = stepsAroundSectionBorder(2, 1);
    const walked = funnel.steps.slice(from - 1, to).map(({ number }) => number);
    await open(page, `${stepAt(from).path}?gclid=click-1&utm_source=newsletter`);
    await walk(page, from, to);
    // Until somebody listens, what is told waits in the page alone.
    await allResourcesFetched(page);
    await page.reload();
    await page.waitForFunction(() => window.hydrated === true);
    await page.getByRole('button', { name: 'Back' }).click();
    await expectStep(page, stepAt(to - 1));
    await expectSent(page, bodies, 'Step Back');
    expect(bodies.join()).not.toMatch(/device_id|session_id|gclid|"answers"/);
    expect(await cookieNames(page)).not.toContain('device');
    const pendingCount = await page.evaluate(() => Object.keys(localStorage));
    expect(pendingCount.filter((key) => key.startsWith('events.') || key === 'session' || key === 'attribution')).toEqual([]);
    await page.goto('about:blank');
    await first.stop();

    const { rows } = await storedEvents(place);
    expect(rows.filter(({ visit }) => visit?.arrival)).toHaveLength(1);
    const views = rows.filter(({ name, visit }) => name === 'Step Viewed' && visit?.first);
    expect(views.map(({ properties }) => properties.step_number)).toEqual(walked);
    expect(rows.every(({ device_id, attribution }) => device_id === null && attribution === null)).toBe(true);
  },
);

test('a consent to analytics that is withdrawn deletes stored events, and later ones are anonymous', async ({ page }) => {
  const [from, to] = stepsAroundSectionBorder(3, 2);
  const middle = Math.ceil((from + to) / 2);
  await open(page, stepAt(from).path);
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  await walk(page, from, middle);
  await expect.poll(() => cookieNames(page), { timeout: SENT_WITHIN_MS }).toContain('device');
  await page.evaluate(() => {
    const record = JSON.parse(localStorage.getItem('consent') ?? '{}');
    const choices = { statistics: false, answers: false, ads: false };
    localStorage.setItem('consent', JSON.stringify({ ...record, choices }));
    dispatchEvent(new StorageEvent('storage', { key: 'consent' }));
  });
  const bodies: string[] = [];
  page.on('request', (request) => request.url().endsWith('/api/events') && bodies.push(request.postData() ?? ''));
  await walk(page, middle, to);
  await expectSent(page, bodies, 'Quiz Step Complete');
  expect(bodies.join()).not.toMatch(/device_id|session_id|"answers"/);
  expect(await cookieNames(page)).not.toContain('device');
});

async function expectSent(page: Page, bodies: readonly string[], event: string): Promise<void> {
  const sent = async () => {
    await sendEvents(page);
    return bodies.join();
  };
  await expect.poll(sent, { timeout: SENT_WITHIN_MS }).toContain(event);
}
