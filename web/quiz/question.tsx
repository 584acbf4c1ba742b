import type { ReactNode } from 'react';
import type { AskingStep } from '../../core/funnel/step.ts';
import { Spot } from '../illustrations/quiz/spot.tsx';
import styles from './question.module.css';
import { repeatedWords } from './repeated-words.tsx';
import { StepTitle, TITLE } from './step-title.tsx';

type Props = {
  readonly step: AskingStep;
  /** A kind word, once there is an answer. */
  readonly reassurance?: string | undefined;
  readonly children: ReactNode;
  readonly dock?: ReactNode;
  /** Begins higher on a desktop, where much stands above the button. */
  readonly dense?: boolean;
};

/** The frame of a step that asks: title, why we ask, the choices, and a drawing where there is room. */
export function Question({ step, reassurance, children, dock, dense }: Props) {
  return (
    <main className={`${styles.root}${dense ? ` ${styles.dense}` : ''} column`} data-beside-panel="">
      <StepTitle className={styles.title}>{step.title}</StepTitle>
      {step.lead && <p className={styles.lead}>{repeatedWords(step.lead)}</p>}
      {step.why && <p className={styles.why}>{repeatedWords(step.why)}</p>}
      <fieldset className={styles.body} aria-labelledby={TITLE}>
        {children}
      </fieldset>
      {reassurance && <p className={styles.reassurance}>{repeatedWords(reassurance)}</p>}
      {step.drawing && (
        <div className={styles.drawing}>
          <Spot name={step.drawing} />
        </div>
      )}
      {dock !== undefined && (
        <div className={`dock ${styles.dock}`} aria-live="polite">
          {dock}
        </div>
      )}
    </main>
  );
}
