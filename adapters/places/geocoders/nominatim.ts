import { z } from 'zod';
import { MAX_PLACES } from '../port.ts';
import { type Geocoder, type GeocoderResult, roundedCoordinates, serviceUrl } from './geocoder.ts';

/** Nominatim's zoom for a city, or a smaller place instead. */
const CITY = '10';

/** Needs a private server, because the public one forbids autocomplete. */
export function nominatim(server: URL): Geocoder {
  const common = (language: string) => ({ format: 'json', addressdetails: '1', 'accept-language': language });
  return {
    name: 'Nominatim',
    searchUrl: (query, language) =>
      serviceUrl(server, 'search', {
        // A search by city is faster and more reliable; the part behind a comma may be a region or a country.
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
    municipality: text,
    state: text,
    country: z.string(),
    country_code: z.string().length(2),
  }),
});

/** Nominatim's answer for a position without a place, such as at sea. */
const Nothing = z.object({ error: z.string() });

function foundOf(answer: unknown): GeocoderResult[] {
  const parsed = Answer.safeParse(answer);
  if (!parsed.success) return [];
  const { display_name: label, lat: latitude, lon: longitude, address } = parsed.data;
  const city = address.city ?? address.town ?? address.village ?? address.hamlet ?? address.municipality;
  if (!city) return [];
  const { state: region = '', country, country_code } = address;
  return [{ city, region, country, countryCode: country_code.toUpperCase(), latitude, longitude, ...(label && { label }) }];
}
