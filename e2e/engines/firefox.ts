import puppeteer, { type ConsoleMessage, type ElementHandle, type JSHandle } from 'puppeteer-core';
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
  const complaints: (string | Promise<string>)[] = [];
  page.on('console', (message) => ['error', 'warn'].includes(message.type()) && complaints.push(describe(message)));
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
    complaints: () => Promise.all(complaints),
    close: () => browser.close(),
  };
}

/** The text of a message, errors with where they arose: of these the protocol says no more than that they are errors. */
async function describe(message: ConsoleMessage): Promise<string> {
  const errors = message.args().map((arg) => arg.evaluate((value) => `${value}\n${(value as Error | null)?.stack ?? ''}`));
  const told = await Promise.allSettled(errors);
  const from = message.stackTrace().map(({ url, lineNumber, columnNumber }) => `at ${url}:${lineNumber}:${columnNumber}`);
  return [message.text(), ...told.map((error) => (error.status === 'fulfilled' ? error.value : String(error.reason))), ...from].join('\n');
}
