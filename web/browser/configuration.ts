import type { ConfigurationResponse } from '../../core/api/configuration.ts';
import { get } from './api.ts';
import { after } from './clock.ts';

const TIMEOUT_MS = 5000;
const RETRIES = 3;
const RETRY_MS = 1000;

let asked: Promise<ConfigurationResponse | undefined> | undefined;

/** What this installation tells its pages, asked for once; undefined when the server could not be reached for a while. */
export function configuration(): Promise<ConfigurationResponse | undefined> {
  asked ??= ask(1).then((told) => {
    if (!told) asked = undefined;
    return told;
  });
  return asked;
}

/** Tries again after as many seconds as it has tried. */
async function ask(attempt: number): Promise<ConfigurationResponse | undefined> {
  const result = await get<ConfigurationResponse>('/api/configuration', { timeoutMs: TIMEOUT_MS });
  if (result.ok) return result.value;
  if (attempt > RETRIES) return undefined;
  await new Promise<void>((over) => after(attempt * RETRY_MS, over));
  return ask(attempt + 1);
}
