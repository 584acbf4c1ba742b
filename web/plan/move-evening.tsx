import { planCopy } from '../../content/pages/plan.ts';
import { ingredientName } from '../../content/skincare/ingredients.ts';
import { fill } from '../../core/presentation/fill.ts';
import type { MovableEvening } from '../../core/program/moves.ts';
import { capitalized } from '../../core/program/wording.ts';
import { Button } from '../ui/button.tsx';
import styles from './calendar.module.css';

const copy = planCopy.calendar;

type Props = {
  readonly evening: MovableEvening;
  readonly today: number;
  readonly dateOf: (day: number) => string;
  readonly onMove: (to: number) => void;
};

/** Offers the evenings of the week that the rules of the program allow, from today on. */
export function MoveEvening({ evening: { ingredient, planned, day, possible }, today, dateOf, onMove }: Props) {
  const name = ingredientName(ingredient);
  const offered = possible.filter((to) => to >= today);
  return (
    <>
      {planned !== day && <p>{capitalized(fill(copy.movedFrom, { ingredient: name, day: dateOf(planned) }))}</p>}
      {day >= today && offered.length > 0 && (
        <fieldset className={styles.move}>
          <legend>{fill(copy.move, { ingredient: name })}</legend>
          {offered.map((to) => (
            <Button key={to} variant="quiet" onClick={() => onMove(to)}>
              {to === planned ? fill(copy.planned, { day: dateOf(to) }) : dateOf(to)}
            </Button>
          ))}
        </fieldset>
      )}
    </>
  );
}
