import { z } from 'zod';
import { text } from './text.ts';

/** Longest query that is looked at. */
export const PLACE_QUERY_LENGTH = 80;

const Language = z
  .string()
  .regex(/^[a-z]{2,3}(-[a-z0-9]{1,8}){0,3}$/i, 'Please send a language like de or pt-BR.')
  .optional();

const degrees = (most: number) => {
  const message = `Please send degrees from ${-most} to ${most}.`;
  return z
    .string()
    .regex(/^-?\d{1,3}(\.\d{1,15})?$/, message)
    .transform(Number)
    .refine((value) => Math.abs(value) <= most, message);
};
const Latitude = degrees(90);
const Longitude = degrees(180);

/** A country's code, latitude and longitude with a comma between, or an IANA time zone, like 'Europe/Berlin'. */
const Near = z.union([
  z
    .string()
    .regex(/^[a-z]{2}$/i)
    .transform((code) => ({ countryCode: code.toUpperCase() })),
  z
    .string()
    .transform((value): unknown => value.split(','))
    .pipe(z.tuple([Latitude, Longitude]))
    .transform(([latitude, longitude]) => ({ latitude, longitude })),
  z
    .string()
    .max(40)
    .regex(/^[A-Z][\w+-]*(\/[\w+-]+){1,2}$/i)
    .transform((timeZone) => ({ timeZone })),
]);

/**
 * `GET /api/places?q=&lang=&near=`; a blank query finds nothing. `lang` is the language of the labels, English where it is left out or
 * unknown; `near` is where the visitor seems to be.
 */
export const PlaceRequest = z.strictObject({ q: text(PLACE_QUERY_LENGTH, 0), lang: Language, near: Near.optional() });

export type PlaceResponse = { readonly places: readonly Place[] };

/** `GET /api/places/nearest?lat=&lon=`: who asks rounds to two decimals before. */
export const NearestPlaceRequest = z.strictObject({ lat: Latitude, lon: Longitude, lang: Language });

/** The city a person there would name, or null, as at sea. */
export type NearestPlaceResponse = { readonly place: Place | null };

/** A city, town or village. */
export type Place = {
  /** For ever the same, and all that others need to keep: the port's `find` knows it again. */
  readonly id: string;
  /** 'City, Region, Country', in the visitor's language where that has a name of its own: what is picked, and what is stored. */
  readonly label: string;
  readonly city: string;
  /** '' where it is not known or would only say the city again. */
  readonly region: string;
  readonly country: string;
  /** ISO 3166-1, two capitals. */
  readonly countryCode: string;
  /** Degrees, with two decimals. */
  readonly latitude: number;
  readonly longitude: number;
  /** IANA, like 'Europe/Berlin'. */
  readonly timeZone: string;
  /** Metres above the sea, where the data has it. */
  readonly elevation?: number;
};
