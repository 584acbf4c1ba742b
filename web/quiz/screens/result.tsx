import { useEffect } from 'react';
import type { PlacedStep } from '../../../core/funnel/funnel.ts';
import { type ResultStep, scoreOf } from '../../../core/funnel/result.ts';
import { truthOf } from '../../../core/funnel/when.ts';
import { track } from '../../browser/events.ts';
import { useJourney } from '../../browser/journey.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { StepTitle } from '../step-title.tsx';
import styles from './result.module.css';

/** The end of a funnel that has no analysis: the score, what it means, and what to do first. */
export function ResultScreen({ step }: { step: PlacedStep<ResultStep> }) {
  const answers = useJourney((journey) => journey.answers);
  const first = useJourney((journey) => journey.first);
  const score = scoreOf(step.points, answers);
  const band = score === undefined ? undefined : step.bands.find(({ from }) => score >= from);
  const advice = step.advice.filter(({ when }) => truthOf(when, answers) === 1);
  useEffect(() => track('Quiz Complete', {}, { occasion: step.id }), [step.id]);
  return (
    <main className={`${styles.root} column`} data-beside-panel="">
      <StepTitle className={styles.title}>{step.title}</StepTitle>
      <section className={`${styles.score} card`}>
        {band && score !== undefined ? (
          <>
            <p className={styles.figure} id="score">
              <strong>{`${score}%`}</strong> {step.measure}
            </p>
            <progress className={styles.bar} aria-labelledby="score" value={score} max={100} />
            <h2>{band.title}</h2>
            <p className={styles.text}>{band.text}</p>
          </>
        ) : (
          <>
            <p>{step.unanswered.text}</p>
            <LinkButton href={first} fullWidth>
              {step.unanswered.button}
            </LinkButton>
          </>
        )}
      </section>
      {band && (
        <section>
          <h2 className={styles.heading}>{step.heading}</h2>
          <ol className={styles.advice}>
            {advice.map(({ id, title, text }) => (
              <li key={id} className="card">
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </section>
      )}
      <p className={styles.basis}>{step.basis}</p>
      <LinkButton href={step.next.href} variant="quiet" fullWidth>
        {step.next.label}
      </LinkButton>
    </main>
  );
}
