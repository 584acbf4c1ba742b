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
