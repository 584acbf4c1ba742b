export function likelyLocation(): string | undefined {
  return locationOf(Intl.DateTimeFormat().resolvedOptions().timeZone, navigator.languages);
}

/** 'Europe/Lisbon', or 'PT' from the language where the zone names no place. American English is what browsers speak everywhere. */
export function locationOf(timeZone: string | undefined, languages: readonly string[]): string | undefined {
  if (timeZone?.includes('/') && !timeZone.startsWith('Etc/')) return timeZone;
  return languages
    .filter((language) => language !== 'en-US')
    .map(regionOf)
    .find((region) => region !== undefined);
}

function regionOf(language: string): string | undefined {
  return /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?-([A-Z]{2})\b/.exec(language)?.[1];
}
