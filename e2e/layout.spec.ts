import { expect, type Locator, test } from '@playwright/test';
import { programCopy } from '../content/pages/program.ts';
import { salesCopy } from '../content/pages/sales.ts';
import { plans } from '../content/plans.ts';
import type { PlacedStep } from '../core/funnel/funnel.ts';
import { choosePlan } from './buyer.ts';
import { coveredShare } from './obscured.ts';
import { findBrokenWords, fits, LOW_SCREENS, NARROWEST, PHONE, zoomText } from './overflow.ts';
import {
  currentScreen,
  declineConsent,
  firstOf,
  funnel,
  keyScreens,
  oneStepPerLayout,
  open,
  optionId,
  optionOf,
  stepAt,
  storeJourney,
} from './visitor.ts';

const EMAIL = `${'w'.repeat(40)}.${'x'.repeat(23)}@${'y'.repeat(27)}.example`;
const CITY = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch, W';

test('large letters, low screens and lines from right to left fit on a phone, and break no word', { tag: '@exhaustive' }, async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'a wide screen has room');
  const browser = await page.context().newCDPSession(page);
  await storeJourney(page, {});
  await declineConsent(page);
  for (const path of keyScreens()) {
    // The browser's own setting, which media queries in em follow too.
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    await open(page, path);
    await fits(page, path);
    // A zoom of the text alone, which they do not follow.
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } });
    await zoomText(page, '200%');
    await fits(page, `${path} with its text zoomed`);
    expect(await page.evaluate(findBrokenWords), path).toEqual([]);
    await zoomText(page, '');
    await page.evaluate(() => {
      document.dir = 'rtl';
    });
    await fits(page, `${path} from right to left`);
    for (const size of LOW_SCREENS) {
      await page.setViewportSize(size);
      expect(await page.evaluate(coveredShare), `${path} at ${size.width} x ${size.height}`).toBe(0);
    }
    await page.setViewportSize(PHONE);
  }
});

test("the phone on the landing page leaves the model's face free in both directions of writing", { tag: '@exhaustive' }, async ({
  page,
}) => {
  await open(page, '/');
  const overlap = () =>
    page.evaluate(() => {
      const [model, phone] = ['[src*="/model-"]', '[data-screen="calendar"]'].map((selector) =>
        document.querySelector(selector)?.getBoundingClientRect(),
      );
      return Math.round((model?.right ?? 0) - (phone?.left ?? 0));
    });
  const fromLeft = await overlap();
  await page.evaluate(() => {
    document.dir = 'rtl';
  });
  expect(await overlap()).toBe(fromLeft);
});

test('the slip beside the questions lies in its panel and above the scene in both directions of writing', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'a phone has no panel');
  const answers = { skinType: 'oily', skinConcerns: ['dullness'], skincareProductsUse: ['cleanser', 'spf'], sleepHours: '7-8-h' };
  await storeJourney(page, { answers });
  await declineConsent(page);
  for (const { first } of funnel.sections.slice(1)) {
    await open(page, stepAt(first).path);
    await expect(page.locator('aside > div')).toBeVisible();
    for (const direction of ['ltr', 'rtl']) {
      await page.evaluate((direction) => {
        document.dir = direction;
      }, direction);
      const { left, right, above } = await page.evaluate(roomOfSlip);
      expect(Math.min(left, right), `beside the slip of ${stepAt(first).path}, ${direction}`).toBeGreaterThan(0);
      expect(above, `above the scene of ${stepAt(first).path}, ${direction}`).toBeGreaterThanOrEqual(0);
    }
  }
});

test('no word breaks, nothing is cut off and nothing overlaps on the narrowest phone with letters twice as large', {
  tag: '@exhaustive',
}, async ({ page, isMobile }) => {
  test.skip(!isMobile, 'a wide screen has room');
  await storeJourney(page, {});
  await declineConsent(page);
  await page.setViewportSize(NARROWEST);
  const sections = funnel.sections.map(({ first }) => stepAt(first).path);
  const paths = new Set([
    ...keyScreens(),
    ...sections,
    stepOfLongestWord().path,
    '/contact-us',
    '/privacy/export',
    '/styleguide',
  ]);
  for (const path of paths) {
    await open(page, path);
    await zoomText(page, '200%');
    await fits(page, path);
    await expect.poll(() => page.evaluate(findBrokenWords), path).toEqual([]);
  }
});

test('advice and the first week are cut off on no phone with letters twice as large', { tag: '@exhaustive' }, async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'a wide screen has room');
  await storeJourney(page, {});
  await declineConsent(page);
  await page.setViewportSize(NARROWEST);
  for (const path of [firstOf('selfie').path, '/treatment']) {
    await open(page, path);
    await zoomText(page, '200%');
    await fits(page, path);
  }
});

