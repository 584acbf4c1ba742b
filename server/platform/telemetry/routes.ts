import { createHash, timingSafeEqual } from 'node:crypto';
import { refuse } from '../http/errors.ts';
import { dataHeaders } from '../http/headers.ts';
import type { Routes } from '../http/schemas.ts';

type MetricsDeps = { readonly metrics: () => Promise<string>; readonly token: string; readonly publicUrl: URL };

const BEARER = /^Bearer +(.+)$/i;

export function metricsRoutes({ metrics, token, publicUrl }: MetricsDeps): Routes {
  const headers = dataHeaders(publicUrl);
  const expected = digest(token);
  return async (app) => {
    app.get('/metrics', async (request, reply) => {
      reply.headers(headers);
      const given = BEARER.exec(request.headers.authorization ?? '')?.[1];
      if (given === undefined || !timingSafeEqual(digest(given), expected)) {
        return refuse(reply.header('www-authenticate', 'Bearer'), 'signed_out', 'The token is missing or wrong.');
      }
      return reply.type('text/plain; version=0.0.4; charset=utf-8').send(await metrics());
    });
  };
}

/** Digests have one length, so the comparison does not tell how much of a guess is right. */
const digest = (text: string) => createHash('sha256').update(text).digest();
