import type { Place } from '../../core/api/places.ts';
import type { Position } from '../../core/places/distance.ts';

/** Where a visitor seems to be: a country, or a place on the map. */
export type LocationBias = { readonly countryCode: string } | Position;

type PlaceOptions = {
  /** Of the labels, like 'de' or 'pt-BR'; English where it is left out or unknown. */
  readonly language?: string | undefined;
  readonly near?: LocationBias | undefined;
};

/** Where city names, and names of cities, are looked up. */
export type PlacesPort = {
  /** The cities a person who typed `query` may mean, the likeliest first, at most `MOST_PLACES`; none for a blank query. */
  search(query: string, options?: PlaceOptions): Promise<readonly Place[]>;

  /** The city, else town, village or hamlet that a person at a position would name; undefined where there is none, as at sea. */
  nearest(position: Position, options?: Pick<PlaceOptions, 'language'>): Promise<Place | undefined>;

  /** The place that was once found with this id. */
  find(id: string, options?: Pick<PlaceOptions, 'language'>): Promise<Place | undefined>;
};

export const MAX_PLACES = 8;
