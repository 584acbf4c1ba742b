import { expect, type Page, test } from '@playwright/test';
import { formCopy } from '../content/pages/forms.ts';
import { paymentModalCopy } from '../content/pages/payment-modal.ts';
import { choosePlan } from './buyer.ts';
import { findHiddenFocus } from './obscured.ts';
import { findBrokenWords, LOW_SCREENS, PHONE, zoomText } from './overflow.ts';
import { declineConsent, open, storeJourney } from './visitor.ts';

test('dialogs fit on low and narrow screens with letters twice as large, and hide no control that has the focus', {
  tag: '@exhaustive',
}, async ({ page, isMobile }) => {
  test.skip(!isMobile, 'a wide screen has room');
  await storeJourney(page, { email: 'ada@walk.example' });
  await declineConsent(page);
  await open(page, '/prediction');
  await choosePlan(page, '1-Month');
  await holdsFocus(page, 'payment');
  await page.goto('/contact-us#cookie-settings');
  await expect(page.getByRole('dialog')).toBeVisible();
  await holdsFocus(page, 'cookies');
});

test('a payment dialog is printed once, without the page behind it', { tag: '@exhaustive' }, async ({ page, isMobile }) => {
  test.skip(!isMobile, 'paper has one width');
  await storeJourney(page, { email: 'ada@walk.example' });
  await declineConsent(page);
  await open(page, '/prediction');
  expect(pagesOf(await page.pdf())).toBeGreaterThan(1);
  await choosePlan(page, '1-Month');
  expect(pagesOf(await page.pdf())).toBe(1);
});

test('a press without the boxes or of an empty form shows each error above the button, on low and narrow phones', {
  tag: '@exhaustive',
}, async ({ page, isMobile }) => {
  test.skip(!isMobile, 'a wide screen has room');
  await declineConsent(page);
  for (const [size, email] of [
    [{ width: 390, height: 664 }, ''],
    [{ width: 320, height: 640 }, ''],
    [{ width: 320, height: 640 }, 'ada@walk.example'],
  ] as const) {
    await page.setViewportSize(size);
    await storeJourney(page, email ? { email } : {});
    await open(page, '/prediction');
    const modal = await choosePlan(page, '1-Month');
    await modal.locator('[type="submit"]').click();
    await expect(modal.locator(`[name="${email ? 'renewal' : 'email'}"]`)).toBeFocused();
    const pay = (await modal.locator('[data-modal-footer]').boundingBox())?.y ?? 0;
    const texts = [...(email ? [] : [formCopy.emailMissing]), paymentModalCopy.renewalMissing, paymentModalCopy.adultMissing];
    for (const text of texts) {
      const error = await modal.getByText(text).boundingBox();
      const place = `${text} at ${size.width} x ${size.height}, ${email}`;
      expect.soft(error && error.y + error.height, place).toBeLessThanOrEqual(pay);
      expect.soft(error?.y, place).toBeGreaterThan(0);
    }
  }
});

async function holdsFocus(page: Page, dialog: string): Promise<void> {
  for (const size of [PHONE, { width: 320, height: 640 }, ...LOW_SCREENS])
    for (const letters of ['100%', '200%']) {
      await page.setViewportSize(size);
      await zoomText(page, letters);
      const place = `${dialog} at ${size.width} x ${size.height}, ${letters}`;
      const overflow = await page.getByRole('dialog').evaluate((element) => element.scrollWidth - element.clientWidth);
      expect(overflow, place).toBe(0);
      // A dialog comes to rest first.
      await expect.poll(() => page.evaluate(findHiddenFocus), place).toEqual([]);
      if (size.width >= PHONE.width) expect(await page.evaluate(findBrokenWords), place).toEqual([]);
    }
}

function pagesOf(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
}
