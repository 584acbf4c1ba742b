import { foundCopy } from '../../content/pages/found.ts';
import { type FaceReport, SKIN_METRICS } from '../../core/selfie/face-report.ts';
import { trustedMeasurements } from '../../core/selfie/trusted.ts';
import styles from './found-in-photo.module.css';
import { foundText } from './found-text.ts';

/** What the photo showed, without what it showed badly. */
export function FoundInPhoto({ report }: { readonly report: FaceReport }) {
  const trusted = trustedMeasurements(report);
  const found = SKIN_METRICS.flatMap((metric) => {
    const band = trusted[metric];
    const text = band && foundText(metric, band);
    return text ? [{ metric, text }] : [];
  });
  if (found.length === 0) return null;
  return (
    <section className={styles.root} aria-labelledby="found">
      <h2 id="found" className={styles.title}>
        {foundCopy.title}
      </h2>
      <ul className={styles.list}>
        {found.map(({ metric, text }) => (
          <li key={metric}>{text}</li>
        ))}
      </ul>
      <p className={styles.note}>{foundCopy.note}</p>
    </section>
  );
}
