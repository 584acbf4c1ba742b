import puppeteer, { type ElementHandle, type JSHandle } from 'puppeteer-core';
import type { Size, Tab } from './tab.ts';

const PREFERENCES = { 'media.navigator.permission.disabled': true, 'media.navigator.streams.fake': true };

export async function launchFirefox(executablePath: string, size: Size, script: string): Promise<Tab<ElementHandle>> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    defaultViewport: size,
    extraPrefsFirefox: PREFERENCES,
  });
  const page = await browser.newPage();
  await page.evaluateOnNewDocument(script);
  await page.evaluateOnNewDocument(writeErrors);
  const complaints: string[] = [];
  page.on('console', (message) => ['error', 'warn'].includes(message.type()) && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(String(error)));
  return {
    open: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded' })),
    run: (run, ...args) => page.evaluate(run as never, ...args),
    find: async (run, ...args) => {
      const found: JSHandle = await page.evaluateHandle(run as never, ...args);
      return (found.asElement() as ElementHandle | null) ?? undefined;
    },
    click: (element) => element.click(),
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (element, text) => element.type(text),
    upload: (element, file) => (element as ElementHandle<HTMLInputElement>).uploadFile(file),
    screenshot: async () => Buffer.from(await page.screenshot()),
    complaints: async () => complaints,
    close: () => browser.close(),
  };
}

/** Firefox says of an error in its console only that it is one, unless it is written as text. */
function writeErrors(): void {
  const { error } = console;
  console.error = (...values) => error(...values.map((value) => (value instanceof Error ? `${value}\n${value.stack}` : value)));
}
