export type NamedPlace = { readonly city: string; readonly region: string; readonly country: string };

/** 'City, Region, Country', or 'City, Country' where the region is not known or would only say the city again. */
export function placeLabel({ city, region, country }: NamedPlace): string {
  return [city, region, country].filter((part) => part !== '').join(', ');
}
