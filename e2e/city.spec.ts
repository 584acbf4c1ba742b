import { expect, type Page, type Route, test } from '@playwright/test';
import { cityCopy } from '../content/pages/city.ts';
import { timings } from '../content/timings.ts';
import { isAccessible } from './accessible.ts';
import { currentScreen, expectAfter, extendTimeouts, firstOf, open, openEarly, storedAnswers } from './visitor.ts';

declare global {
  interface Window {
    /** How long the page was ready to wait for each answer. */
    limits?: number[];
  }
}

const LISBON = { latitude: 38.7167, longitude: -9.1394 };

const LIVE = {
  uv: { basis: 'live', value: 6.2, band: 'high', source: 'open-meteo' },
  humidity: { basis: 'live', value: 63, band: 'humid', source: 'open-meteo' },
  pollution: { basis: 'live', value: 41, band: 'good', source: 'open-meteo' },
  uvPeak: { value: 9.7 },
  uvMonth: { month: 6, low: 9.2, high: 9.8 },
  uvYear: [3, 4.3, 6, 7.9, 9.1, 9.7, 9.6, 8.9, 7.2, 5.1, 3.4, 2.6],
};

const cityStep = () => firstOf('city');
const field = (page: Page) => currentScreen(page).getByRole('combobox', { name: 'City' });
const tile = (page: Page, label: string) => currentScreen(page).locator('dl > div', { hasText: label });
const spinners = (page: Page) => currentScreen(page).getByRole('img', { name: cityCopy.loading });

async function pickLisbon(page: Page): Promise<void> {
  await field(page).fill('lisbon');
  await currentScreen(page).getByRole('option', { name: 'Lisbon, Portugal' }).click();
}

