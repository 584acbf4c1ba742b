import { confirmationCopy } from '../../content/pages/confirmation.ts';
import { ingredientName } from '../../content/skincare/ingredients.ts';
import { programWords } from '../../content/skincare/words/words.ts';
import { fill } from '../../core/presentation/fill.ts';
import { capitalized, listed } from '../../core/program/wording.ts';
import { useJourney } from '../browser/journey.ts';
import { useProgram } from '../browser/program.ts';
import { ProductDrawing } from '../illustrations/products/product-drawing.tsx';
import styles from './paid-order.module.css';

const copy = confirmationCopy.paid.tonight;

/** The evening of the first day, from the answers on this device; nothing where there are none. */
export function FirstRitual() {
  const hasAnswers = useJourney(({ answers }) => Object.keys(answers).length > 0);
  const own = useProgram();
  if (!own || !hasAnswers) return null;
  return (
    <section className={`card ${styles.part} ${styles.evening}`} aria-labelledby="tonight">
      <h2 id="tonight">{copy.title}</h2>
      <ol className={styles.ritual}>
        {own.program.evening
          .filter(({ days }) => days === 'every')
          .map(({ kind, minutes, onShelf, ingredients }) => (
            <li key={kind}>
              <ProductDrawing kind={kind} />
              <div>
                <strong>{capitalized(programWords.kinds[kind])}</strong>{' '}
                <span className={styles.small}>{fill(onShelf ? copy.own : copy.minutes, { minutes: String(minutes) })}</span>
                {ingredients.length > 0 && (
                  <p className={styles.small}>
                    {fill(copy.lookFor, { ingredients: listed(ingredients.map(ingredientName), copy.or) })}
                  </p>
                )}
              </div>
            </li>
          ))}
      </ol>
      <p className={styles.small}>{copy.note}</p>
    </section>
  );
}
