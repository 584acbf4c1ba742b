import { expect, type Page } from '@playwright/test';
import { draftRules } from '../content/editions.ts';
import { BUILT } from '../core/editions/pick.ts';
import { draftOfOtherWords } from '../core/editions/testing.ts';
import { openRenderer } from '../server/editions/renderer.ts';
import { runCommand } from '../server/run-command.ts';
import { testAtOwnPlace as test } from './own-server.ts';
import { answer, currentScreen, stepAt, waitForHydration } from './visitor.ts';

const gender = stepAt(2);
const age = stepAt(3);

async function titleAt(page: Page, path: string): Promise<string> {
  await page.goto(path);
  await waitForHydration(page);
  return (await currentScreen(page).getByRole('heading', { level: 1 }).textContent()) ?? '';
}

test('a visit ends in the words that it began in while others begin in those that were published, until they are put back', async ({
  page,
  place,
  first: server,
  browser,
}) => {
  const said: string[] = [];
  page.on('pageerror', ({ message }) => said.push(message));
  const environment = { DATA_DIR: place.dataDir };
  expect(await titleAt(page, gender.path)).toBe(gender.title);

  const { content } = await openRenderer();
  const { id } = await runCommand('editions publish', draftOfOtherWords(content, draftRules), environment);
  const newcomer = await (await browser.newContext({ baseURL: server.url })).newPage();
  newcomer.on('pageerror', ({ message }) => said.push(message));
  await expect.poll(() => titleAt(newcomer, '/loading')).toMatch(/ now$/);
  expect(await titleAt(newcomer, age.path)).toBe(`${age.title} now`);

  await answer(page, gender);
  await expect(currentScreen(page).getByRole('heading', { level: 1 })).toHaveText(age.title);
  await page.reload();
  await waitForHydration(page);
  await expect(currentScreen(page).getByRole('heading', { level: 1 })).toHaveText(age.title);

  expect(await runCommand('editions roll-back', {}, environment)).toEqual({ id: BUILT, problems: [] });
  const last = await (await browser.newContext({ baseURL: server.url })).newPage();
  await expect.poll(() => titleAt(last, gender.path)).toBe(gender.title);
  expect(await titleAt(newcomer, age.path)).toBe(`${age.title} now`);
  expect(await titleAt(last, `/?edition=${id}`)).toMatch(/ now$/);
  expect(said).toEqual([]);
});

test('an edition asks one more question, and what follows from its answer, without a build', async ({
  place,
  first: server,
  browser,
}) => {
  const steps = 'funnel/profile.profile.steps';
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
  const add = [
    { after: gender.id, member: pets },
    { after: pets.id, member: cats },
  ];
  const draft = { version: 1, name: 'Pets', lists: { [steps]: { add } } };
  expect(await runCommand('editions publish', draft, { DATA_DIR: place.dataDir })).toMatchObject({ problems: [] });

  const page = await (await browser.newContext({ baseURL: server.url })).newPage();
  const said: string[] = [];
  page.on('pageerror', ({ message }) => said.push(message));
  const title = currentScreen(page).getByRole('heading', { level: 1 });
  const press = (name: string) => currentScreen(page).getByRole('button', { name }).click();
  await expect
    .poll(async () => {
      // A visit that began before stays in its edition.
      await page.context().clearCookies();
      await titleAt(page, '/loading');
      return titleAt(page, stepAt(3).path);
    })
    .toBe(pets.title);
  await titleAt(page, gender.path);
  await answer(page, gender);
  await expect(title).toHaveText(pets.title);
  await press('Yes, cats');
  await expect(title).toHaveText(cats.title);
  const all = await page.getByRole('progressbar').getAttribute('max');
  await press(cats.button);
  await expect(title).toHaveText(age.title);

  await page.goBack();
  await page.goBack();
  await expect(title).toHaveText(pets.title);
  await press('No');
  await expect(title).toHaveText(age.title);
  expect(Number(await page.getByRole('progressbar').getAttribute('max'))).toBe(Number(all) - 1);
  // Who follows a link to what they are not asked is led on.
  await page.goto(stepAt(4).path);
  await expect(title).toHaveText(age.title);
  expect(said).toEqual([]);
});
