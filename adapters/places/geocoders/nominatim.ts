import { z } from 'zod';
import { MAX_PLACES } from '../port.ts';
import { type Geocoder, type GeocoderResult, roundedCoordinates, serviceUrl } from './geocoder.ts';

/** Zoom of Nominatim's at which a city, or the smaller place that is there in its stead, is named. */
const CITY = '10';

/** A Nominatim server of one's own. The public one forbids searching while somebody types. */
export function nominatim(server: URL): Geocoder {
  const common = (language: string) => ({ format: 'jsonv2', addressdetails: '1', 'accept-language': language });
  return {
    name: 'Nominatim',
    searchUrl: (query, language) =>
      serviceUrl(server, 'search', {
        // A city alone is looked up faster and more surely; behind a comma stands a region or a country, who knows which.
        ...(query.includes(',') ? { q: query } : { city: query }),
        featureType: 'settlement',
        limit: String(MAX_PLACES),
        ...common(language),
      }),
    nearestUrl: (position, language) =>
      serviceUrl(server, 'reverse', { ...roundedCoordinates(position), zoom: CITY, ...common(language) }),
    read(body) {
      if (Nothing.safeParse(body).success) return [];
      if (Array.isArray(body)) return body.flatMap(foundOf);
      return Answer.safeParse(body).success ? foundOf(body) : undefined;
    },
  };
}

const text = z.string().optional().catch(undefined);

const Answer = z.object({
  display_name: text,
  lat: z.coerce.number().min(-90).max(90),
  lon: z.coerce.number().min(-180).max(180),
  address: z.object({
    city: text,
    town: text,
    village: text,
    hamlet: text,
    state: text,
    country: z.string(),
    country_code: z.string().length(2),
  }),
});

/** What it says of a position where nobody lives, at sea for instance. */
const Nothing = z.object({ error: z.string() });

function foundOf(answer: unknown): GeocoderResult[] {
  const parsed = Answer.safeParse(answer);
  if (!parsed.success) return [];
  const { display_name: label, lat: latitude, lon: longitude, address } = parsed.data;
  const city = address.city ?? address.town ?? address.village ?? address.hamlet;
  if (!city) return [];
  const { state: region = '', country, country_code } = address;
  return [{ city, region, country, countryCode: country_code.toUpperCase(), latitude, longitude, ...(label && { label }) }];
}
