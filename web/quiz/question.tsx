import type { ReactNode } from 'react';
import type { AskingStep } from '../../core/funnel/step.ts';
import { Spot } from '../illustrations/quiz/spot.tsx';
import styles from './question.module.css';
import { StepTitle, TITLE } from './step-title.tsx';

/** The frame of a step that asks: title, why we ask, a drawing where there is room, the choices, and a kind word. */
export function Question({ step, children, dock }: { step: AskingStep; children: ReactNode; dock?: ReactNode }) {
  return (
    <main className={`${styles.root} column`} data-beside-panel="">
      <StepTitle className={styles.title}>{step.title}</StepTitle>
      {step.lead && <p className={styles.lead}>{step.lead}</p>}
      {step.why && <p className={styles.why}>{step.why}</p>}
      {step.drawing && (
        <div className={styles.drawing}>
          <Spot name={step.drawing} />
        </div>
      )}
      <fieldset className={styles.body} aria-labelledby={TITLE}>
        {children}
      </fieldset>
      {step.reassurance && <p className={styles.reassurance}>{step.reassurance}</p>}
      {dock !== undefined && (
        <div className={`dock ${styles.dock}`} aria-live="polite">
          {dock}
        </div>
      )}
    </main>
  );
}
