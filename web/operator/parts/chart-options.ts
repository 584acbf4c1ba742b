import type { Axis, Options, default as Plot } from 'uplot';
import { currentColour as colour } from '../../browser/theme.ts';
import type { ChartProps } from './chart-props.ts';

const DASHES = [6, 5];
const FONT = '12px Text, system-ui, sans-serif';

export function chartOptions(
  UPlot: typeof Plot,
  { places, shortPlaces = places, series, format }: ChartProps,
  onHover: (index: number | undefined) => void,
): Omit<Options, 'width' | 'height'> {
  const axis: Axis = { stroke: colour('ink-soft'), font: FONT, ticks: { show: false } };
  return {
    legend: { show: false },
    padding: [12, 8, 0, 0],
    scales: {
      x: { time: false, range: [-0.6, places.length - 0.4] },
      y: { range: (_plot, _low, high) => [0, (high || 1) * 1.08] },
    },
    cursor: { y: false, drag: { x: false, y: false }, points: { show: false } },
    axes: [
      {
        ...axis,
        grid: { show: false },
        size: 30,
        space: 64,
        incrs: [1, 2, 3, 4, 5, 7, 10, 14, 20, 30],
        values: (_plot, marks) => marks.map((mark) => shortPlaces[mark] ?? ''),
      },
      {
        ...axis,
        grid: { stroke: colour('line'), width: 1 },
        size: 64,
        space: 44,
        values: (_plot, marks) => marks.map((mark) => (mark % 1 === 0 ? format(mark) : '')),
      },
    ],
    series: [
      {},
      ...series.map(({ label, colour: name, look }) => ({
        label,
        stroke: colour(name),
        points: { show: false },
        ...(look === 'bars'
          ? { fill: colour(name), width: 0, paths: UPlot.paths.bars?.({ size: [0.7, 48], radius: 0.15 }) }
          : {
              width: 2.5,
              dash: look === 'dashes' ? DASHES : [],
              points: { show: look === 'line' && places.length < 40, size: 5, fill: colour(name) },
            }),
      })),
    ],
    hooks: { setCursor: [({ cursor }) => onHover(cursor.idx ?? undefined)] },
  } as Omit<Options, 'width' | 'height'>;
}