test.describe('a city', () => {
  test.beforeEach(({ page }) => extendTimeouts(page));

  test('that is picked shows estimates of its sun, humidity and dust, makes nothing up, and stays in the analysis until it is withdrawn', {
    tag: '@exhaustive',
  }, async ({ page }) => {
    await open(page, cityStep().path);
    await isAccessible(page, { within: '.screen' });
    await field(page).fill('lisbon');
    await expect(spinners(page)).toHaveCount(3);
    await currentScreen(page).getByRole('option', { name: 'Lisbon, Portugal' }).click();
    await expect(tile(page, 'UV index').locator('strong')).toHaveText(/^\d+$/);
    await expect(tile(page, 'UV index')).toContainText('Estimate');
    await expect(tile(page, 'Pollution')).toContainText('8 µg/m³ Good');
    await expect(tile(page, 'Humidity')).toContainText(/\d[05] % (Comfortable|Humid)/);
    await currentScreen(page).getByText(cityCopy.sources).click();
    await expect(currentScreen(page).getByRole('link', { name: /World Bank/ })).toBeVisible();
    await expect(currentScreen(page).getByRole('link', { name: /VMF Data Server/ })).toBeVisible();
    await isAccessible(page, { within: '.screen' });
    await currentScreen(page).getByRole('button', { name: 'Next' }).click();
    await expectAfter(page, cityStep());
    expect(await storedAnswers(page)).toEqual({ [cityStep().id]: 'Lisbon, Portugal' });
    await page.goto('/treatment');
    const advice = currentScreen(page).getByRole('complementary', { name: 'From your city' });
    await expect(advice).toContainText('the UV index in Lisbon reaches');
    await expect(advice).toContainText('Estimate');
    await expect(advice.getByRole('listitem')).toHaveCount(12);
    await expect(advice).toContainText('SPF matters most from February to November');
    await isAccessible(page, { within: '.screen' });
    await open(page, cityStep().path);
    await field(page).clear();
    await currentScreen(page).getByRole('button', { name: cityCopy.skip }).click();
    await expectAfter(page, cityStep());
    await open(page, '/treatment');
    await expect(advice).toHaveCount(0);
  });

  test('whose weather is live names its source, and the peak that the day can bring', { tag: '@exhaustive' }, async ({
    page,
  }) => {
    await page.route('**/api/environment?*', (route) => route.fulfill({ json: LIVE }));
    await open(page, cityStep().path);
    await pickLisbon(page);
    await expect(tile(page, 'UV index')).toContainText('6 High');
    await expect(tile(page, 'UV index')).toContainText('Up to 10');
    await expect(tile(page, 'Humidity')).toContainText('63 % Humid');
    await expect(tile(page, 'Pollution')).toContainText('41 AQI Good');
    await expect(currentScreen(page).getByText('Live', { exact: true })).toHaveCount(3);
    await expect(currentScreen(page).getByRole('link', { name: /Open-Meteo/ })).toHaveAttribute(
      'href',
      'https://open-meteo.com/',
    );
    await isAccessible(page, { within: '.screen' });
  });

  test('is found, walked and picked with the keyboard alone', { tag: '@exhaustive' }, async ({ page }) => {
    await open(page, cityStep().path);
    const box = field(page);
    await box.focus();
    await page.keyboard.insertText('lisbo');
    const options = currentScreen(page).getByRole('option');
    await expect(options.first()).toBeVisible();
    await expect(currentScreen(page).getByRole('status').first()).toContainText(/\d+ cities found/);
    await expect(box).toHaveAttribute('aria-expanded', 'true');
    await expect(box).not.toHaveAttribute('aria-activedescendant');
    const last = (await options.count()) - 1;
    const active = (index: number) => expect(options.nth(index)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await active(0);
    await page.keyboard.press('End');
    await active(last);
    await page.keyboard.press('ArrowDown');
    await active(0);
    await page.keyboard.press('ArrowUp');
    await active(last);
    await page.keyboard.press('Home');
    await active(0);
    await page.keyboard.press('Escape');
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    await expect(options.first()).toBeHidden();
    await page.keyboard.press('ArrowDown');
    await active(0);
    await page.keyboard.press('Enter');
    await expect(box).toHaveValue('Lisbon, Portugal');
    await expect(box).toBeFocused();
  });

  test('that was picked before stays as it is when skipping it is pressed before the code has come', {
    tag: '@exhaustive',
  }, async ({ page }) => {
    const city = { placeId: '2267057', name: 'Lisbon', label: 'Lisbon, Portugal', sun: { uv: 9.7, at: Date.now() } };
    const journey = { answers: { [cityStep().id]: city.label }, city };
    await page.addInitScript((stored) => localStorage.setItem('journey', stored), JSON.stringify(journey));
    await openEarly(page, cityStep().path, () => page.getByRole('button', { name: cityCopy.skip }).click());
    await expect(currentScreen(page).getByRole('button', { name: 'Next' })).toBeVisible();
    await expect(tile(page, 'UV index')).toContainText('Estimate');
    await expect(page).toHaveURL(cityStep().path);
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem('journey') ?? '{}').city)).toEqual(city);
  });

  test('that is unknown is kept as it was typed', { tag: '@exhaustive' }, async ({ page }) => {
    await open(page, cityStep().path);
    await field(page).fill('Zzqqxx on Sea');
    await expect(currentScreen(page).getByRole('status').first()).toHaveText('No cities found');
    await isAccessible(page, { within: '.screen' });
    await currentScreen(page)
      .getByRole('button', { name: /Use .Zzqqxx on Sea/ })
      .click();
    await expect(field(page)).toBeFocused();
    await expect(currentScreen(page).getByText('Pick a city from the list')).toBeVisible();
    await expect(spinners(page)).toHaveCount(0);
    await currentScreen(page).getByRole('button', { name: 'Next' }).click();
    expect(await storedAnswers(page)).toEqual({ [cityStep().id]: 'Zzqqxx on Sea' });
    await page.goto('/treatment');
    await expect(currentScreen(page).getByText('From your city')).toBeHidden();
  });

  test('typed slowly is never answered by an older question', { tag: '@exhaustive' }, async ({ page }) => {
    const held: Route[] = [];
    await page.route(/\/api\/places\?q=par(&|$)/, (route) => void held.push(route));
    await open(page, cityStep().path);
    await field(page).fill('par');
    await expect.poll(() => held.length).toBe(1);
    await field(page).fill('porto');
    await expect(currentScreen(page).getByRole('option').first()).toContainText('Porto');
    await held[0]?.fulfill({ json: { places: [] } });
    await expect(currentScreen(page).getByRole('option').first()).toContainText('Porto');
  });
});

