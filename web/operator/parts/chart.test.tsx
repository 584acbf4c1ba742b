// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { frameCopy } from '../../../content/operator/frame.ts';
import { render } from '../../testing/render.tsx';
import { Chart } from './chart.tsx';
import type { ChartProps } from './chart-props.ts';

const load = vi.hoisted(() => vi.fn());
vi.mock('../../browser/load-code.ts', () => ({ loadCode: load }));

class Plot {
  readonly setSize = vi.fn();
  constructor(_options: unknown, _data: unknown, target: HTMLElement) {
    target.append(document.createElement('canvas'));
    plots.push(this);
  }
  destroy(): void {}
}
const plots: Plot[] = [];

const PROPS: ChartProps = {
  label: 'Orders by day',
  places: ['Monday', 'Tuesday'],
  series: [{ id: 'orders', label: 'Orders', values: [4, 7], colour: 'rose', look: 'line' }],
  format: String,
};

test('a chart whose code cannot be loaded says so, and is drawn on demand', async () => {
  load.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue({ default: Plot });
  await act(async () => void render(<Chart {...PROPS} />));
  expect(screen.getByRole('alert').textContent).toContain(frameCopy.offline);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: frameCopy.retry })));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('img').querySelector('canvas')).not.toBeNull();
});

test('a chart is drawn for the paper when the page is printed, and for the screen after that', async () => {
  const print = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('matchMedia', () => print);
  load.mockResolvedValue({ default: Plot });
  await act(async () => void render(<Chart {...PROPS} />));
  const widths = [true, false].map((matches) => {
    print.matches = matches;
    print.dispatchEvent(new Event('change'));
    return plots.at(-1)?.setSize.mock.lastCall?.[0].width;
  });
  expect(widths).toEqual([600, screen.getByRole('img').clientWidth]);
});
