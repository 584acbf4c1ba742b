import type { Server } from './server.ts';

/** Whether a proxy named its visitors since the start, and none is trusted: then all of them share one address and its limits. */
export function watchUntrustedProxy(app: Server, trustProxy: false | string): () => boolean {
  let seen = false;
  if (trustProxy === false) {
    app.addHook('onRequest', ({ headers }, _reply, next) => {
      if (headers['x-forwarded-for'] !== undefined) seen = true;
      next();
    });
  }
  return () => seen;
}
