import type { PlacedStep } from '../../../core/funnel/funnel.ts';
import type { ScaleStep } from '../../../core/funnel/step.ts';
import { Agreement } from '../../illustrations/quiz/agreement.tsx';
import { Spot } from '../../illustrations/quiz/spot.tsx';
import questionStyles from '../question.module.css';
import { repeatedWords } from '../repeated-words.tsx';
import { StepTitle, TITLE } from '../step-title.tsx';
import { useChoice } from '../use-choice.ts';
import styles from './scale.module.css';

/** A statement on a card, and five flowers below it: the more petals, the more one agrees. */
export function ScaleScreen({ step }: { step: PlacedStep<ScaleStep> }) {
  const { chosen, choose } = useChoice(step);
  return (
    <main className={`${questionStyles.root} ${styles.root} column`} data-beside-panel="">
      <div className={styles.card}>
        {step.drawing && (
          <div className={styles.drawing}>
            <Spot name={step.drawing} />
          </div>
        )}
        <StepTitle className={styles.title}>{step.title}</StepTitle>
      </div>
      {step.lead && <p className={styles.lead}>{repeatedWords(step.lead)}</p>}
      <fieldset className={styles.scale} aria-labelledby={TITLE}>
        {step.options.map((option, index) => (
          <button
            key={option.id}
            type="button"
            className={styles.option}
            data-tap=""
            data-option={option.id}
            aria-pressed={chosen === option.id}
            onClick={() => choose(option.id)}
          >
            <Agreement petals={index + 1} />
            {option.label} <span className="visually-hidden">{option.meaning}</span>
          </button>
        ))}
      </fieldset>
      <p className={styles.ends} aria-hidden="true">
        <span>{step.ends[0]}</span>
        <span>{step.ends[1]}</span>
      </p>
    </main>
  );
}
