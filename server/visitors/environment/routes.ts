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

/** As long as a browser may keep an answer: what is live is asked for once an hour, so it is not much older than that. */
const FRESH_SECONDS = 600;

/** A person looks at a handful of cities. */
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
