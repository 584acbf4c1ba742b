import { setTimeout as wait } from 'node:timers/promises';
import type { Place } from '../../core/api/places.ts';
import { MAX_TEXT_LENGTH } from '../../core/funnel/answers.ts';
import { distanceKm, type Position } from '../../core/places/distance.ts';
import { fold } from '../../core/places/fold.ts';
import { placeLabel } from '../../core/places/label.ts';
import { positionIn } from '../../core/places/position-id.ts';
import { isVisible } from '../../core/presentation/printable.ts';
import { callService } from '../http/call-service.ts';
import type { Geocoder, GeocoderResult } from './geocoders/geocoder.ts';
import { type LocationBias, MAX_PLACES, type PlacesPort } from './port.ts';
import { type Clock, RateLimiter } from './rate-limiter.ts';

export type OnlineOptions = {
  readonly geocoder: Geocoder;
  /** The fallback, and the source of time zones and elevations, which geocoders lack. */
  readonly offline: PlacesPort;
  /** Public geocoders require an identifying user agent. */
  readonly userAgent: string;
  /** Called without the query, and for the same failure at most every ten minutes. */
  readonly onFailure: (detail: string) => void;
  readonly timeoutMs?: number;
  readonly clock?: Clock;
};

/** With the wait in the queue, an answer takes less than the two seconds that a visitor waits. */
const TIMEOUT_MS = 1200;
const MAX_QUEUE_MS = 500;
/** Public geocoders allow one request a second for all visitors together. */
const REQUEST_INTERVAL_MS = 1000;
/** Visitors need not wait for a geocoder that just failed. */
const PAUSE_MS = 30_000;
const SAME_FAILURE_MS = 10 * 60_000;
const CACHE_MS = 24 * 60 * 60_000;
const MAX_CACHED = 2000;
const SAME_HEIGHT_KM = 10;

const CLOCK: Clock = { now: Date.now, wait: (ms) => wait(ms) };

/** Never fails: every failure of the geocoder gets an offline answer in time. */
export function onlinePlaces(options: OnlineOptions): PlacesPort {
  const { geocoder, offline, userAgent, onFailure, timeoutMs = TIMEOUT_MS, clock = CLOCK } = options;
  const turns = new RateLimiter(REQUEST_INTERVAL_MS, clock);
  const answers = new Map<string, { readonly found: readonly Place[]; readonly until: number }>();
  const underway = new Map<string, Promise<readonly Place[] | undefined>>();
  const places = new Map<string, Place>();
  const nextRequestAt = new Map<string, number>();
  let pausedUntil = 0;

  async function askOnce(url: URL): Promise<readonly Place[] | undefined> {
    const { href } = url;
    const cached = answers.get(href);
    if (cached && clock.now() < cached.until) return cached.found;
    const asking = underway.get(href) ?? ask(url).finally(() => underway.delete(href));
    underway.set(href, asking);
    const found = await asking;
    if (found) remember(answers, href, { found, until: clock.now() + CACHE_MS });
    return found;
  }

  async function ask(url: URL): Promise<readonly Place[] | undefined> {
    if (clock.now() < pausedUntil || !(await turns.take(MAX_QUEUE_MS))) return undefined;
    const answer = await callService(url, { timeoutMs, headers: { 'user-agent': userAgent } });
    const read = answer.ok ? geocoder.read(answer.body) : undefined;
    if (read === undefined) return fail(answer.ok ? 'The answer makes no sense.' : answer.detail);
    const found = await described(read);
    for (const place of found) remember(places, place.id, place);
    return found;
  }

  function fail(detail: string): undefined {
    pausedUntil = clock.now() + PAUSE_MS;
    if (clock.now() < (nextRequestAt.get(detail) ?? 0)) return;
    nextRequestAt.set(detail, clock.now() + SAME_FAILURE_MS);
    onFailure(`${geocoder.name}: ${detail}`);
  }

  async function described(found: readonly GeocoderResult[]): Promise<Place[]> {
    const byLabel = new Map<string, Place>();
    const ids = new Set<string>();
    for (const one of found) {
      const place = await describe(one);
      if (!isVisible(place.label) || place.label.length > MAX_TEXT_LENGTH || byLabel.has(place.label) || ids.has(place.id))
        continue;
      byLabel.set(place.label, place);
      ids.add(place.id);
    }
    return [...byLabel.values()].slice(0, MAX_PLACES);
  }

  async function describe({ city, region, country, countryCode, label, ...exactly }: GeocoderResult): Promise<Place> {
    const position = { latitude: rounded(exactly.latitude), longitude: rounded(exactly.longitude) };
    const names = { city, region: fold(region) === fold(city) ? '' : region, country };
    const around = await offline.nearest(position);
    const isNear = around && distanceKm(position, around) < SAME_HEIGHT_KM;
    return {
      id: `${position.latitude},${position.longitude}`,
      label: label && label.length <= MAX_TEXT_LENGTH ? label : placeLabel(names),
      ...names,
      countryCode,
      ...position,
      timeZone: around?.timeZone ?? zoneOf(position),
      ...(isNear && around.elevation !== undefined && { elevation: around.elevation }),
    };
  }

  return {
    async search(query, where = {}) {
      if (fold(query) === '') return [];
      const found = await askOnce(geocoder.searchUrl(query.trim(), spoken(where.language)));
      if (!found?.length) return offline.search(query, where);
      return homeFirst(found, await countryOf(where.near, offline));
    },
    async nearest(position, where = {}) {
      // Not cached, because visitors' positions must not be stored.
      const [found] = (await ask(geocoder.nearestUrl(position, spoken(where.language)))) ?? [];
      return found ?? offline.nearest(position, where);
    },
    async find(id, where) {
      const cached = places.get(id);
      if (cached) return cached;
      const position = positionIn(id);
      return position ? offline.nearest(position, where) : offline.find(id, where);
    },
  };
}

function remember<T>(cache: Map<string, T>, key: string, value: T): void {
  cache.delete(key);
  cache.set(key, value);
  const [oldest] = cache.keys();
  if (cache.size > MAX_CACHED && oldest !== undefined) cache.delete(oldest);
}

function homeFirst(places: readonly Place[], countryCode: string | undefined): readonly Place[] {
  return places.toSorted((a, b) => Number(b.countryCode === countryCode) - Number(a.countryCode === countryCode));
}

async function countryOf(near: LocationBias | undefined, offline: PlacesPort): Promise<string | undefined> {
  if (near === undefined) return undefined;
  return 'countryCode' in near ? near.countryCode : (await offline.nearest(near))?.countryCode;
}

function spoken(language = 'en'): string {
  return language.toLowerCase().split('-')[0] ?? 'en';
}

/** Solar time, for positions far from cities. `Etc/GMT` zones have inverted signs. */
function zoneOf({ longitude }: Position): string {
  const east = Math.round(longitude / 15);
  return east === 0 ? 'Etc/GMT' : `Etc/GMT${east > 0 ? '-' : '+'}${Math.abs(east)}`;
}

function rounded(degrees: number): number {
  return Math.round(degrees * 100) / 100;
}
