import type { Position } from '../../../core/places/distance.ts';

/** A city as a geocoder tells it. */
export type GeocoderResult = Position & {
  readonly city: string;
  readonly region: string;
  readonly country: string;
  readonly countryCode: string;
  /** What the service itself calls it, if it does. */
  readonly label?: string;
};

/** How one kind of geocoder is asked, and how its answers are read. */
export type Geocoder = {
  readonly name: string;
  searchUrl(query: string, language: string): URL;
  nearestUrl(position: Position, language: string): URL;
  /** What an answer to either says, as far as it makes sense; undefined where it is none. */
  read(body: unknown): readonly GeocoderResult[] | undefined;
};

/** `path` below the address of a server, which may have a path itself. */
export function serviceUrl(server: URL, path: string, query: Readonly<Record<string, string>>): URL {
  const url = new URL(`${server.href.replace(/\/$/, '')}/${path}`);
  url.search = new URLSearchParams(query).toString();
  return url;
}

/** Coordinates as they leave us: to a kilometre. */
export function roundedCoordinates({ latitude, longitude }: Position): { readonly lat: string; readonly lon: string } {
  return { lat: latitude.toFixed(2), lon: longitude.toFixed(2) };
}
