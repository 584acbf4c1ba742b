import type { HumidityBand, PollutionBand, UvBand } from '../../core/environment/bands.ts';

/** What a band is called, and what it asks of skin. No band promises or forbids anything. */
type Bands<Band extends string> = Readonly<Record<Band, { readonly name: string; readonly skin: string }>>;

const uv: Bands<UvBand> = {
  low: { name: 'Low', skin: 'A daily SPF keeps the habit for sunnier days.' },
  moderate: { name: 'Moderate', skin: 'Enough to leave its mark over time: SPF on face, neck and hands.' },
  high: { name: 'High', skin: 'SPF 30 or more, a hat, and shade around midday.' },
  'very-high': {
    name: 'Very high',
    skin: 'Bare skin can burn fast: SPF 30 or more, a hat, and shade from 11 to 3.',
  },
  extreme: { name: 'Extreme', skin: 'Bare skin can burn in minutes: SPF 30 or more, sleeves, and midday indoors.' },
};

const humidity: Bands<HumidityBand> = {
  dry: { name: 'Dry', skin: 'Dry air draws water out of skin: moisturize while it is still damp.' },
  comfortable: { name: 'Comfortable', skin: 'Air that most skin is at ease in.' },
  humid: { name: 'Humid', skin: 'Skin keeps its water more easily, and shine comes sooner.' },
};

const pollution: Bands<PollutionBand> = {
  good: { name: 'Good', skin: 'Clean air: a gentle cleanse in the evening is all it asks.' },
  moderate: { name: 'Moderate', skin: 'Some fine dust settles on skin: do not skip the evening cleanse.' },
  raised: { name: 'Raised', skin: 'More dust than skin likes: cleanse when you come home.' },
  high: { name: 'High', skin: 'A lot of fine dust: cleanse when you come home, and follow your local air advice.' },
};

/** Words of the city step. */
export const cityCopy = {
  label: 'City',
  placeholder: 'Start typing your city',
  suggestions: 'Cities',
  none: 'No cities found',
  useTyped: 'Use',
  offline: 'We cannot look cities up right now. What you type is kept as it is.',
  found: { one: 'city found', many: 'cities found' },
  next: 'Next',
  skip: "I'd rather not say",

  locate: 'Use my location',
  locating: 'Looking where you are',
  locateWhy: 'Only to find your city: rounded to 1 km, never kept.',
  notLocated: 'No problem: type your city instead.',

  tiles: [
    { id: 'uv', label: 'UV index', hint: 'How strong the sun gets' },
    { id: 'humidity', label: 'Humidity', hint: 'How moist the air is' },
    { id: 'pollution', label: 'Pollution', hint: 'How clean the air is' },
  ],
  bands: { uv, humidity, pollution },
  units: {
    live: { uv: '', humidity: '%', pollution: 'AQI' },
    estimate: { uv: '', humidity: '%', pollution: 'µg/m³' },
  },
  basis: { live: 'Live', estimate: 'Estimate' },
  loading: 'Loading',
  /** Beside a live UV index that is lower: `{uv}` is the most the day can bring. */
  peak: 'Up to {uv} at midday, if it stays clear.',
  /** The lowest and the highest midday of the month under a clear sky. */
  month: 'Usual in {month}: {range} at a clear midday.',
  range: '{low} to {high}',
  /** Of the year. */
  strongest: 'Strongest in {month}: {uv}.',
  /** Folded: what a figure rests on. */
  method: 'How we know',
  typed: 'Pick a city from the list, and we show its sun and air here.',
  failed: 'We could not look up the sun and air there. Your plan does not depend on it.',
  source: 'Source:',
  sources: 'Whose data this is',
} as const;

const CC_BY_4 = { licence: 'CC BY 4.0', licenceUrl: 'https://creativecommons.org/licenses/by/4.0/' } as const;

/** What a figure rests on, and whose open data it is, as the licence asks us to say. */
export const citySources = {
  'clear-sky': { basis: "Worked out from the sun's height for a cloudless midday today, not measured." },
  'world-bank': {
    basis: 'Fine dust (PM2.5): the average of the whole country in 2020, rounded, not the air of today.',
    credit: {
      text: 'The World Bank: World Development Indicators: Global Burden of Disease',
      url: 'https://data.worldbank.org/indicator/EN.ATM.PM25.MC.M3',
      ...CC_BY_4,
    },
  },
  gpt3: {
    basis: 'The average of this month for the wider region, in steps of 5, not the air of today.',
    credit: {
      text: 'VMF Data Server, TU Wien: GPT3, modified, from ERA-Interim by ECMWF',
      url: 'https://vmf.geo.tuwien.ac.at/terms.html',
      ...CC_BY_4,
    },
  },
  'open-meteo': { credit: { text: 'Weather data by Open-Meteo.com', url: 'https://open-meteo.com/', ...CC_BY_4 } },
  openstreetmap: {
    credit: { text: '© OpenStreetMap contributors', url: 'https://www.openstreetmap.org/copyright' },
  },
} as const;
