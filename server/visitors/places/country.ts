const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');

/** Regions by the time zones that belong to one alone, as this machine's own tables have them: no address is ever looked up. */
let regions: Map<string, string> | undefined;
const known = new Map<string, string | undefined>();
const MAX_CACHED = 1000;

/** The country that a clock is set to ('Europe/Lisbon' is PT); undefined where that is none or several. */
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
    const { region = code } = locale; // of a country that has been renamed, the new name
    for (const zone of locale.getTimeZones?.() ?? []) found.set(zone, (found.get(zone) ?? region) === region ? region : '');
  }
  return found;
}

/** Zones have been renamed too; browsers tell the old name or the new. */
function canonical(zone: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}
