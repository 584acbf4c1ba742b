import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { consentCopy as copy } from '../content/pages/consent.ts';
import { plans } from '../content/plans.ts';
import { isAccessible } from './accessible.ts';
import { choosePlan, goToPayment, PAYS, payWith, walkToSales } from './buyer.ts';
import { dashboardReady } from './dashboard-ready.ts';
import { dashboardUrl } from './dashboard-server.ts';
import { HOSTILE, interceptThirdParties, type ThirdParties } from './third-parties.ts';
import { answer, currentScreen, firstOf, funnel, open } from './visitor.ts';

const [PLAN] = plans;

const test = base.extend<{ others: ThirdParties }>({
  others: async ({ context }, use) => use(await interceptThirdParties(context, dashboardUrl())),
});
// It has every tag there is.
test.use({ baseURL: dashboardUrl(), contextOptions: { reducedMotion: 'reduce' } });
test.beforeAll(dashboardReady);

const banner = (page: Page) => page.getByRole('region', { name: copy.dialogTitle });
const answerWith = (page: Page, name: string) => banner(page).getByRole('button', { name, exact: true }).click();

/** The names of the cookies that tags know a visitor by. */
async function traces(context: BrowserContext): Promise<string[]> {
  const cookies = await context.cookies();
  return cookies.map(({ name }) => name).filter((name) => /^_(ga|fb|tt)|^ttclid$/.test(name));
}

/** Through everything that could tell somebody something: the quiz, the sales page, the dialog. */
async function walkToPayment(page: Page): Promise<void> {
  await walkToSales(page, 'ann@example.com');
  await choosePlan(page, PLAN.title);
}

/** A question is answered and the sales page read. */
async function comeToSales(page: Page): Promise<void> {
  const single = firstOf('single');
  await open(page, single.path);
  await answer(page, single);
  await open(page, '/prediction');
}

/** What may start something: a question that is answered, the sales page, the dialog. */
async function visitBriefly(page: Page): Promise<void> {
  await comeToSales(page);
  await choosePlan(page, PLAN.title);
}

/** Once nothing is on its way any more; only a page that was just loaded can say so. */
async function quiet(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
}

/** Loaded anew, with time for all that it may ask of anybody. */
async function reloaded(page: Page): Promise<void> {
  await page.reload();
  await quiet(page);
}

/** Without an answer of the visitor no third party is asked for anything, also when the page is loaded anew. */
async function isUntold(page: Page, context: BrowserContext, others: ThirdParties): Promise<void> {
  await expect(banner(page)).toBeVisible();
  await reloaded(page);
  expect(others.hosts()).toEqual([]);
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['visitor']);
}

test.describe('no request goes to a third party', () => {
  test('before the question is answered, in a whole walk', { tag: '@exhaustive' }, async ({ page, context, others }) => {
    await page.goto('/');
    await expect(banner(page)).toBeVisible();
    await walkToPayment(page);
    await isUntold(page, context, others);
  });

  test('before the question is answered and after it was refused, on a question, the sales page and in its dialog', async ({
    page,
    context,
    others,
  }) => {
    await page.goto('/');
    await expect(banner(page)).toBeVisible();
    await visitBriefly(page);
    await isUntold(page, context, others);
    await answerWith(page, copy.reject);
    await expect(banner(page)).toBeHidden();
    await visitBriefly(page);
    await reloaded(page);
    await expect(banner(page)).toBeHidden();
    expect(others.hosts()).toEqual([]);
  });

  test('from a browser that sends Global Privacy Control, which is not asked either, and whose ads cannot be switched on', {
    tag: '@exhaustive',
  }, async ({ page, context, others }) => {
    await context.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
    await page.goto('/');
    await visitBriefly(page);
    await reloaded(page);
    await expect(banner(page)).toHaveCount(0);
    expect(others.hosts()).toEqual([]);
    await page.goto('/#cookie-settings');
    const dialog = page.getByRole('dialog', { name: copy.dialogTitle });
    await expect(dialog.getByText(copy.gpc)).toBeVisible();
    await expect(dialog.getByRole('checkbox', { name: copy.purposes.ads.title })).toBeDisabled();
    await dialog.getByRole('button', { name: copy.acceptAll }).click();
    await expect.poll(() => others.hosts()).toContain('www.googletagmanager.com');
    await reloaded(page);
    expect(others.hosts().join()).not.toMatch(/facebook|tiktok/);
  });
});

