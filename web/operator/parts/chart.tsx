import 'uplot/dist/uPlot.min.css';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { AlignedData, default as Plot } from 'uplot';
import { loadCode } from '../../browser/load-code.ts';
import { isPrinting, onPrint } from '../../browser/print.ts';
import { useIsDark } from '../../browser/theme.ts';
import styles from './chart.module.css';
import { chartOptions } from './chart-options.ts';
import type { ChartProps } from './chart-props.ts';
import { Unreachable } from './query-content.tsx';

export function Chart(props: ChartProps) {
  const { places, series, format } = props;
  const [at, setAt] = useState<number>();
  const dark = useIsDark();
  return (
    <figure className={styles.root}>
      <figcaption className={styles.legend}>
        {series.map(({ id, label, colour: name, look, values }) => {
          const value = at === undefined ? undefined : values[at];
          return (
            <span key={id} className={styles.series}>
              <svg width={look === 'bars' ? 12 : 20} height="12" aria-hidden="true">
                {look === 'bars' ? (
                  <rect width="12" height="12" rx="3" fill={`var(--${name})`} />
                ) : (
                  <path
                    d="M1 6h18"
                    stroke={`var(--${name})`}
                    strokeWidth="2.5"
                    strokeDasharray={look === 'dashes' ? '5 4' : undefined}
                  />
                )}
              </svg>
              {label}
              {value !== undefined && (
                <strong>
                  <bdi>{value === null ? '–' : format(value)}</bdi>
                </strong>
              )}
            </span>
          );
        })}
        {at !== undefined && <span className={styles.place}>{places[at]}</span>}
      </figcaption>
      {/* The key redraws the chart for other figures and other colours. */}
      <Drawing key={JSON.stringify([places, series, dark])} {...props} onHover={setAt} />
    </figure>
  );
}

/** In pixels, within what is left between the margins of A4 and Letter. */
const PAPER = { width: 600, height: 280 };

type DrawingProps = ChartProps & { readonly onHover: (index: number | undefined) => void };

function Drawing({ onHover, ...props }: DrawingProps) {
  const box = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(false);
  const draw = useEffectEvent((UPlot: typeof Plot, target: HTMLElement) => {
    const { places, series } = props;
    const data: AlignedData = [places.map((_, index) => index), ...series.map(({ values }) => [...values])];
    return new UPlot({ ...chartOptions(UPlot, props, onHover), ...sizeIn(target) }, data, target);
  });
  useEffect(() => {
    const target = box.current;
    if (failed || !target) return;
    let plot: Plot | undefined;
    let cancelled = false;
    const resize = () => plot?.setSize(isPrinting() ? PAPER : sizeIn(target));
    const resizing = new ResizeObserver(() => isPrinting() || resize());
    const stopPrinting = onPrint(resize);
    const show = (UPlot: typeof Plot) => {
      if (cancelled) return;
      plot = draw(UPlot, target);
      resizing.observe(target);
    };
    loadCode(() => import('uplot')).then(
      (code) => show(code.default),
      () => cancelled || setFailed(true),
    );
    return () => {
      cancelled = true;
      resizing.disconnect();
      stopPrinting();
      plot?.destroy();
    };
  }, [failed]);
  if (failed) return <Unreachable onRetry={() => setFailed(false)} />;
  return <div ref={box} className={styles.plot} role="img" aria-label={props.label} />;
}

function sizeIn({ clientWidth: width }: HTMLElement): { readonly width: number; readonly height: number } {
  return { width, height: width < 500 ? 220 : 280 };
}
