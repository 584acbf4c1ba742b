import styles from './findings.module.css';
import { useFindings } from './use-findings.ts';

/** In a room of fixed size, because a photo's findings come while the screen is looked at. */
export function Findings() {
  const { title, chips, isList, note, zones } = useFindings();
  return (
    <section className={styles.root} aria-labelledby="found">
      <h2 id="found" className={styles.title}>
        {title}
      </h2>
      <ul className={styles.list} data-lines={isList || undefined} data-numbered={zones.length > 0 || undefined}>
        {chips.map((chip) => (
          <li key={chip}>{chip}</li>
        ))}
      </ul>
      <p className={styles.note}>{note}</p>
    </section>
  );
}
