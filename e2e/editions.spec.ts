import { expect, type Page } from '@playwright/test';
import { draftRules } from '../content/editions.ts';
import { BUILT } from '../core/editions/pick.ts';
import { pictureAddress } from '../core/editions/pictures.ts';
import { draftOfOtherWords } from '../core/editions/testing.ts';
import { jpeg } from '../core/pictures/testing.ts';
import { openRenderer } from '../server/editions/renderer.ts';
import { furtherFunnels } from '../server/platform/further-funnels.ts';
import { runCommand } from '../server/run-command.ts';
import { isAccessible } from './accessible.ts';
import { type Choice, optionSelector } from './actions.ts';
import { testAtOwnPlace as test } from './own-server.ts';
import { answer, currentScreen, open, optionId, stepAt, waitForHydration } from './visitor.ts';

const gender = stepAt(2) as Choice;
const age = stepAt(3);

async function titleAt(page: Page, path: string): Promise<string> {
  await page.goto(path);
  await waitForHydration(page);
  return (await currentScreen(page).getByRole('heading', { level: 1 }).textContent()) ?? '';
}

const TEAL = { rose: '#0f6f73', paper: '#f6faf9' };
const SQUARE = { corners: 'square', headings: 'text' };
const DRAWING = `funnel/profile.profile.steps.${gender.id}.drawing`;
const NEXT_DRAWING = `funnel/profile.profile.steps.${age.id}.drawing`;

