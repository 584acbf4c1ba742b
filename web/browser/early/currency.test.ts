// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
  document.documentElement.removeAttribute('data-currency');
});

const CURRENCIES = 'USD,EUR Europe/ Atlantic/Canary,GBP Europe/London';

async function isHidden(timeZone: string, kept: string | null): Promise<boolean> {
  const options = new Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone });
  vi.stubGlobal('code', { dataset: { currencies: CURRENCIES } });
  if (kept !== null) localStorage.setItem('currency', kept);
  vi.resetModules();
  await import('./currency.ts');
  return document.documentElement.hasAttribute('data-currency');
}

it.each([
  ['Etc/UTC', null, false],
  ['America/New_York', null, false],
  ['Europe/Paris', null, true],
  ['Europe/London', null, true],
  ['Europe/Paris', '"USD"', false],
  ['America/New_York', '"EUR"', true],
  ['America/New_York', 'no JSON', false],
])(
  'before the app starts in %s, with %s kept from a choice, hiding the dollars of the page is %s',
  async (zone, kept, hidden) => {
    expect(await isHidden(zone, kept)).toBe(hidden);
  },
);

it('without storage the time zone counts', async () => {
  vi.stubGlobal('localStorage', undefined);
  expect(await isHidden('Europe/Paris', null)).toBe(true);
});
