import { z } from 'zod';
import { text } from './text.ts';

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

/** A country code, 'latitude,longitude', or an IANA time zone. */
const Near = z.union([
  z
    .string()
    .regex(/^[a-z]{2}$/i)
    .transform((code) => ({ countryCode: code.toUpperCase() })),
  z
    .string()
    .max(50)
    .transform((value): unknown => value.split(','))
    .pipe(z.tuple([Latitude, Longitude]))
    .transform(([latitude, longitude]) => ({ latitude, longitude })),
  z
    .string()
    .max(40)
    .regex(/^[A-Z][\w+-]*(\/[\w+-]+){1,2}$/i)
    .transform((timeZone) => ({ timeZone })),
]);

export const PlaceRequest = z.strictObject({ q: text(PLACE_QUERY_LENGTH, 0), lang: Language, near: Near.optional() });

export type PlaceResponse = { readonly places: readonly Place[] };

/** The client rounds the position to two decimals. */
export const NearestPlaceRequest = z.strictObject({ lat: Latitude, lon: Longitude, lang: Language });

export type NearestPlaceResponse = { readonly place: Place | null };

export type Place = {
  /** The id never changes: the port's `find` accepts it. */
  readonly id: string;
  readonly label: string;
  readonly city: string;
  readonly region: string;
  readonly country: string;
  readonly countryCode: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly timeZone: string;
  /** Metres, where the data has it. */
  readonly elevation?: number;
};
