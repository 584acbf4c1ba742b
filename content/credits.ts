/** Whose open data the pages show, as its licence asks us to say. */
export const credits = {
  cities: {
    text: 'City data © GeoNames, CC BY 4.0, modified',
    url: 'https://www.geonames.org/',
    licenceUrl: 'https://creativecommons.org/licenses/by/4.0/',
  },
} as const;