test('arrows, labels and charts are mirrored from right to left, and the words of charts are not', {
  tag: '@exhaustive',
}, async ({ page, isMobile }) => {
  test.skip(!isMobile, 'the rules are the same');
  await declineConsent(page);
  for (const step of [firstOf('city'), ...oneStepPerLayout().filter(({ kind }) => kind === 'chart')]) {
    await open(page, step.path);
    await page.evaluate(() => {
      document.dir = 'rtl';
    });
    const back = page.getByRole('button', { name: 'Back' });
    expect((await back.boundingBox())?.x).toBeGreaterThan(PHONE.width / 2);
    await expect(back.locator('svg')).toHaveCSS('scale', '-1 1');
    if (step.kind === 'city') expect(await page.locator('label').evaluate(startOf)).toBeGreaterThan(PHONE.width / 2);
    if (step.kind !== 'chart') continue;
    const chart = currentScreen(page).getByRole('img');
    await expect(chart).toHaveCSS('scale', '-1 1');
    for (const word of await chart.locator('text').all()) await expect(word).toHaveCSS('scale', '-1 1');
    const places = await Promise.all(
      step.labels.map((label) => currentScreen(page).getByText(label, { exact: true }).boundingBox()),
    );
    const from = places.map((box) => box?.x ?? 0);
    expect(from, step.path).toEqual(from.toSorted((a, b) => b - a));
  }
});

test('the name of a plan keeps its order beside words from right to left', { tag: '@exhaustive' }, async ({ page, isMobile }) => {
  test.skip(!isMobile, 'the rules are the same');
  await open(page, '/prediction');
  await page.evaluate(() => {
    document.dir = 'rtl';
  });
  for (const { title } of plans) {
    const name = currentScreen(page).locator('[data-plan]').getByText(title).first();
    expect(await name.evaluate(readsFromLeft), title).toBe(true);
  }
});

test.describe('with the colours of the system', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('a chosen option differs from the others, and buttons and cards have edges', { tag: '@exhaustive' }, async ({
    page,
    isMobile,
  }) => {
    test.skip(!isMobile, 'the colours are the same');
    const [multi, single, scale] = [firstOf('multi'), firstOf('single'), firstOf('scale')];
    await declineConsent(page);
    await storeJourney(page, {
      answers: { [single.id]: optionId(single), [scale.id]: optionId(scale), [multi.id]: [optionId(multi)] },
    });
    for (const step of [multi, single, scale]) {
      await open(page, step.path);
      const [chosen, other] = [optionOf(page, step), optionOf(page, step, 1)];
      expect(await lookOf(chosen), step.path).not.toEqual(await lookOf(other));
      expect(await edgeOf(other), step.path).toBeGreaterThan(0);
    }
    await open(page, firstOf('chart').path);
    expect(await edgeOf(currentScreen(page).locator('.card'))).toBeGreaterThan(0);
    await expect(page.getByRole('progressbar')).toHaveCSS('forced-color-adjust', 'none');
    await open(page, '/prediction');
    expect(await edgeOf(currentScreen(page).getByRole('button', { name: 'Get My Plan' }).first())).toBeGreaterThan(0);
    const plans = currentScreen(page).getByRole('group', { name: salesCopy.pricing.legend }).first().getByRole('radio');
    await plans.first().check();
    expect(await lookOf(plans.first())).not.toEqual(await lookOf(plans.nth(1)));
    const modal = await choosePlan(page, '1-Month');
    const switched = modal.getByRole('radio');
    const looks = await Promise.all((await switched.all()).map(lookOf));
    expect(new Set(looks).size).toBe(2);
    await page.goto('/#cookie-settings');
    const settings = page.getByRole('dialog').getByRole('checkbox');
    await settings.first().check();
    await expect(settings.first()).toHaveCSS('appearance', 'auto');
    // The knob of a switch would lie on the tick.
    expect(await settings.first().evaluate((box) => getComputedStyle(box, '::before').content)).toBe('none');
  });
});

test.describe('the longest address and city', () => {
  test('break no screen of the walk', { tag: '@exhaustive' }, async ({ page }) => {
    const city = firstOf('city');
    await storeJourney(page, { answers: { [city.id]: CITY }, email: EMAIL });
    for (const path of [city.path, '/treatment', '/keep-results']) {
      await open(page, path);
      await fits(page, path);
    }
    await expect(currentScreen(page).getByRole('textbox', { name: 'E-mail' })).toHaveValue(EMAIL);
  });

  test('break neither the payment dialog nor its end', { tag: '@exhaustive' }, async ({ page }) => {
    await storeJourney(page, { email: EMAIL });
    await open(page, '/prediction');
    const modal = await choosePlan(page, '1-Month');
    await expect(modal.getByText(EMAIL)).toBeVisible();
    expect(await modal.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0);
    await page.route('/api/checkout/*', (route) => route.fulfill({ json: { status: 'paid', email: EMAIL, planId: 'month' } }));
    await open(page, '/prediction/subscribe-success?session_id=cs_test_1');
    await expect(page.getByText(EMAIL)).toBeVisible();
    await fits(page, 'success');
  });

  test('break no deletion', { tag: '@exhaustive' }, async ({ page }) => {
    await page.route('/api/deleteUser', (route) => route.fulfill({ json: { success: true } }));
    await open(page, '/delete');
    await currentScreen(page).getByRole('textbox', { name: 'E-mail' }).fill(EMAIL);
    await currentScreen(page).getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByText(EMAIL)).toBeVisible();
    await fits(page, '/delete');
  });
});

