import type { EnvironmentPort } from '../../../adapters/environment/port.ts';
import type { PlacesPort } from '../../../adapters/places/port.ts';
import { EnvironmentRequest, type EnvironmentResponse } from '../../../core/api/environment.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Routes } from '../../platform/http/schemas.ts';

type EnvironmentDeps = {
  readonly environment: EnvironmentPort;
  readonly places: Pick<PlacesPort, 'find'>;
  readonly now: () => Date;
};

/** Live values change hourly, so a browser may keep an answer this long. */
const FRESH_SECONDS = 600;

const config = { rateLimit: { max: 60 } };

export function environmentRoutes({ environment, places, now }: EnvironmentDeps): Routes {
  return async (app) => {
    app.get('/environment', { schema: { querystring: EnvironmentRequest }, config }, async (request, reply) => {
      const place = await places.find(request.query.place);
      if (!place) return refuse(reply, 'not_found', 'There is no such place.');
      const found: EnvironmentResponse = await environment.at(place, now());
      return reply.header('cache-control', `public, max-age=${FRESH_SECONDS}`).send(found);
    });
  };
}
