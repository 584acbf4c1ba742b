import type { ConfigurationResponse } from '../../core/api/configuration.ts';
import { get } from './api.ts';
import { after } from './clock.ts';

const TIMEOUT_MS = 5000;
const RETRIES = 3;
const RETRY_MS = 1000;

let pendingRequest: Promise<ConfigurationResponse | undefined> | undefined;

export function configuration(): Promise<ConfigurationResponse | undefined> {
  pendingRequest ??= fetchConfiguration(1).then((told) => {
    if (!told) pendingRequest = undefined;
    return told;
  });
  return pendingRequest;
}

async function fetchConfiguration(attempt: number): Promise<ConfigurationResponse | undefined> {
  const result = await get<ConfigurationResponse>('/api/configuration', { timeoutMs: TIMEOUT_MS });
  if (result.ok) return result.value;
  if (attempt > RETRIES) return undefined;
  await new Promise<void>((over) => after(attempt * RETRY_MS, over));
  return fetchConfiguration(attempt + 1);
}
