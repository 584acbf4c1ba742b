import { whenIdle } from './clock.ts';
import { PLAN_CACHE } from './plan-worker/cached.ts';

const WORKER = '/plan-worker.js';
const SCOPE = '/plan';

/** From the next opening on, the plan opens without a connection. `worker` is the address of the one that it starts. */
export function keepPlanOffline(worker: string | undefined): void {
  whenIdle(() => void register(worker).catch(() => undefined));
}

/** For who signs out, or clears the device. */
export async function forgetPlanOffline(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration(SCOPE).catch(() => undefined);
  await registration?.unregister();
  await globalThis.caches?.delete(PLAN_CACHE).catch(() => false);
}

/** The page keeps the files that loaded before the worker came. A visitor who has left the plan meanwhile may have signed out. */
async function register(worker: string | undefined): Promise<void> {
  if (!navigator.serviceWorker || location.pathname !== SCOPE) return;
  await navigator.serviceWorker.register(WORKER, { scope: SCOPE });
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
  const assets = loaded.filter((path) => path.startsWith('/assets/'));
  const cache = await caches.open(PLAN_CACHE);
  await cache.addAll([...new Set([SCOPE, '/catalogue.json', ...(worker ? [worker] : []), ...assets])]);
}
