import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PlacesPort } from '../../../adapters/places/port.ts';
import { NearestPlaceRequest, type NearestPlaceResponse, PlaceRequest, type PlaceResponse } from '../../../core/api/places.ts';
import { etagOf, matchesEtag } from '../../platform/http/etag.ts';
import type { Routes } from '../../platform/http/schemas.ts';
import { locationBiasOf } from './location-bias.ts';

const HOUR_SECONDS = 60 * 60;

/** A fast typist sends five queries a second. */
const SEARCHES = { rateLimit: { max: 300 } };
const POSITIONS = { rateLimit: { max: 30 } };

type PlacesDeps = { readonly places: PlacesPort };

export function placesRoutes({ places }: PlacesDeps): Routes {
  return async (app) => {
    app.get('/places', { config: SEARCHES, schema: { querystring: PlaceRequest } }, async (request, reply) => {
      const { q, lang: language, near } = request.query;
      const found = await places.search(q, { language, near: locationBiasOf(near) });
      return cached(request, reply, { places: found } satisfies PlaceResponse);
    });

    // Positions are neither cached nor logged; logs name only the route.
    app.get(
      '/places/nearest',
      { config: POSITIONS, schema: { querystring: NearestPlaceRequest } },
      async (request): Promise<NearestPlaceResponse> => {
        const { lat, lon, lang: language } = request.query;
        const place = await places.nearest({ latitude: rounded(lat), longitude: rounded(lon) }, { language });
        return { place: place ?? null };
      },
    );
  };
}

function cached(request: FastifyRequest, reply: FastifyReply, answer: object) {
  const body = JSON.stringify(answer);
  const etag = etagOf(body);
  reply.headers({ 'cache-control': `public, max-age=${HOUR_SECONDS}`, etag });
  if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(body);
}

/** Two decimals are about a kilometre. */
function rounded(degrees: number): number {
  return Math.round(degrees * 100) / 100;
}