test.describe('the location', () => {
  test.beforeEach(({ page }) => extendTimeouts(page));

  test('is asked for only on a tap; when it is refused, nothing is said but that typing will do', { tag: '@exhaustive' }, async ({
    page,
    context,
  }) => {
    await context.grantPermissions([]);
    await page.addInitScript(() => {
      const asked: unknown[] = [];
      Object.assign(window, { asked });
      navigator.geolocation.getCurrentPosition = (_found, refused, options) => {
        asked.push(options);
        refused?.({ code: 1 } as GeolocationPositionError);
      };
    });
    await open(page, cityStep().path);
    const asked = () => page.evaluate(() => (window as unknown as { asked: unknown[] }).asked);
    expect(await asked()).toEqual([]);
    await currentScreen(page).getByRole('button', { name: 'Use my location' }).click();
    expect(await asked()).toEqual([{ timeout: 5000, enableHighAccuracy: true, maximumAge: 0 }]);
    await expect(currentScreen(page).getByText('No problem: type your city instead.')).toBeVisible();
    await expect(spinners(page)).toHaveCount(0);
    await expect(field(page)).toHaveValue('');
    await isAccessible(page, { within: '.screen' });
  });

  test('names the city, and leaves the device rounded', { tag: '@exhaustive' }, async ({ page, context }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation(LISBON);
    await open(page, cityStep().path);
    const request = page.waitForRequest('**/api/places/nearest?*');
    await currentScreen(page).getByRole('button', { name: 'Use my location' }).click();
    expect(new URL((await request).url()).search).toBe('?lat=38.72&lon=-9.14');
    await expect(field(page)).toHaveValue('Portugal, Lisbon');
    await expect(tile(page, 'UV index')).toContainText('Estimate');
    await currentScreen(page).getByRole('button', { name: 'Next' }).click();
    expect(await storedAnswers(page)).toEqual({ [cityStep().id]: 'Portugal, Lisbon' });
  });

  test('that is known too late does not replace what was typed meanwhile', { tag: '@exhaustive' }, async ({ page, context }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation(LISBON);
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/places/nearest?*', async (route) => {
      await held;
      await route.continue();
    });
    await open(page, cityStep().path);
    const request = page.waitForRequest('**/api/places/nearest?*');
    await currentScreen(page).getByRole('button', { name: 'Use my location' }).click();
    await request;
    await field(page).fill('Porto');
    const response = page.waitForResponse('**/api/places/nearest?*');
    answer();
    await response;
    await expect(currentScreen(page).getByRole('button', { name: 'Use my location' })).toBeVisible();
    await expect(field(page)).toHaveValue('Porto');
  });
});

test.describe('a quiz without answers of the server', () => {
  for (const [what, meet] of [
    ['hangs', () => new Promise<void>(() => {})],
    ['cannot be reached', (route: Route) => route.abort()],
  ] as const) {
    test(`goes on when the API ${what}, and the tiles say so after two seconds`, { tag: '@exhaustive' }, async ({ page }) => {
      await page.addInitScript(() => {
        const start = window.setTimeout.bind(window);
        const recorded = (run: TimerHandler, ms = 0) => {
          window.limits = [...(window.limits ?? []), ms];
          return start(run, ms);
        };
        window.setTimeout = recorded as typeof window.setTimeout;
      });
      const lisbon = await (await page.request.get('/api/places?q=lisbon')).json();
      await page.route('**/api/places?q=lisbon*', (route) => route.fulfill({ json: lisbon }));
      await open(page, cityStep().path);
      await page.route('**/api/environment?*', meet);
      await pickLisbon(page);
      await expect(currentScreen(page).getByText('We could not look up the sun and air there')).toBeVisible();
      expect(await page.evaluate(() => window.limits)).toContain(timings.placeWaitMs);
      await page.route('**/api/places?*', meet);
      await field(page).fill('Port');
      await expect(currentScreen(page).getByRole('button', { name: 'Next' })).toBeEnabled();
      await expect(currentScreen(page).getByText('We cannot look cities up right now')).toBeVisible();
      await currentScreen(page).getByRole('button', { name: 'Next' }).click();
      await expectAfter(page, cityStep());
      expect(await storedAnswers(page)).toEqual({ [cityStep().id]: 'Port' });
    });
  }
});
