import type { Place } from '../../core/api/places.ts';
import type { Position } from '../../core/places/distance.ts';

export type LocationBias = { readonly countryCode: string } | Position;

type PlaceOptions = {
  /** A language tag such as 'de' or 'pt-BR'; labels are English for unknown languages. */
  readonly language?: string | undefined;
  readonly near?: LocationBias | undefined;
};

export type PlacesPort = {
  /** The likeliest first, at most `MAX_PLACES`; empty for a blank query. */
  search(query: string, options?: PlaceOptions): Promise<readonly Place[]>;

  /** The city, else town, village or hamlet; undefined where there is none, as at sea. */
  nearest(position: Position, options?: Pick<PlaceOptions, 'language'>): Promise<Place | undefined>;

  find(id: string, options?: Pick<PlaceOptions, 'language'>): Promise<Place | undefined>;
};

export const MAX_PLACES = 8;
