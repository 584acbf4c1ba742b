import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { plans } from '../content/plans.ts';
import { isAccessible } from './accessible.ts';
import { hasBought } from './customer.ts';
import { linkIn, test } from './mailbox.ts';
import { currentScreen } from './visitor.ts';

const [YEAR] = plans;

const title = (page: Page) => currentScreen(page).getByRole('heading', { level: 1 });
const press = (page: Page, name: string) => currentScreen(page).getByRole('button', { name }).click();

async function ask(page: Page, path: string, email: string, button: string): Promise<void> {
  await page.goto(path);
  await currentScreen(page).getByRole('textbox', { name: 'E-mail' }).fill(email);
  await press(page, button);
  await expect(title(page)).toHaveText('Please look into your mailbox');
  await expect(title(page)).toBeFocused();
}

test('a deletion goes from the request to the receipt, and ends the subscription', async ({ page, mailbox, isMobile }) => {
  const email = `leaves-${isMobile}@walk.example`;
  await hasBought(page.request, mailbox, YEAR, email);
  await ask(page, '/delete', email, 'Delete');
  await page.evaluate(() => localStorage.setItem('journey', JSON.stringify({ answers: { question: 'an-answer' } })));
  await isAccessible(page);

  const link = linkIn(await mailbox.mailTo(email, /delete your/));
  await page.goto(link);
  await expect(title(page)).toHaveText('Delete your data?');
  await expect(currentScreen(page).getByText(email)).toBeVisible();
  await expect(currentScreen(page).getByText('is paid until')).toBeVisible();
  await expect(currentScreen(page).getByText('does not pay anything back')).toBeVisible();
  await isAccessible(page);
  // Looking used nothing up.
  await page.reload();
  await press(page, 'Delete everything now');

  await expect(title(page)).toHaveText('Successfully!');
  await expect(currentScreen(page).getByText('Your account has been successfully deleted')).toBeVisible();
  await isAccessible(page);
  expect(await page.evaluate(() => localStorage.getItem('journey'))).not.toContain('an-answer');
  const receipt = await mailbox.mailTo(email, /has been deleted/);
  expect(receipt).toContain('Ended, nothing more is charged');
  expect(receipt).toContain('Kept until');

  // It says no second goodbye, and takes no answers that were given since.
  await currentScreen(page).getByRole('link', { name: 'Close' }).click();
  await expect(page).toHaveURL('/');
  await page.evaluate(() => localStorage.setItem('journey', JSON.stringify({ answers: { question: 'a-new-answer' } })));
  await page.goBack();
  await expect(title(page)).toHaveText('This deletion is done');
  expect(await page.evaluate(() => localStorage.getItem('journey'))).toContain('a-new-answer');

  // The link is used up and confirms nothing more.
  await page.goto('about:blank');
  await page.goto(link);
  await expect(title(page)).toHaveText('This deletion is done');
  await isAccessible(page);
  await currentScreen(page).getByRole('link', { name: 'Close' }).click();
  await expect(page).toHaveURL('/');
});

test('a made-up deletion link deletes nothing and leads to a new one', { tag: '@exhaustive' }, async ({ page }) => {
  await page.goto(`/delete/confirm#${'a'.repeat(43)}`);
  await expect(title(page)).toHaveText('This link does not work any more');
  await isAccessible(page);
  await currentScreen(page).getByRole('link', { name: 'Ask for a new link' }).click();
  await expect(page).toHaveURL(/\/delete$/);
  await page.goto(`/delete/success#${'a'.repeat(43)}`);
  await expect(title(page)).toHaveText('Nothing has been deleted here');
});

test('an export goes from the privacy choices to a file of everything that is stored', async ({ page, mailbox, isMobile }) => {
  const email = `reads-${isMobile}@walk.example`;
  await page.request.post('/api/addUserToMailchimp', { data: { email } });
  await page.goto('/privacy/choices');
  await expect(title(page)).toHaveText('Your privacy choices');
  await isAccessible(page);
  await currentScreen(page).getByRole('link', { name: 'Change what we may do' }).click();
  await expect(page.getByRole('dialog', { name: 'Your privacy choices' })).toBeVisible();

  await ask(page, '/privacy/export', email, 'Mail me a link');
  await page.goto(linkIn(await mailbox.mailTo(email, /Your copy/)));
  await isAccessible(page);
  const downloading = page.waitForEvent('download');
  await press(page, 'Download my data');
  const file = await downloading;
  expect(file.suggestedFilename()).toBe('my-data.json');
  const held = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(held).toMatchObject({ about: email, held: { leads: [{ email }] } });
  await expect(title(page)).toHaveText('Your file is ready');
  expect(new URL(page.url()).hash).toBe('');
});
