import { expect, type Page, test } from '@playwright/test';
import { isAccessible } from './accessible.ts';
import {
  allResourcesFetched,
  answer,
  currentScreen,
  declineConsent,
  expectStep,
  firstOf,
  freezeTimers,
  funnel,
  open,
  stepAt,
  stepsAroundSectionBorder,
  storeJourney,
  walk,
} from './visitor.ts';

const SPRITE = '**/assets/drawings-*.svg';

test.beforeEach(async ({ page }) => {
  await declineConsent(page);
  await freezeTimers(page);
});

test('a walk through the quiz shows every drawing and fetches nothing between the steps', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  const [from, to] = stepsAroundSectionBorder(4, 3);
  await open(page, stepAt(from).path);
  await allResourcesFetched(page);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  let drawn = 0;
  for (let number = from; number < to; number++) {
    await answer(page, stepAt(number));
    await expectStep(page, stepAt(number + 1));
    expect(await missing(page)).toEqual([]);
    drawn += await currentScreen(page).locator('svg > use').count();
  }
  const icons = funnel.steps
    .slice(from, to)
    .flatMap((step) => ('options' in step ? step.options.flatMap(({ icon }) => icon ?? []) : []));
  expect(drawn).toBeGreaterThanOrEqual(icons.length);
  expect(await doubled(page)).toEqual([]);
  // Chromium asks for the icon again with every address.
  expect(fetched.filter((path) => !/^\/api\/|\/icon-/.test(path))).toEqual([]);
  expect(errors).toEqual([]);
});

test('the drawings of a step and of the next one are there before the file of all drawings', { tag: '@exhaustive' }, async ({
  page,
}) => {
  await page.route(SPRITE, () => undefined);
  const [from] = stepsAroundSectionBorder(2, 0);
  await open(page, stepAt(from).path);
  expect(await missing(page)).toEqual([]);
  await walk(page, from, from + 1);
  expect(await missing(page)).toEqual([]);
});

test('the quiz goes on without the file of all drawings, and the next step loads it again', { tag: '@exhaustive' }, async ({
  page,
}) => {
  await page.route(SPRITE, (route) => route.abort(), { times: 1 });
  const failed = page.waitForEvent('requestfailed');
  const [from, to] = stepsAroundSectionBorder(1, 1);
  await open(page, stepAt(from).path);
  await failed;
  await walk(page, from, to);
  await expect.poll(() => missing(page)).toEqual([]);
});

test('the city step fills the room of a tall phone with a drawing, and has none on a low screen', { tag: '@exhaustive' }, async ({
  page,
  isMobile,
}) => {
  const { path, drawing } = firstOf('city');
  test.skip(!isMobile || !drawing, 'a wide screen has a drawing beside the question');
  await open(page, path);
  const spot = currentScreen(page).locator(`svg:has(> use[href="#drawing-spot-${drawing}"])`);
  await page.setViewportSize({ width: 390, height: 1000 });
  await expect(spot).toBeVisible();
  await page.setViewportSize({ width: 390, height: 420 });
  await expect(spot).toBeHidden();
});

/** The drawings of the screen that the document does not hold, or that take no room where they are visible. */
async function missing(page: Page): Promise<string[]> {
  return currentScreen(page)
    .locator('svg > use')
    .evaluateAll((uses) =>
      uses.flatMap((use) => {
        const name = use.getAttribute('href') ?? '';
        const { width, height } = (use as SVGUseElement).getBBox();
        const drawn = document.querySelector(name) && (!use.checkVisibility() || (width > 0 && height > 0));
        return drawn ? [] : [name];
      }),
    );
}

/** Names that more than one symbol of the document has. */
function doubled(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const names = Array.from(document.querySelectorAll('symbol'), ({ id }) => id);
    return names.filter((name, index) => names.indexOf(name) !== index);
  });
}

test('the panel beside the questions shows the face, the bottles and the answers of the visitor', { tag: '@desktop' }, async ({
  page,
  isMobile,
}) => {
  const answers = { gender: 'male', skinType: 'oily', skincareProductsUse: ['cleanser', 'spf'] };
  await storeJourney(page, { answers });
  await open(page, firstOf('counter').path);
  const panel = page.getByRole('complementary');
  if (isMobile) return expect(panel).toBeHidden();
  await expect(panel.getByRole('img', { name: 'A drawing of a face, made from your answers' })).toBeVisible();
  await expect(panel.getByText('Oily')).toBeVisible();
  await expect(panel.locator('[href^="#drawing-option-"]')).toHaveCount(2);
  await isAccessible(page);
});
