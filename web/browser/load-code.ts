import { after } from './clock.ts';
import { answers } from './navigation.ts';
import { reloadPage } from './reload-page.ts';

const RETRY_MS = 1000;

/**
 * Code that fails to load is asked for once more: the network may be back, and Firefox fails what a page still loads when the page is left,
 * which must not show an error on the way out. Where it fails again, the page is loaded anew if a newer release has replaced it.
 */
export function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  return load()
    .catch(() => new Promise<void>((resolve) => after(RETRY_MS, resolve)).then(load))
    .catch(reloadForRelease);
}

/** A reloaded page whose code fails within this time would only be reloaded again. */
const MIN_AGE_MS = 30_000;

/** What a visitor answered is kept. A page that answers while its code does not was replaced. */
async function reloadForRelease(error: unknown): Promise<never> {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const mayReload = navigation?.type !== 'reload' || performance.now() > MIN_AGE_MS;
  if (!mayReload || !(await answers(location.pathname))) throw error;
  reloadPage();
  return new Promise(() => undefined);
}
