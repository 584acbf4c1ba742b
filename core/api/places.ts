/** `GET /api/places?q=` */
export type PlaceResponse = { readonly places: readonly PlaceSuggestion[] };

/** `label` is what the visitor picks and what is stored: 'City, Region, Country'. */
export type PlaceSuggestion = { readonly id: string; readonly label: string };

/** Longest query that is looked at. */
export const PLACE_QUERY_LENGTH = 80;