test('icons and labels that belong to one row stand side by side on a phone', { tag: '@exhaustive' }, async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'a wide screen has room');
  await declineConsent(page);
  const tiles = funnel.steps.filter((step) => step.kind === 'single' && step.layout === 'tiles');
  for (const { path } of tiles) {
    await open(page, path);
    for (const width of [PHONE.width, 320]) {
      await page.setViewportSize({ ...PHONE, width });
      const tops = await Promise.all((await currentScreen(page).locator('fieldset li svg').all()).map(topOf));
      expect(new Set(tops).size, `${path} at ${width}`).toBe(tops.length / 2);
    }
  }
  await open(page, firstOf('counter').path);
  const [without, having] = await Promise.all((await currentScreen(page).locator('dt').all()).map(topOf));
  expect(having).toBe(without);
});

function stepOfLongestWord(): PlacedStep {
  const lengthIn = (step: PlacedStep) =>
    Math.max(
      ...('options' in step ? step.options : []).flatMap(({ label }) => label.split(/\P{L}+/u).map((word) => word.length)),
    );
  return funnel.steps.reduce((longest, step) => (lengthIn(step) > lengthIn(longest) ? step : longest));
}

async function topOf(element: Locator): Promise<number> {
  return Math.round((await element.boundingBox())?.y ?? 0);
}

/** Where the words of an element begin, in pixels from the left. */
function startOf(element: Element): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect().left;
}

/** What tells a chosen option from another, in what is drawn around its control. */
function lookOf(control: Locator): Promise<string> {
  return control.evaluate((element) => {
    const drawn = element.closest('label') ?? element;
    const tick = getComputedStyle(drawn.lastElementChild ?? drawn, '::after').display;
    const icon = drawn.querySelector(':scope > span > svg[width="14"]') ?? drawn;
    return [getComputedStyle(drawn).backgroundColor, tick, getComputedStyle(icon).opacity].join();
  });
}

/** Pixels. */
function edgeOf(control: Locator): Promise<number> {
  return control.evaluate((element) => {
    const { borderWidth, outlineStyle, outlineWidth } = getComputedStyle(element.closest('label') ?? element);
    return Number.parseFloat(borderWidth) + (outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth));
  });
}

/** '1-Month' stays so beside words that are written from the right. Runs in the browser. */
function readsFromLeft(element: Element): boolean {
  const text = element.firstChild as Text;
  const leftOf = (at: number) => {
    const range = document.createRange();
    range.setStart(text, at);
    range.setEnd(text, at + 1);
    return range.getBoundingClientRect().left;
  };
  return leftOf(0) < leftOf(text.length - 1);
}

/** Pixels between the slip and its panel at both sides, and between it and the scene, which stands at the foot of the panel. */
async function roomOfSlip(): Promise<{ left: number; right: number; above: number }> {
  const panel = document.querySelector('aside');
  const slip = panel?.querySelector(':scope > div');
  if (!panel || !slip) throw new Error('There is no slip.');
  const { backgroundImage, backgroundSize } = getComputedStyle(panel);
  const scene = new Image();
  scene.src = backgroundImage.slice(5, -2);
  await scene.decode();
  const [outer, inner] = [panel.getBoundingClientRect(), slip.getBoundingClientRect()];
  const [percent = 0, pixels = 0] = backgroundSize.match(/[\d.]+/g)?.map(Number) ?? [];
  const height = (Math.min((percent / 100) * outer.width, pixels) * scene.naturalHeight) / scene.naturalWidth;
  return {
    left: inner.left - outer.left,
    right: outer.right - inner.right,
    above: Math.round(outer.bottom - height - inner.bottom),
  };
}

test('the way to the prices ends at them, also where the weeks above them come while the page scrolls', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'on a wide screen the prices stand beside the weeks');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const weeks = Promise.withResolvers<void>();
  await page.route('**/own-report-*.js', async (route) => {
    await weeks.promise;
    await route.continue();
  });
  await storeJourney(page);
  await open(page, '/prediction');
  await page.getByRole('button', { name: /See prices/ }).click();
  await page.waitForFunction(() => scrollY > 200);
  weeks.resolve();
  await page.getByRole('heading', { name: programCopy.firstWeek }).waitFor();
  const isUnderTheBar = () => page.locator('#plans').evaluate((plans) => Math.abs(plans.getBoundingClientRect().top - 100) < 100);
  await expect.poll(isUnderTheBar).toBe(true);
});
