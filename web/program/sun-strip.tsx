import { uvBand } from '../../core/environment/bands.ts';
import { monthName } from '../../core/presentation/month.ts';
import styles from './sun-strip.module.css';

/** The peaks of twelve months as a strip of colour, this month marked; `month` counts from 1. Words beside it say what of it matters. */
export function SunStrip({ peaks, month }: { peaks: readonly number[]; month: number }) {
  return (
    <div className={styles.root} aria-hidden="true" translate="no">
      {peaks.map((peak, index) => (
        <i key={index} data-band={uvBand(peak)} data-now={index + 1 === month || undefined}>
          {monthName(index + 1).charAt(0)}
        </i>
      ))}
    </div>
  );
}
