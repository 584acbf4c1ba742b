import type { PlacesPort } from '../../adapters/places/port.ts';
import { PlaceRequest, type PlaceResponse } from '../../core/api/places.ts';
import type { Routes } from '../http/schemas.ts';

const HOUR_SECONDS = 60 * 60;

export type PlacesDeps = { readonly places: PlacesPort };

export function placesRoutes({ places }: PlacesDeps): Routes {
  return async (app) => {
    app.get('/places', { schema: { querystring: PlaceRequest } }, async (request, reply): Promise<PlaceResponse> => {
      const found = await places.search(request.query.q);
      reply.header('cache-control', `public, max-age=${HOUR_SECONDS}`);
      return { places: found };
    });
  };
}
