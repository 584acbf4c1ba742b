import { planCopy } from '../../content/pages/plan.ts';
import { ingredientName } from '../../content/skincare/ingredients.ts';
import { fill } from '../../core/presentation/fill.ts';
import { type MovableEvening, moveKey } from '../../core/program/moves.ts';
import { capitalized } from '../../core/program/wording.ts';
import { noteMove } from '../browser/program-diary.ts';
import { Button } from '../ui/button.tsx';
import styles from './today.module.css';

const copy = planCopy.today;

type Props = {
  readonly orderId: string;
  readonly evenings: readonly MovableEvening[];
  readonly today: number;
  /** Ingredients that were used tonight. */
  readonly done: readonly string[];
};

/** Where the rules of the program allow it: an active of this evening goes to the next one, and comes back. */
export function MoveToTomorrow({ orderId, evenings, today, done }: Props) {
  const tonight = evenings.filter(
    ({ day, ingredient, possible }) => day === today && possible.includes(today + 1) && !done.includes(ingredient),
  );
  const moved = evenings.filter(({ planned, day }) => planned === today && day === today + 1);
  const move = (evening: MovableEvening, to: number) => noteMove(orderId, moveKey(evening), to);
  return (
    <div className={styles.moves} aria-live="polite">
      {tonight.map((evening) => (
        <Button key={evening.ingredient} variant="quiet" onClick={() => move(evening, today + 1)}>
          {fill(copy.move, { ingredient: ingredientName(evening.ingredient) })}
        </Button>
      ))}
      {moved.map((evening) => (
        <p key={evening.ingredient}>
          {capitalized(fill(copy.moved, { ingredient: ingredientName(evening.ingredient) }))}{' '}
          {evening.possible.includes(today) && (
            <Button variant="plain" onClick={() => move(evening, today)}>
              {copy.moveBack}
            </Button>
          )}
        </p>
      ))}
    </div>
  );
}
