// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { failureCopy } from '../content/pages/failures.ts';
import { openConsentSettings } from './browser/consent-settings.ts';
import { toastStore } from './browser/toast.ts';
import { startConsent } from './start-consent.ts';

const load = vi.hoisted(() => vi.fn());
vi.mock('./browser/load-code.ts', () => ({ loadCode: load }));
const fill = vi.hoisted(() => vi.fn());
vi.mock('./slots.tsx', () => ({ fillConsentSlot: fill }));

test('the settings of consent that cannot be loaded reject every caller, and load when asked again', async () => {
  const ConsentLayer = () => null;
  load.mockRejectedValue(new TypeError('Failed to fetch'));
  startConsent();
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1), { timeout: 15_000 });
  expect(toastStore.get()).toBeUndefined();
  openConsentSettings();
  await vi.waitFor(() => expect(toastStore.get()).toBe(failureCopy.unreachable), { timeout: 15_000 });
  load.mockResolvedValue({ ConsentLayer });
  openConsentSettings();
  await vi.waitFor(() => expect(fill).toHaveBeenCalledExactlyOnceWith(ConsentLayer), { timeout: 15_000 });
});
