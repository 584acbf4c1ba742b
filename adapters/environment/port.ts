import type { EnvironmentResponse } from '../../core/api/environment.ts';
import type { Place } from '../../core/api/places.ts';

export type EnvironmentPlace = Pick<Place, 'id' | 'latitude' | 'longitude' | 'elevation' | 'countryCode'>;

/** Never rejects, and resolves within `MAX_WAIT_MS`; a missing value is `unavailable`. */
export type EnvironmentPort = { at(spot: EnvironmentPlace, now: Date): Promise<EnvironmentResponse> };

/** A visitor waits two seconds from choosing a city to its tiles. */
export const MAX_WAIT_MS = 2000;
