/** Whose law the words on the pay button follow. */
export type Market = 'eu' | 'us';

const ELSEWHERE = /^(Africa|America|Antarctica|Asia|Australia|Indian|Pacific)\//;

/** Parts of the European Union on other continents, and Cyprus. */
const EU_ELSEWHERE =
  /^(Africa\/Ceuta|America\/(Cayenne|Guadeloupe|Marigot|Martinique)|Asia\/(Famagusta|Nicosia)|Indian\/(Mayotte|Reunion))$/;

/** A time zone that names no place, as UTC does, could be anywhere: there the stricter law counts. */
export function marketOf(timeZone: string): Market {
  return ELSEWHERE.test(timeZone) && !EU_ELSEWHERE.test(timeZone) ? 'us' : 'eu';
}
