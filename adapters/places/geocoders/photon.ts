import { z } from 'zod';
import { MAX_PLACES } from '../port.ts';
import { type Geocoder, type GeocoderResult, roundedCoordinates, serviceUrl } from './geocoder.ts';

const KINDS = ['city', 'town', 'village', 'hamlet'];
/** Photon looks within 1 km of the centre of a place, unless told otherwise; the nearest place comes first. */
const RADIUS_KM = '20';
/** Photon refuses languages outside its index; these are the defaults. */
const LANGUAGES = ['en', 'de', 'fr'];

export function photon(server: URL): Geocoder {
  const ask = (path: string, query: Record<string, string>, language: string) => {
    const url = serviceUrl(server, path, { ...query, lang: LANGUAGES.includes(language) ? language : 'en' });
    for (const kind of KINDS) url.searchParams.append('osm_tag', `place:${kind}`);
    return url;
  };
  return {
    name: 'Photon',
    searchUrl: (query, language) => ask('api', { q: query, limit: String(MAX_PLACES) }, language),
    nearestUrl: (position, language) =>
      ask('reverse', { ...roundedCoordinates(position), radius: RADIUS_KM, limit: '1' }, language),
    read(body) {
      const answer = Answer.safeParse(body);
      return answer.success ? answer.data.features.flatMap(foundOf) : undefined;
    },
  };
}

const text = z.string().optional().catch(undefined);

const Answer = z.object({ features: z.array(z.unknown()) });

const Feature = z.object({
  geometry: z.object({ coordinates: z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]) }),
  properties: z.object({
    name: text,
    city: text,
    state: text,
    country: z.string(),
    countrycode: z.string().length(2),
  }),
});

function foundOf(feature: unknown): GeocoderResult[] {
  const parsed = Feature.safeParse(feature);
  if (!parsed.success) return [];
  const { geometry, properties } = parsed.data;
  const { name, city = name, state: region = '', country, countrycode } = properties;
  if (!city) return [];
  const [longitude, latitude] = geometry.coordinates;
  return [{ city, region, country, countryCode: countrycode.toUpperCase(), latitude, longitude }];
}
