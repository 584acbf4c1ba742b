import { DAY_MS } from '../time.ts';

/** Meta's own library of 5 August 2026 calls this version. */
export const META_API_VERSION = 'v26.0';
const SEEN_ON = Date.parse('2026-08-05T00:00:00Z');
/** Meta keeps a version for 90 days after the next one, and has published the next one after 4 to 5 months. */
const WARN_AFTER_DAYS = 180;

/** What the operator is told before the version stops working. Source: https://developers.facebook.com/docs/marketing-api/versions */
export function metaVersionWarning(version: string, now: Date): string | undefined {
  if (numberOf(version) < numberOf(META_API_VERSION)) return `${version} is older than ${META_API_VERSION}: set META_API_VERSION`;
  if (numberOf(version) > numberOf(META_API_VERSION) || now.getTime() < SEEN_ON + WARN_AFTER_DAYS * DAY_MS) return undefined;
  return `${version} may expire soon: look up Meta's current version and set META_API_VERSION`;
}

function numberOf(version: string): number {
  return Number(version.slice(1));
}
