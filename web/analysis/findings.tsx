import { Check } from 'lucide';
import { Icon } from '../ui/icon.tsx';
import styles from './findings.module.css';
import { useFindings } from './use-findings.ts';

/** In a room of fixed size, because a photo's findings come while the screen is looked at. */
export function Findings() {
  const { title, words, isFound, note, zones } = useFindings();
  const isNumbered = zones.length > 0;
  return (
    <section className={`${styles.root} card`} aria-labelledby="found">
      <h2 id="found" className={`${styles.title} eyebrow`}>
        {title}
      </h2>
      <ul className={styles.list} data-found={isFound || undefined} data-numbered={isNumbered || undefined}>
        {words.map((word) => (
          <li key={word}>
            {word}
            {isFound && !isNumbered && (
              <span className={styles.tick}>
                <Icon icon={Check} size={14} />
              </span>
            )}
          </li>
        ))}
      </ul>
      {note !== undefined && <p className={styles.note}>{note}</p>}
    </section>
  );
}
