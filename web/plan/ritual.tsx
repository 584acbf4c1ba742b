import { Moon, Sun } from 'lucide';
import type { ReactNode } from 'react';
import { planCopy } from '../../content/pages/plan.ts';
import { ingredientName } from '../../content/skincare/ingredients.ts';
import { programWords } from '../../content/skincare/words/words.ts';
import { fill } from '../../core/presentation/fill.ts';
import type { DayStep } from '../../core/program/day-rituals.ts';
import { capitalized } from '../../core/program/wording.ts';
import { ProductDrawing } from '../illustrations/products/product-drawing.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './today.module.css';

const copy = planCopy.today;

type Props = {
  readonly slot: 'morning' | 'evening';
  readonly steps: readonly DayStep[];
  readonly isDone: (kind: DayStep['kind']) => boolean;
  readonly onTick: (kind: DayStep['kind'], isDone: boolean) => void;
  /** Between the heading and the steps. */
  readonly children?: ReactNode;
};

export function Ritual({ slot, steps, isDone, onTick, children }: Props) {
  const minutes = steps.reduce((sum, step) => sum + step.minutes, 0);
  const done = steps.filter(({ kind }) => isDone(kind)).length;
  const isWhole = done === steps.length;
  return (
    <section className={styles.ritual} data-slot={slot} data-done={isWhole || undefined} aria-labelledby={`ritual-${slot}`}>
      <header className={styles.head}>
        <Icon icon={slot === 'morning' ? Sun : Moon} size={20} />
        <h3 id={`ritual-${slot}`}>{copy[slot]}</h3>
        <span>{fill(copy.minutes, { minutes: String(minutes) })}</span>
      </header>
      {children}
      <ol>
        {steps.map((step) => (
          <li key={step.kind}>
            <Step step={step} isDone={isDone(step.kind)} onTick={onTick} />
          </li>
        ))}
      </ol>
      <p className={styles.count} role="status">
        {isWhole ? copy.done[slot] : fill(copy.done.some, { done: String(done), all: String(steps.length) })}
      </p>
    </section>
  );
}

type StepProps = Pick<Props, 'onTick'> & { readonly step: DayStep; readonly isDone: boolean };

function Step({ step: { kind, onShelf, ingredients, starts }, isDone, onTick }: StepProps) {
  return (
    <label className={styles.step}>
      <ProductDrawing kind={kind} className={styles.bottle} />
      <span className={styles.name}>
        <strong>{capitalized(programWords.kinds[kind])}</strong>
        <small>{starts ? copy.isNew : onShelf ? copy.onShelf : copy.toBuy}</small>
        {ingredients.length > 0 && <span className={styles.holds}>{ingredients.map(ingredientName).join(' · ')}</span>}
      </span>
      <input
        type="checkbox"
        className={styles.tick}
        checked={isDone}
        onChange={(event) => onTick(kind, event.currentTarget.checked)}
      />
    </label>
  );
}
