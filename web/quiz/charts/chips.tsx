import { chartCopy } from '../../../content/pages/charts.ts';
import styles from './chart.module.css';

/** The answers that filled a chart, or that it is an example; the line keeps its height, so that nothing moves when they come. */
export function Chips({ chips, isExample }: { chips: readonly string[]; isExample: boolean }) {
  return (
    <div className={styles.answers}>
      {isExample && <p className={styles.example}>{chartCopy.exampleFigure}</p>}
      {chips.length > 0 && (
        <ul className={styles.chips} aria-label={chartCopy.fromAnswers}>
          {chips.map((chip) => (
            <li key={chip}>{chip}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
