/** Whose open data the pages show, as its licence asks us to say. */
export const credits = {
  cities: { text: 'City data © GeoNames, CC BY 4.0', url: 'https://www.geonames.org/' },
} as const;
