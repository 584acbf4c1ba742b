export type HumidityReference = {
  readonly city: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly month: number;
  readonly percent: number;
};

type Place = readonly [city: string, latitude: number, longitude: number];

/** Average of the readings of every three hours, 1961 to 1990. World Data Center for Meteorology, 'Climate of the World', by www.currentresults.com. */
export const unitedStates: readonly HumidityReference[] = (
  [
    ['Atlanta', 33.75, -84.39, 63, 68],
    ['Austin', 30.27, -97.74, 66, 68],
    ['Baltimore', 39.29, -76.61, 61, 66],
    ['Birmingham', 33.52, -86.8, 67, 71],
    ['Boston', 42.36, -71.06, 62, 65],
    ['Buffalo', 42.89, -78.88, 76, 78],
    ['Charlotte', 35.23, -80.84, 62, 67],
    ['Chicago', 41.85, -87.65, 72, 76],
    ['Cincinnati', 39.13, -84.51, 70, 74],
    ['Cleveland', 41.5, -81.7, 73, 74],
    ['Columbus', 39.96, -83, 70, 74],
    ['Dallas', 32.78, -96.81, 66, 68],
    ['Denver', 39.74, -104.98, 56, 57],
    ['Detroit', 42.33, -83.05, 73, 77],
    ['Fresno', 36.75, -119.77, 77, 84],
    ['Grand Rapids', 42.96, -85.67, 74, 80],
    ['Hartford', 41.76, -72.69, 63, 68],
    ['Houston', 29.76, -95.36, 73, 76],
    ['Indianapolis', 39.77, -86.16, 74, 78],
    ['Jacksonville', 30.33, -81.66, 72, 77],
    ['Kansas City', 39.1, -94.58, 70, 71],
    ['Las Vegas', 36.17, -115.14, 40, 45],
    ['Los Angeles', 34.05, -118.24, 68, 63],
    ['Louisville', 38.25, -85.76, 68, 70],
    ['Memphis', 35.15, -90.05, 66, 69],
    ['Miami', 25.77, -80.19, 71, 73],
    ['Milwaukee', 43.04, -87.91, 72, 76],
    ['Minneapolis', 44.98, -93.26, 70, 74],
    ['Nashville', 36.17, -86.78, 69, 71],
    ['New Orleans', 29.95, -90.08, 73, 77],
    ['New York', 40.71, -74.01, 60, 64],
    ['Oklahoma City', 35.47, -97.52, 66, 68],
    ['Orlando', 28.54, -81.38, 71, 75],
    ['Philadelphia', 39.95, -75.16, 64, 68],
    ['Phoenix', 33.45, -112.07, 44, 52],
    ['Honolulu', 21.31, -157.86, 71, 72],
  ] as const
).flatMap(([city, latitude, longitude, february, december]) => [
  { city, latitude, longitude, month: 2, percent: february },
  { city, latitude, longitude, month: 12, percent: december },
]);

/** The same source for Baltimore; NOAA, 1961 to 1990, for New York, rounded. */
export const yearRound: readonly HumidityReference[] = [
  ...months(['Baltimore', 39.29, -76.61], [63, 61, 59, 59, 66, 68, 69, 71, 71, 70, 67, 66]),
  ...months(['New York', 40.71, -74.01], [62, 60, 59, 55, 63, 65, 64, 66, 68, 66, 65, 64]),
];

/** Hong Kong Observatory, 1961 to 1990, in the yearbooks of Hong Kong. */
export const hongKong: readonly HumidityReference[] = (
  [
    [1, 71],
    [2, 78],
    [3, 81],
    [4, 83],
    [7, 80],
  ] as const
).map(([month, percent]) => ({ city: 'Hong Kong', latitude: 22.3, longitude: 114.17, month, percent }));

function months([city, latitude, longitude]: Place, percents: readonly number[]): HumidityReference[] {
  return percents.map((percent, at) => ({ city, latitude, longitude, month: at + 1, percent }));
}
