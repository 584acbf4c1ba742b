import { expect, type Page } from '@playwright/test';
import { brand } from '../content/brand.ts';
import { isAccessible } from './accessible.ts';
import { test } from './mailbox.ts';
import { currentScreen, open, openEarly } from './visitor.ts';

const field = (page: Page, name: string) => currentScreen(page).getByRole('textbox', { name });
const send = (page: Page, name = 'Send') => currentScreen(page).getByRole('button', { name, exact: true }).click();

test('a missing part of a contact message is reported beside its field, and nothing that was typed is lost', {
  tag: '@exhaustive',
}, async ({ page }) => {
  await page.goto('/contact-us');
  await field(page, 'Name').fill('Ada');
  await field(page, 'E-mail').fill('ada@');
  await send(page);
  await expect(field(page, 'E-mail')).toBeFocused();
  for (const name of ['E-mail', 'Message']) {
    await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, name)).toHaveAccessibleDescription(/\S/);
  }
  await expect(field(page, 'Name')).not.toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'Name')).toHaveValue('Ada');
  await isAccessible(page);
});

test('a message that is typed and sent before the code has come is sent', { tag: '@exhaustive' }, async ({
  page,
  mailbox,
  isMobile,
}) => {
  await openEarly(page, '/contact-us', async () => {
    await page.getByRole('textbox', { name: 'Name' }).fill('Early Ada');
    await page.getByRole('textbox', { name: 'E-mail' }).fill(`early-${isMobile}@walk.example`);
    await page.getByRole('textbox', { name: 'Message' }).fill('Is it safe?');
    await page.getByRole('button', { name: 'Send' }).click();
  });
  await expect(page).toHaveURL('/contact-us/success');
  expect(await mailbox.mailTo(brand.supportEmail, /Message from Early Ada/)).toContain('Is it safe?');
});

test('a message that is typed before the code has come, and sent while React takes the page over, is sent', {
  tag: '@exhaustive',
}, async ({ page, mailbox, isMobile }) => {
  await page.addInitScript(pressOnceHydrated, 'form button[type=submit]');
  await openEarly(page, '/contact-us', async () => {
    await page.getByRole('textbox', { name: 'Name' }).fill('Early Grace');
    await page.getByRole('textbox', { name: 'E-mail' }).fill(`hydrating-${isMobile}@walk.example`);
    await page.getByRole('textbox', { name: 'Message' }).fill('Is it vegan?');
  });
  await expect(page).toHaveURL('/contact-us/success');
  expect(await mailbox.mailTo(brand.supportEmail, /Message from Early Grace/)).toContain('Is it vegan?');
});

test('a contact message that failed offline is sent by the next press, reaches support and its sender, and leaves empty fields', async ({
  page,
  context,
  mailbox,
  isMobile,
}) => {
  // Support has one mailbox for both sizes.
  const name = isMobile ? 'Ada' : 'Bea';
  const email = `${name.toLowerCase()}-asks@walk.example`;
  // Offline the code would not come at all.
  await open(page, '/contact-us');
  await field(page, 'Name').fill(name);
  await field(page, 'E-mail').fill(email);
  await field(page, 'Message').fill('Is it <b>safe</b>?');
  await context.setOffline(true);
  await send(page);
  await expect(currentScreen(page).getByRole('alert')).toContainText(/\S/);
  await expect(field(page, 'Message')).toHaveValue('Is it <b>safe</b>?');
  await context.setOffline(false);
  await send(page, 'Try again');
  await expect(page).toHaveURL('/contact-us/success');
  await expect(currentScreen(page).getByRole('heading', { level: 1 })).toHaveText('Thanks for your request.');
  const toSupport = await mailbox.mailTo(brand.supportEmail, new RegExp(`Message from ${name}`));
  expect(toSupport).toContain(email);
  expect(toSupport).toContain('Is it &#60;b&#62;safe&#60;/b&#62;?');
  // Anybody can type an address: its owner is told, but not in somebody else's words.
  expect(await mailbox.mailTo(email, /We have your message/)).not.toContain('safe');
  await page.goBack();
  await expect(page).toHaveURL('/contact-us');
  for (const label of ['Name', 'E-mail', 'Message']) await expect(field(page, label)).toHaveValue('');
});

/** Presses when React has hydrated the page and has not yet run its effects. Runs in the browser. */
function pressOnceHydrated(selector: string): void {
  let pressed = false;
  const onCommitFiberRoot = () => {
    if (pressed) return;
    pressed = true;
    // React has used up its time for this task, so effects wait for the next one.
    const later = performance.now() + 1000;
    performance.now = () => later;
    queueMicrotask(() => document.querySelector<HTMLElement>(selector)?.click());
  };
  const nothing = () => undefined;
  const hook = {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot,
    onCommitFiberUnmount: nothing,
    onPostCommitFiberRoot: nothing,
  };
  Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });
}
