import { z } from 'zod';
import { text } from './text.ts';

/** Longest query that is looked at. */
export const PLACE_QUERY_LENGTH = 80;

/** `GET /api/places?q=`; a blank query finds nothing. */
export const PlaceRequest = z.strictObject({ q: text(PLACE_QUERY_LENGTH, 0) });

export type PlaceResponse = { readonly places: readonly PlaceSuggestion[] };

/** `label` is what the visitor picks and what is stored: 'City, Region, Country'. */
export type PlaceSuggestion = { readonly id: string; readonly label: string };
