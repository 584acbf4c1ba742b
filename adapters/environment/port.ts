import type { EnvironmentResponse } from '../../core/api/environment.ts';
import type { Place } from '../../core/api/places.ts';

/** A place, as far as its air and sun need it. */
export type EnvironmentPlace = Pick<Place, 'id' | 'latitude' | 'longitude' | 'elevation'>;

/** Who knows what the air asks of skin. Never rejects, and resolves within `LONGEST_WAIT_MS`: what cannot be had is `unavailable`. */
export type EnvironmentPort = { at(spot: EnvironmentPlace, now: Date): Promise<EnvironmentResponse> };

/** A visitor waits 2 s from picking a city to its tiles, and is to find them there. */
export const MAX_WAIT_MS = 2000;
