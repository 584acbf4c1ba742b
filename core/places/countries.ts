const ENGLISH: Readonly<Record<string, string>> = {
  CD: 'DR Congo',
  CG: 'Republic of the Congo',
  HK: 'Hong Kong',
  MM: 'Myanmar',
  MO: 'Macao',
  PS: 'Palestine',
};

export function countryName(code: string, language: string): string {
  if (language === 'en' && ENGLISH[code]) return ENGLISH[code];
  const name = namesIn(language).of(code) ?? code;
  return language === 'en' ? name.replace(' & ', ' and ').replace(/^St\. /, 'Saint ') : name;
}

const cache = new Map<string, Intl.DisplayNames>();

function namesIn(language: string): Intl.DisplayNames {
  const names = cache.get(language) ?? new Intl.DisplayNames(language, { type: 'region' });
  cache.set(language, names);
  return names;
}