for (const [through, toSales, email, ...tag] of [
  ['a question and the sales page', comeToSales, 'ben@example.com'],
  ['a whole walk', walkToSales, 'ann@example.com', '@exhaustive'],
] as const)
  test(`after a consent the tags receive a visit, a checkout and a payment, and nothing in between, through ${through}`, {
    tag,
  }, async ({ page, others }) => {
    await page.goto(`/?utm_source=meta&fbclid=abc&ttclid=def&email=${email}`);
    await answerWith(page, copy.accept);
    await expect.poll(() => others.calls('PageView')).toHaveLength(1);
    await toSales(page, email);
    await choosePlan(page, PLAN.title);
    const facts = { value: PLAN.introDiscount / 100, currency: 'USD', predicted_ltv: '0.00' };
    await expect.poll(() => others.calls('InitiateCheckout')).toHaveLength(2);
    expect(others.calls('InitiateCheckout')).toContainEqual(['track', 'InitiateCheckout', facts, expect.anything()]);
    expect(others.calls('Subscribe')).toEqual([]);
    await page.keyboard.press('Escape');
    // A walk has asked for the address.
    await goToPayment(page, PLAN.title, toSales === comeToSales ? email : undefined);
    await payWith(page, PAYS);
    await expect(page).toHaveURL(/subscribe-success/);
    await expect.poll(() => others.calls('Subscribe')).toHaveLength(2);
    const [, , paid, { eventID }] = others.calls('Subscribe').find(([, , , about]) => about?.eventID) ?? [];
    expect(paid).toEqual({ ...facts, value: (PLAN.listPrice - PLAN.introDiscount) / 100 });
    expect(eventID).toMatch(/^subscribed-/);
    await expect.poll(() => others.calls('purchase')).toHaveLength(1);
    const tiktok = others.calls('Subscribe').find(([, , , about]) => about?.event_id);
    expect(tiktok).toEqual(['track', 'Subscribe', { value: paid.value, currency: 'USD' }, { event_id: eventID }]);
    await reloaded(page);
    expect(['Subscribe', 'purchase'].map((name) => others.calls(name).length)).toEqual([2, 1]);

    const told = await others.sentText();
    const answers = funnel.steps.flatMap((step) => ('options' in step ? step.options.map(({ label }) => label) : []));
    const secrets = [
      ...funnel.steps.flatMap(({ path, title }) => [path, title]),
      ...answers,
      'prediction',
      'keep-results',
      'ann@',
    ];
    expect(secrets.filter((secret) => told.includes(secret) && secret.length > 3)).toEqual([]);
    expect(told).toContain('fbclid=abc&ttclid=def');
  });