/** What a page loads and runs, and the colour of it. */
async function codeAt(page: Page, path: string) {
  const html = await (await page.request.get(path)).text();
  return {
    code: html.match(/<script.*?<\/script>|modulepreload" href="[^"]*"/g),
    ground: /theme-color" content="(.*?)"/.exec(html)?.[1],
  };
}

/** Two more questions: one after another, and one that follows from an answer to it. */
const pets = {
  ...{ id: 'pets', kind: 'single', title: 'Do animals live with you?' },
  options: [
    { id: 'cats', label: 'Yes, cats' },
    { id: 'none', label: 'No' },
  ],
};
const cats = {
  ...{ id: 'cats', kind: 'info', title: 'Cats keep you warm', illustration: 'face-scan', button: 'Continue' },
  when: { step: 'pets', is: 'cats' },
};
const nightPets = { ...pets, id: 'nightPets', title: 'Do animals sleep beside you?' };
const added = {
  'funnel/profile.profile.steps': {
    add: [
      { after: gender.id, member: pets },
      { after: pets.id, member: cats },
    ],
  },
  'funnels/sleep.lifestyle.steps': { add: [{ after: 'nightHours', member: nightPets }] },
};

test('a visit ends in the words that it began in while others are asked what was published, with one more question and what follows from its answer, until that is put back', async ({
  page,
  place,
  first: server,
  browser,
}) => {
  const environment = { DATA_DIR: place.dataDir };
  const said: string[] = [];
  page.on('pageerror', ({ message }) => said.push(message));
  const visitor = async () => {
    const its = await (await browser.newContext({ baseURL: server.url })).newPage();
    its.on('pageerror', ({ message }) => said.push(message));
    return its;
  };
  const title = (of: Page) => currentScreen(of).getByRole('heading', { level: 1 });
  expect(await titleAt(page, gender.path)).toBe(gender.title);

  const { content } = await openRenderer();
  const picture = await runCommand('editions picture', { base64: Buffer.from(jpeg).toString('base64') }, environment);
  const words = draftOfOtherWords(content, draftRules);
  const draft = {
    ...words,
    texts: { ...words.texts, [DRAWING]: 'growth', [NEXT_DRAWING]: picture.name },
    lists: added,
    colours: TEAL,
    design: SQUARE,
  };
  const { id, problems } = await runCommand('editions publish', draft, environment);
  // Other words may need letters that no typeface has, which is a warning.
  expect(problems.filter(({ path, grade }) => path.includes('profile.steps') || grade !== 'warning')).toEqual([]);
  const newcomer = await visitor();
  await expect
    .poll(async () => {
      // A visit that began before stays in its edition.
      await newcomer.context().clearCookies();
      return titleAt(newcomer, '/loading');
    })
    .toMatch(/ now$/);

  await test.step('the newcomer is asked one more question, and told what follows from the answer, before a picture in place of a drawing', async () => {
    const press = (name: string) => currentScreen(newcomer).getByRole('button', { name }).click();
    expect(await titleAt(newcomer, gender.path)).toBe(`${gender.title} now`);
    await currentScreen(newcomer)
      .locator(optionSelector(optionId(gender)))
      .click();
    await expect(title(newcomer)).toHaveText(pets.title);
    await press('Yes, cats');
    await expect(title(newcomer)).toHaveText(cats.title);
    const all = await newcomer.getByRole('progressbar').getAttribute('max');
    await press(cats.button);
    await expect(title(newcomer)).toHaveText(`${age.title} now`);
    await expect(currentScreen(newcomer).locator(`use[href="#drawing-spot-${picture.name}"]`)).toHaveCount(1);
    const address = pictureAddress(picture.name, picture);
    await expect(newcomer.locator(`#drawing-spot-${picture.name} image`)).toHaveAttribute('href', address);
    const widthOf = async (src: string) => {
      const image = Object.assign(new Image(), { src });
      await image.decode();
      return image.naturalWidth;
    };
    expect(await newcomer.evaluate(widthOf, address)).toBe(picture.width);

    await newcomer.goBack();
    await newcomer.goBack();
    await expect(title(newcomer)).toHaveText(pets.title);
    await press('No');
    await expect(title(newcomer)).toHaveText(`${age.title} now`);
    expect(Number(await newcomer.getByRole('progressbar').getAttribute('max'))).toBe(Number(all) - 1);
    // A link to a step that a visitor is not asked leads to the next one.
    await newcomer.goto(stepAt(4).path);
    await expect(title(newcomer)).toHaveText(`${age.title} now`);
  });

  await test.step('the newcomer sees the colours, the corners, the typeface and the drawing of the edition, with the code that everybody has', async () => {
    const colours = (of: Page) =>
      of.evaluate(() => ['--rose', '--paper'].map((name) => getComputedStyle(document.documentElement).getPropertyValue(name)));
    for (const path of ['/', gender.path, '/prediction']) {
      await open(newcomer, path);
      expect(await colours(newcomer)).toEqual(Object.values(TEAL));
      await isAccessible(newcomer, { layout: true });
    }
    for (const path of [gender.path, '/prediction']) {
      const [theirs, ours] = [await codeAt(page, path), await codeAt(newcomer, path)];
      expect([ours.code, ours.ground]).toEqual([theirs.code, TEAL.paper]);
      expect(ours.code?.length).toBeGreaterThan(1);
    }
    await newcomer.goto(gender.path);
    await expect(currentScreen(newcomer).locator('use[href="#drawing-spot-growth"]')).toHaveCount(1);
    expect(await colours(page)).not.toContain(TEAL.rose);
    const option = currentScreen(newcomer).locator(optionSelector(optionId(gender)));
    await expect(option).toHaveCSS('border-radius', '0px');
    await expect(title(newcomer)).toHaveCSS('font-family', /^Text,/);
    const faces = () => newcomer.evaluate(() => [...document.fonts].map(({ family, status }) => `${family} ${status}`));
    await expect.poll(faces).toContain('Text loaded');
    expect(await faces()).not.toContain('Display loaded');
  });

  await test.step('a funnel beside the first asks its own question, and has a page more than the build', async () => {
    const { steps = [] } = furtherFunnels.get('sleep')?.funnel ?? {};
    const [, nightHours, next] = steps;
    expect(await titleAt(newcomer, nightHours?.path ?? '')).toBe(`${nightHours?.title} now`);
    await currentScreen(newcomer).locator(optionSelector('7-to-9')).click();
    await expect(title(newcomer)).toHaveText(nightPets.title);
    await currentScreen(newcomer).getByRole('button', { name: 'No' }).click();
    await expect(title(newcomer)).toHaveText(`${next?.title} now`);
    expect(await titleAt(newcomer, `/sleep/quiz${steps.length + 1}`)).toBe(`${steps.at(-1)?.title} now`);
  });

  await test.step('the first visitor is not, before a reload or after it', async () => {
    await answer(page, gender);
    await expect(page).toHaveURL(age.path);
    await expect(title(page)).toHaveText(age.title);
    await page.reload();
    await waitForHydration(page);
    await expect(title(page)).toHaveText(age.title);
  });

  expect(await runCommand('editions roll-back', {}, environment)).toEqual({ id: BUILT, problems: [] });
  const last = await visitor();
  await expect.poll(() => titleAt(last, gender.path)).toBe(gender.title);
  expect(await titleAt(newcomer, stepAt(3).path)).toBe(pets.title);
  expect(await titleAt(last, `/?edition=${id}`)).toMatch(/ now$/);
  expect(said).toEqual([]);
});
