import { after } from './clock.ts';

const RETRY_MS = 1000;

/**
 * Code that fails to load is asked for once more: the network may be back, and Firefox fails what a page still loads when the page is left,
 * which must not show an error on the way out.
 */
export function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  return load().catch(() => new Promise<void>((resolve) => after(RETRY_MS, resolve)).then(load));
}
