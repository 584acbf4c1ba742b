import { answer, isCached } from './cached.ts';

/** The events of a service worker, which the types of a page do not know. */
type WorkerScope = {
  readonly skipWaiting: () => void;
  readonly addEventListener: (name: 'install' | 'fetch', listener: (event: FetchEvent) => void) => void;
};
type FetchEvent = { readonly request: Request; readonly respondWith: (response: Promise<Response>) => void };

const scope = globalThis as unknown as WorkerScope;

scope.addEventListener('install', () => scope.skipWaiting());
scope.addEventListener('fetch', (event) => {
  if (isCached(event.request, location.origin)) event.respondWith(answer(event.request, globalThis));
});
