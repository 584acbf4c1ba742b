/** Whose open data the pages show, as its licence asks us to say. */
export const credits = {
  cities: {
    text: 'City data © GeoNames, CC BY 4.0, modified',
    url: 'https://www.geonames.org/',
    licenceUrl: 'https://creativecommons.org/licenses/by/4.0/',
  },
  openstreetmap: {
    text: '© OpenStreetMap contributors',
    url: 'https://www.openstreetmap.org/copyright',
  },
  'open-meteo': {
    text: 'Weather data by Open-Meteo.com',
    licence: 'CC BY 4.0',
    url: 'https://open-meteo.com/',
    licenceUrl: 'https://creativecommons.org/licenses/by/4.0/',
  },
} as const;
