import { useEffect, useRef, useState } from 'react';
import type { AlignedData, default as Plot } from 'uplot';
import { colour } from '../../design/tokens.ts';
import styles from './chart.module.css';
import { chartOptions } from './chart-options.ts';

/** One set of figures; `look`: bars, or a line over them. */
export type Series = {
  readonly id: string;
  readonly label: string;
  readonly values: readonly (number | null)[];
  readonly colour: string;
  readonly look: 'bars' | 'line';
};

export type ChartProps = {
  /** What it shows, in a sentence, for whoever does not see it; the exact numbers stand in a table beside it. */
  readonly label: string;
  /** Of each place on the axis, in full, and where there is less room. */
  readonly places: readonly string[];
  readonly shortPlaces?: readonly string[];
  readonly series: readonly Series[];
  readonly format: (value: number) => string;
};

/** A drawing over a legend that tells the figures of the place under the pointer, and of the last one otherwise. */
export function Chart(props: ChartProps) {
  const { label, places, series, format } = props;
  const box = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<number>();
  useEffect(() => {
    const target = box.current;
    if (!target) return;
    let plot: Plot | undefined;
    let gone = false;
    const size = () => ({ width: target.clientWidth, height: target.clientWidth < 500 ? 220 : 280 });
    const watching = new ResizeObserver(() => plot?.setSize(size()));
    void import('uplot').then(({ default: UPlot }) => {
      if (gone) return;
      const data: AlignedData = [places.map((_, index) => index), ...series.map(({ values }) => [...values])];
      plot = new UPlot({ ...chartOptions(UPlot, props, setAt), ...size() }, data, target);
      watching.observe(target);
    });
    return () => {
      gone = true;
      watching.disconnect();
      plot?.destroy();
    };
  }, [JSON.stringify([places, series])]);
  return (
    <figure className={styles.root}>
      <figcaption className={styles.legend}>
        {series.map(({ id, label, colour: name, values }) => {
          const value = at === undefined ? undefined : values[at];
          return (
            <span key={id} className={styles.series}>
              <svg width="12" height="12" aria-hidden="true">
                <rect width="12" height="12" rx="3" fill={colour(name)} />
              </svg>
              {label}
              {value !== undefined && <strong>{value === null ? '–' : format(value)}</strong>}
            </span>
          );
        })}
        {at !== undefined && <span className={styles.place}>{places[at]}</span>}
      </figcaption>
      <div ref={box} className={styles.plot} role="img" aria-label={label} />
    </figure>
  );
}
