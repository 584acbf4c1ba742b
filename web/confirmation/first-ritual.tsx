import { confirmationCopy } from '../../content/pages/confirmation.ts';
import { useJourney } from '../browser/journey.ts';
import { useProgram } from '../browser/program.ts';
import styles from './paid-order.module.css';

const copy = confirmationCopy.paid.tonight;

/** The evening of the first day, from the answers on this device; nothing where there are none. */
export function FirstRitual() {
  const hasAnswers = useJourney(({ stored }) => Object.keys(stored.answers).length > 0);
  const own = useProgram();
  if (!own || !hasAnswers) return null;
  const steps = own.program.evening.flatMap(({ days }, index) => (days === 'every' ? (own.text.evening[index] ?? []) : []));
  return (
    <section className={`card ${styles.part}`} aria-labelledby="tonight">
      <h2 id="tonight">{copy.title}</h2>
      <ol className={styles.ritual}>
        {steps.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ol>
      <p className={styles.small}>{copy.note}</p>
    </section>
  );
}
