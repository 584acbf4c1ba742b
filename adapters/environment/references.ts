export type Reference = {
  readonly city: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly elevation: number;
  readonly date: string;
  readonly uv: number;
};

/** KNMI/TEMIS v2.0, column UVIEF at solar noon, mean of 2002 to 2025. www.temis.nl/uvradiation/UVarchive/stations_uv.php */
export const temis: readonly Reference[] = [
  ...station('Berlin', 52.52, 13.41, 51, [2.425, 6.702, 3.075, 0.364]),
  ...station('Batu Pahat', 1.85477, 102.93135, 17, [14.576, 11.147, 13.797, 11.765]),
  ...station('Bogotá', 4.71099, -74.07209, 2720, [17.282, 13.493, 15.265, 12.916]),
  ...station('Mauna Loa', 19.53, -155.58, 2228, [12.157, 13.183, 12.402, 6.788]),
  ...station('Sydney', -34.04, 151.1, 38, [8.267, 2.015, 6.018, 12.426]),
  ...station('Ushuaia', -54.85, -68.31, 228, [2.953, 0.266, 2.941, 7.802]),
  ...station('Tromsø', 69.66, 18.93, 109, [0.656, 3.555, 0.796, 0.016]),
  ...station('Reykjavik', 64.13, -21.82, 55, [0.991, 4.258, 1.284, 0.057]),
  ...station('Cairo', 30.04442, 31.23571, 28, [7.466, 11.415, 8.704, 3.147]),
];

/** ARPANSA, 'UV Model' of 24 January 2017, all eleven sites. www.arpansa.gov.au/uvindex/daily/ausuvindex.htm */
export const arpansa: readonly Reference[] = [
  ['Adelaide', -34.9, 138.6, 11],
  ['Alice Springs', -23.7, 133.9, 13],
  ['Brisbane', -27.5, 153, 13],
  ['Canberra', -35.3, 149.1, 11],
  ['Darwin', -12.4, 130.9, 14],
  ['Kingston', -43, 147.3, 10],
  ['Melbourne', -37.7, 145.1, 10],
  ['Newcastle', -32.9, 151.7, 11],
  ['Perth', -32, 116, 12],
  ['Sydney', -34, 151.1, 11],
  ['Townsville', -19.3, 146.8, 13],
].map(([city, latitude, longitude, uv]) => ({ city, latitude, longitude, uv, elevation: 0, date: '2017-01-24' }) as Reference);

type Four = readonly [march: number, june: number, september: number, december: number];

function station(city: string, latitude: number, longitude: number, elevation: number, indices: Four): Reference[] {
  const dates = ['2013-03-20', '2013-06-21', '2013-09-22', '2013-12-21'];
  return indices.map((uv, at) => ({ city, latitude, longitude, elevation, date: dates[at] ?? '', uv }));
}