test('the purposes are chosen one by one and each tag waits for its own, until a consent that is withdrawn stops all at once and leaves nothing on the device', {
  tag: '@exhaustive',
}, async ({ page, context, others }) => {
  // One whose answer had not come when its page was left is sent again, under the same id.
  const kept = new Map<string, { id: string; replaces?: string }>();
  page.on('request', (request) => {
    if (request.url().endsWith('/api/consents')) kept.set(request.postDataJSON().id, request.postDataJSON());
  });
  const dialog = page.getByRole('dialog', { name: copy.dialogTitle });

  await test.step('statistics alone', async () => {
    await open(page, '/prediction');
    await banner(page).getByRole('button', { name: copy.choose }).click();
    const turn = (purpose: keyof typeof copy.purposes) =>
      dialog.getByRole('checkbox', { name: copy.purposes[purpose].title, exact: false }).first();
    await expect(turn('answers')).toBeDisabled();
    for (const box of await dialog.getByRole('checkbox').all()) await expect(box).not.toBeChecked();
    await isAccessible(page, { within: 'dialog[open]' });
    await turn('statistics').check();
    await expect(turn('answers')).toBeEnabled();
    await dialog.getByRole('button', { name: copy.save }).click();
    await expect(dialog).toBeHidden();
    await expect(banner(page)).toBeHidden();
    await expect.poll(() => others.hosts()).toEqual(['region1.google-analytics.com', 'www.googletagmanager.com']);
  });

  await test.step('all of them', async () => {
    await page.goto('/privacy/choices');
    await currentScreen(page).locator('a[href="#cookie-settings"]').click();
    await expect.poll(() => page.frames().length).toBe(2);
    await dialog.getByRole('button', { name: copy.acceptAll }).click();
    await expect(dialog).toBeHidden();
    // A tag that is allowed later than another one counts the page too.
    await expect.poll(() => others.calls('PageView')).toHaveLength(1);
    await expect.poll(() => traces(context)).toHaveLength(4);
  });

  await test.step('none any more', async () => {
    await open(page, '/privacy/choices');
    await currentScreen(page).locator('a[href="#cookie-settings"]').click();
    await expect.poll(() => page.frames().length).toBe(2);
    await dialog.getByRole('button', { name: copy.rejectAll }).click();
    await expect.poll(() => page.frames().length).toBe(1);
    expect(await traces(context)).toEqual([]);
    expect(await page.evaluate(() => localStorage.getItem('lastExternalReferrer'))).toBeNull();
    await reloaded(page);
    const before = others.count();
    await open(page, '/prediction');
    await choosePlan(page, PLAN.title);
    await reloaded(page);
    expect(others.count()).toBe(before);
  });

  const records = [...kept.values()];
  expect(records).toMatchObject([
    { choices: { statistics: true, answers: false, ads: false } },
    { choices: { statistics: true, answers: true, ads: true } },
    { choices: { statistics: false, answers: false, ads: false } },
  ]);
  expect(records.map(({ replaces }) => replaces)).toEqual([undefined, records[0]?.id, records[1]?.id]);
});

test('a consent that is withdrawn while the page of the tags still loads leaves nothing on the device', {
  tag: '@exhaustive',
}, async ({ page, context, others }) => {
  const { promise: loaded, resolve: load } = Promise.withResolvers<void>();
  await page.route('**/tags', async (route) => {
    await loaded;
    // The frame that asked may be gone.
    await route.continue().catch(() => undefined);
  });
  await open(page, '/privacy/choices');
  await answerWith(page, copy.accept);
  await expect.poll(() => page.frames().length).toBe(2);
  await currentScreen(page).locator('a[href="#cookie-settings"]').click();
  await page.getByRole('dialog', { name: copy.dialogTitle }).getByRole('button', { name: copy.rejectAll }).click();
  load();
  await expect.poll(() => page.frames().length).toBe(1);
  expect(await traces(context)).toEqual([]);
  expect(others.hosts()).toEqual([]);
});

test('hostile code in place of every tag reaches nothing of ours and leads the page nowhere', async ({ page, context }) => {
  const others = await interceptThirdParties(context, dashboardUrl(), HOSTILE);
  const asked: string[] = [];
  await page.goto('/');
  await page.evaluate(() => {
    localStorage.setItem('secret', 'of ours');
    indexedDB.open('photo');
    const channel = new BroadcastChannel('spy');
    setInterval(() => channel.postMessage('of ours'), 50);
  });
  page.on('request', (request) => {
    if (request.frame().parentFrame() && request.url().startsWith(dashboardUrl())) asked.push(new URL(request.url()).pathname);
  });
  await answerWith(page, copy.accept);
  await expect.poll(() => others.told().length, { timeout: 20_000 }).toBe(3);
  expect(others.told().map(({ hostname }) => hostname)).toEqual(
    expect.arrayContaining(['www.googletagmanager.com', 'www.facebook.com', 'analytics.tiktok.com']),
  );
  for (const { reached, cookies } of others.told()) {
    expect(reached).toEqual([]);
    expect(cookies).not.toMatch(/visitor|manage|secret/);
  }
  expect(asked.filter((path) => path !== '/tags')).toEqual([]);
  await expect(page).toHaveURL('/');
  expect(page.context().pages()).toHaveLength(1);
  await expect(banner(page)).toBeHidden();
});
