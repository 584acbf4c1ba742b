import { confirmationCopy } from '../../content/pages/confirmation.ts';
import { shelfIcons } from '../../content/pages/shelf.ts';
import { useJourney } from '../browser/journey.ts';
import { useProgram } from '../browser/program.ts';
import { Drawing } from '../illustrations/drawing.tsx';
import styles from './paid-order.module.css';

const copy = confirmationCopy.paid.tonight;

/** The evening of the first day, from the answers on this device; nothing where there are none. */
export function FirstRitual() {
  const hasAnswers = useJourney(({ answers }) => Object.keys(answers).length > 0);
  const own = useProgram();
  if (!own || !hasAnswers) return null;
  const steps = own.program.evening.flatMap(({ days, kind }, index) =>
    days === 'every' ? { kind, text: own.text.evening[index]?.text } : [],
  );
  return (
    <section className={`card ${styles.part} ${styles.evening}`} aria-labelledby="tonight">
      <h2 id="tonight">{copy.title}</h2>
      <ol className={styles.ritual}>
        {steps.map(({ kind, text }) => (
          <li key={kind}>
            <Drawing name={`option-${shelfIcons[kind]}`} viewBox="0 0 48 48" />
            {text}
          </li>
        ))}
      </ol>
      <p className={styles.small}>{copy.note}</p>
    </section>
  );
}
