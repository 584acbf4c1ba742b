import type { Routes } from '../../platform/http/schemas.ts';
import { saveOptOutByToken, type UnsubscribeDeps } from './opt-out.ts';

/** Takes a returned mail as it is, or in the form of a mail provider. The token in it is the right to unsubscribe, so no other secret is needed. */
export function bounceRoutes(deps: UnsubscribeDeps): Routes {
  return async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, String(body)));
    app.post('/webhooks/bounces', async ({ body }) => {
      const token = bouncedToken(typeof body === 'string' ? body : '');
      if (token) await saveOptOutByToken(deps, token);
      return { success: true };
    });
  };
}

/** A delivery status that says failed for good (RFC 3464). Replies of people on holiday come to the same address. */
function bouncedToken(body: string): string | undefined {
  const text = decoded(body);
  if (!/\bAction:\s*failed/i.test(text) || !/\bStatus:\s*5\.\d/i.test(text)) return undefined;
  const [, ...groups] = /\+([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})@/i.exec(text) ?? [];
  return groups.length > 0 ? groups.join('-').toLowerCase() : undefined;
}

function decoded(body: string): string {
  try {
    return body.includes('%2B') ? decodeURIComponent(body.replaceAll('+', ' ')) : body;
  } catch {
    return body;
  }
}
