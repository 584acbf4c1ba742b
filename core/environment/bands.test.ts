import { expect, test } from 'vitest';
import { fineDustBand, humidityBand, pollutionBand, uvBand } from './bands.ts';

test.each([
  [0, 'low'],
  [2.4, 'low'],
  [2.5, 'moderate'],
  [3, 'moderate'],
  [5.4, 'moderate'],
  [6, 'high'],
  [7.4, 'high'],
  [7.5, 'very-high'],
  [10.4, 'very-high'],
  [10.5, 'extreme'],
  [19, 'extreme'],
])('a UV index of %f is %s', (index, band) => {
  expect(uvBand(index)).toBe(band);
});

test.each([
  [0, 'dry'],
  [39, 'dry'],
  [40, 'comfortable'],
  [60, 'comfortable'],
  [61, 'humid'],
  [100, 'humid'],
])('a humidity of %i %% is %s', (percent, band) => {
  expect(humidityBand(percent)).toBe(band);
});

test.each([
  [0, 'good'],
  [50, 'good'],
  [51, 'moderate'],
  [100, 'moderate'],
  [101, 'raised'],
  [150, 'raised'],
  [151, 'high'],
  [480, 'high'],
])('an air quality index of %i is %s', (index, band) => {
  expect(pollutionBand(index)).toBe(band);
});

test.each([
  [0, 'good'],
  [9, 'good'],
  [10, 'moderate'],
  [35, 'moderate'],
  [36, 'raised'],
  [55, 'raised'],
  [56, 'high'],
])('fine dust of %i micrograms per cubic metre is %s', (micrograms, band) => {
  expect(fineDustBand(micrograms)).toBe(band);
});
