const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');

/** Time zones of one region only, from this machine's ICU tables; no address is looked up. */
let regions: Map<string, string> | undefined;
const known = new Map<string, string | undefined>();
const MAX_CACHED = 1000;

/** Undefined for zones of no or several countries. */
export function countryOfZone(zone: string): string | undefined {
  if (known.has(zone)) return known.get(zone);
  regions ??= readRegions();
  const country = regions.get(canonical(zone) ?? '') || undefined;
  if (known.size < MAX_CACHED) known.set(zone, country);
  return country;
}

function readRegions(): Map<string, string> {
  const found = new Map<string, string>();
  for (const code of LETTERS.flatMap((a) => LETTERS.map((b) => a + b))) {
    const locale = new Intl.Locale(`und-${code}`) as Intl.Locale & { getTimeZones?(): readonly string[] };
    const { region = code } = locale; // the new code of a renamed country
    for (const zone of locale.getTimeZones?.() ?? []) found.set(zone, (found.get(zone) ?? region) === region ? region : '');
  }
  return found;
}

/** Browsers report the old or the new name of a renamed zone. */
function canonical(zone: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}
