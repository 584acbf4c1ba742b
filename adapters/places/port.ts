import type { PlaceSuggestion } from '../../core/api/places.ts';

/** Where city names are looked up. */
export type PlacesPort = {
  /** The cities a person who typed `query` may mean, the likeliest first, at most `MOST_PLACES`; none for a blank query. */
  search(query: string): Promise<readonly PlaceSuggestion[]>;
};

export const MOST_PLACES = 8;
