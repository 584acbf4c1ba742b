type NamedPlace = { readonly city: string; readonly region: string; readonly country: string };

export function placeLabel({ city, region, country }: NamedPlace): string {
  return [city, region, country].filter((part) => part !== '').join(', ');
}
