import { z } from 'zod';
import type { Db } from '../../platform/db/client.ts';
import { accepts } from '../../platform/http/encoding.ts';
import { refuse } from '../../platform/http/errors.ts';
import { matchesEtag } from '../../platform/http/etag.ts';
import { dataHeaders } from '../../platform/http/headers.ts';
import type { Routes } from '../../platform/http/schemas.ts';
import { type CatalogueKnowledge, openCatalogue } from './cache.ts';
import { findPicture } from './store.ts';

type CatalogueDeps = {
  readonly db: Db;
  readonly publicUrl: URL;
  readonly knowledge: CatalogueKnowledge;
  readonly now: () => Date;
};

const Picture = z.object({ name: z.string().max(40) });
const FRESH = 'public, max-age=240';
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Not below /api: browsers and a CDN may keep it, and no answer of a visitor is part of it. */
export function catalogueRoutes({ db, publicUrl, knowledge, now }: CatalogueDeps): Routes {
  const headers = dataHeaders(publicUrl);
  const catalogue = openCatalogue(db, knowledge, now);
  return async (app) => {
    app.addHook('onRequest', async (_request, reply) => {
      reply.headers(headers);
    });

    app.get('/catalogue.json', async (request, reply) => {
      const { bodies, etag } = await catalogue.current();
      const accepted = request.headers['accept-encoding'] ?? '';
      const encoding = (['br', 'gzip'] as const).find((known) => accepts(accepted, known));
      const tag = encoding ? `${etag.slice(0, -1)}-${encoding}"` : etag;
      reply.headers({ 'cache-control': FRESH, vary: 'accept-encoding', etag: tag, 'content-type': 'application/json' });
      if (matchesEtag(request.headers['if-none-match'], tag)) return reply.code(304).send();
      if (encoding) reply.header('content-encoding', encoding);
      return reply.send(bodies[encoding ?? 'plain']);
    });

    app.get('/catalogue/pictures/:name', { schema: { params: Picture } }, async ({ params }, reply) => {
      const picture = await findPicture(db, params.name);
      if (!picture) return refuse(reply, 'not_found', 'There is no such picture.');
      reply.headers({ 'cache-control': IMMUTABLE, 'content-type': picture.type });
      return reply.send(Buffer.from(picture.content));
    });
  };
}
