/** Where this browser seems to be, without asking anybody: its time zone, else the country of its language, else undefined. */
export function likelyLocation(): string | undefined {
  return locationOf(Intl.DateTimeFormat().resolvedOptions().timeZone, navigator.languages);
}

/** 'Europe/Lisbon', or 'PT' where the zone names no place, as UTC does. */
export function locationOf(timeZone: string | undefined, languages: readonly string[]): string | undefined {
  if (timeZone?.includes('/') && !timeZone.startsWith('Etc/')) return timeZone;
  return languages.map(regionOf).find((region) => region !== undefined);
}

function regionOf(language: string): string | undefined {
  return /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?-([A-Z]{2})\b/.exec(language)?.[1];
}
