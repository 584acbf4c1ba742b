import type { Position } from '../../../core/places/distance.ts';

export type GeocoderResult = Position & {
  readonly city: string;
  readonly region: string;
  readonly country: string;
  readonly countryCode: string;
  /** The service's own label. */
  readonly label?: string;
};

export type Geocoder = {
  readonly name: string;
  searchUrl(query: string, language: string): URL;
  nearestUrl(position: Position, language: string): URL;
  /** Skips entries that make no sense; undefined when the answer is invalid. */
  read(body: unknown): readonly GeocoderResult[] | undefined;
};

/** The address of a server may have a path itself. */
export function serviceUrl(server: URL, path: string, query: Readonly<Record<string, string>>): URL {
  const url = new URL(`${server.href.replace(/\/$/, '')}/${path}`);
  url.search = new URLSearchParams(query).toString();
  return url;
}

/** Positions are sent rounded to a kilometre. */
export function roundedCoordinates({ latitude, longitude }: Position): { readonly lat: string; readonly lon: string } {
  return { lat: latitude.toFixed(2), lon: longitude.toFixed(2) };
}
