import type { Position } from '../../../core/places/distance.ts';
import { callService } from '../../http/call-service.ts';
import type { TryOutcome } from '../../integration.ts';

export type GeocoderResult = Position & {
  readonly city: string;
  readonly region: string;
  readonly country: string;
  readonly countryCode: string;
  readonly label?: string;
};

export type Geocoder = {
  readonly name: string;
  searchUrl(query: string, language: string): URL;
  nearestUrl(position: Position, language: string): URL;
  /** Skips entries that make no sense; undefined when the answer is invalid. */
  read(body: unknown): readonly GeocoderResult[] | undefined;
};

export async function tryGeocoder(geocoder: Geocoder, userAgent: string): Promise<TryOutcome> {
  const answer = await callService(geocoder.searchUrl('Paris', 'en'), { headers: { 'user-agent': userAgent } });
  if (!answer.ok) return { ok: false, detail: answer.detail };
  const found = geocoder.read(answer.body);
  if (!found) return { ok: false, detail: `The answer is none of ${geocoder.name}'s.` };
  return found.length > 0
    ? { ok: true, detail: `${geocoder.name} finds Paris.` }
    : { ok: false, detail: `${geocoder.name} does not know Paris: its data may be of one country only, or not imported yet.` };
}

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
