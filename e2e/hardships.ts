import type { Page } from '@playwright/test';
import { NARROWEST, PHONE, zoomText } from './overflow.ts';
import { keyScreens } from './visitor.ts';

type Hardship = { readonly name: string; readonly begin: (page: Page) => Promise<unknown> };

/** Each key screen meets one of these in every run; together they meet all of them. */
const HARDSHIPS: readonly Hardship[] = [
  { name: 'with the letters of the browser twice as large', begin: (page) => setLetters(page, { standard: 32, fixed: 26 }) },
  {
    name: 'with its text zoomed on the narrowest phone',
    begin: async (page) => {
      await page.setViewportSize(NARROWEST);
      await zoomText(page, '200%');
    },
  },
  {
    name: 'from right to left',
    begin: (page) =>
      page.evaluate(() => {
        document.dir = 'rtl';
      }),
  },
  { name: 'on a phone on its side', begin: (page) => page.setViewportSize({ width: 844, height: 390 }) },
];

export function hardshipOf(path: string): Hardship | undefined {
  const place = keyScreens().indexOf(path);
  return HARDSHIPS[place < 0 ? -1 : place % HARDSHIPS.length];
}

/** The next page of the test is an ordinary one again. */
export async function endHardship(page: Page): Promise<void> {
  await page.setViewportSize(PHONE);
  await setLetters(page, { standard: 16, fixed: 13 });
}

async function setLetters(page: Page, fontSizes: { readonly standard: number; readonly fixed: number }): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes });
  await browser.detach();
}
