import { useEffect, useState } from 'react';
import type { Place, PlaceResponse } from '../../../core/api/places.ts';
import { get } from '../../browser/api.ts';
import { after } from '../../browser/clock.ts';
import { likelyLocation } from '../../browser/location-bias.ts';

/** `found` may be empty: then there is no such city. `offline` when nobody could be asked. */
export type Suggestions =
  | { readonly kind: 'none' }
  | { readonly kind: 'searching' }
  | { readonly kind: 'offline' }
  | { readonly kind: 'found'; readonly places: readonly Place[] };

/** A pause in typing of this many milliseconds sends the query. */
const PAUSE_MS = 180;
const TIMEOUT_MS = 4000;

/** Cities for what was typed; an empty query asks nobody and finds nothing. Answers that come late are dropped. */
export function useSuggestions(query: string): Suggestions {
  const [suggestions, setSuggestions] = useState<Suggestions>({ kind: 'none' });
  const trimmed = query.trim();
  useEffect(() => {
    if (trimmed === '') return setSuggestions({ kind: 'none' });
    let cancelled = false;
    setSuggestions((before) => (before.kind === 'found' ? before : { kind: 'searching' }));
    const stop = after(PAUSE_MS, async () => {
      const result = await get<PlaceResponse>(searchPath(trimmed), { timeoutMs: TIMEOUT_MS });
      if (!cancelled) setSuggestions(result.ok ? { kind: 'found', places: result.value.places } : { kind: 'offline' });
    });
    return () => {
      cancelled = true;
      stop();
    };
  }, [trimmed]);
  return suggestions;
}

/** Homonyms near the visitor come first. */
function searchPath(query: string): string {
  const near = likelyLocation();
  return `/api/places?q=${encodeURIComponent(query)}${near ? `&near=${encodeURIComponent(near)}` : ''}`;
}
