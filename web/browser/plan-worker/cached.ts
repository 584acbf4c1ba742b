export const PLAN_CACHE = 'plan';

/** Their names hold a digest of their content. */
const BUILT = /^\/(assets\/|plan-products-)/;

/** What the plan needs without a connection. Nothing of the API, so that no word about anybody lies in a cache. */
export function isCached({ method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>, origin: string): boolean {
  const { pathname, origin: asked } = new URL(url);
  if (method !== 'GET' || asked !== origin) return false;
  return mode === 'navigate' ? pathname === '/plan' : pathname === '/catalogue.json' || BUILT.test(pathname);
}

/** A file of the build has another name when it changes; everything else is asked for first. */
export async function answer(
  request: Request,
  { caches, fetch }: Pick<typeof globalThis, 'caches' | 'fetch'>,
): Promise<Response> {
  const cache = await caches.open(PLAN_CACHE);
  const known = await cache.match(request);
  if (known && BUILT.test(new URL(request.url).pathname)) return known;
  try {
    const fresh = await fetch(request);
    if (fresh.ok) {
      if (known && request.mode === 'navigate' && isOther(known, fresh)) await caches.delete(PLAN_CACHE);
      await (await caches.open(PLAN_CACHE)).put(request, fresh.clone());
    }
    return fresh;
  } catch (error) {
    if (known) return known;
    throw error;
  }
}

/** With another page come other files: those of the page before are of no use. */
function isOther(known: Response, fresh: Response): boolean {
  return known.headers.get('etag') !== fresh.headers.get('etag');
}
