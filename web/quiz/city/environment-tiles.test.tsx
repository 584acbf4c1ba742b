// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { EnvironmentResponse } from '../../../core/api/environment.ts';
import { render } from '../../testing/render.tsx';
import { EnvironmentTiles } from './environment-tiles.tsx';

const ESTIMATE: EnvironmentResponse = {
  uv: { basis: 'estimate', value: 9.7, band: 'very-high', source: 'clear-sky' },
  humidity: { basis: 'unavailable' },
  pollution: { basis: 'estimate', value: 8, band: 'good', source: 'world-bank' },
  uvPeak: { value: 9.7 },
  uvMonth: { month: 3, low: 4.6, high: 7.4 },
  uvYear: [3, 4.3, 6, 7.9, 9.1, 9.7, 9.6, 8.9, 7.2, 5.1, 3.4, 2.6],
};
const LIVE: EnvironmentResponse = {
  ...ESTIMATE,
  uv: { basis: 'live', value: 6.2, band: 'high', source: 'open-meteo' },
  humidity: { basis: 'live', value: 63, band: 'humid', source: 'open-meteo' },
  pollution: { basis: 'live', value: 41, band: 'good', source: 'open-meteo' },
};

function show(environment?: EnvironmentResponse) {
  const surroundings = environment ? ({ kind: 'found', environment } as const) : ({ kind: 'nowhere' } as const);
  render(<EnvironmentTiles surroundings={surroundings} busy={false} typed={false} placeId={undefined} />);
}

/** With what each figure rests on. */
const labels = () =>
  screen.getAllByRole('term').map((term) => {
    const badge = term.parentElement?.querySelector('[data-basis]')?.firstChild;
    return `${term.querySelector('span')?.textContent}${badge?.textContent ?? ''}`;
  });
function tile(label: string): HTMLElement {
  const found = screen.getByText(label).closest('div');
  if (!found) throw new Error(`There is no tile ${label}.`);
  return found;
}

describe('the tiles of a city', () => {
  test('are three before a city is picked', () => {
    show();
    expect(labels()).toEqual(['UV index', 'Humidity', 'Pollution']);
  });

  test('leave out what has no figure', () => {
    show(ESTIMATE);
    expect(labels()).toEqual(['UV indexEstimate', 'PollutionEstimate']);
  });

  test('leave out a figure whose source the page does not know yet', () => {
    const later = { ...ESTIMATE, pollution: { basis: 'estimate', value: 8, band: 'good', source: 'of a later version' } };
    show(later as unknown as EnvironmentResponse);
    expect(labels()).toEqual(['UV indexEstimate']);
  });

  test('say of estimated pollution what it counts and that it is an average', () => {
    show(ESTIMATE);
    expect(tile('Pollution').textContent).toContain('8 µg/m³ Good');
    expect(tile('Pollution').textContent).toContain('average of the whole country in 2020');
  });

  test('name below them, folded, whose data the estimates are', () => {
    show({ ...ESTIMATE, humidity: { basis: 'estimate', value: 65, band: 'humid', source: 'gpt3' } });
    const folded = screen.getByText('Whose data this is').closest('details');
    expect(folded?.open).toBe(false);
    expect([...(folded?.querySelectorAll('p') ?? [])].map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Humidity\. Source: VMF Data Server, TU Wien/),
      expect.stringMatching(/^Pollution\. Source: The World Bank/),
    ]);
    const links = within(folded as HTMLElement).getAllByRole('link', { hidden: true });
    expect(links.slice(2).map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      [expect.stringContaining('World Bank'), 'https://data.worldbank.org/indicator/EN.ATM.PM25.MC.M3'],
      ['CC BY 4.0', 'https://creativecommons.org/licenses/by/4.0/'],
    ]);
  });

  test('say of estimated humidity that it is an average of the month', () => {
    show({ ...ESTIMATE, humidity: { basis: 'estimate', value: 65, band: 'humid', source: 'gpt3' } });
    expect(labels()).toEqual(['UV indexEstimate', 'HumidityEstimate', 'PollutionEstimate']);
    expect(tile('Humidity').textContent).toContain('65 % Humid');
    expect(tile('Humidity').textContent).toContain('average of this month for the wider region');
  });

  test("show the month's usual range of the UV index", () => {
    show(ESTIMATE);
    expect(tile('UV index').textContent).toContain('10 Very high');
    expect(tile('UV index').textContent).toContain('Usual in March: 5 to 7 at a clear midday.');
  });

  test('show one figure for the month when its days do not differ', () => {
    show({ ...ESTIMATE, uvMonth: { month: 6, low: 9.6, high: 9.8 } });
    expect(tile('UV index').textContent).toContain('Usual in June: 10 at a clear midday.');
  });

  test('show the year of the UV index as twelve months with their bands, and mark this one', () => {
    show(ESTIMATE);
    const months = [...tile('UV index').querySelectorAll('[data-band]')].filter(({ tagName }) => tagName === 'I');
    expect(months.map(({ textContent }) => textContent).join('')).toBe('JFMAMJJASOND');
    expect(months.map((month) => month.getAttribute('data-band'))).toEqual([
      ...['moderate', 'moderate', 'high', 'very-high', 'very-high', 'very-high'],
      ...['very-high', 'very-high', 'high', 'moderate', 'moderate', 'moderate'],
    ]);
    expect(months.findIndex((month) => month.hasAttribute('data-now'))).toBe(2);
    expect(tile('UV index').textContent).toContain('Strongest in June: 10.');
  });

  test('fold what a figure rests on, and leave its advice open', () => {
    show(ESTIMATE);
    for (const label of ['UV index', 'Pollution']) {
      const method = within(tile(label)).getByText('How we know').closest('details');
      expect(method?.open).toBe(false);
      expect(method?.textContent).toMatch(/not measured|not the air of today/);
      expect(tile(label).querySelector('dd + dd')?.textContent).not.toMatch(/not measured|not the air of today/);
    }
  });

  test('are live in the units of the service, with its name once', () => {
    show(LIVE);
    expect(labels()).toEqual(['UV indexLive', 'HumidityLive', 'PollutionLive']);
    expect(tile('UV index').textContent).toContain('Up to 10 at midday, if it stays clear.');
    expect(tile('UV index').textContent).toContain('Usual in March: 5 to 7');
    expect(tile('Humidity').textContent).toContain('63 % Humid');
    expect(tile('Pollution').textContent).toContain('41 AQI Good');
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Weather data by Open-Meteo.com',
      'CC BY 4.0',
    ]);
    expect(screen.queryByText('Whose data this is')).toBeNull();
  });
});
