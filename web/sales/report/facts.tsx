import { funnel } from '../../../content/funnel/index.ts';
import { salesCopy } from '../../../content/pages/sales.ts';
import { chosenLabels, validAnswer } from '../../../core/funnel/answers.ts';
import { useJourney } from '../../browser/journey.ts';
import styles from './facts.module.css';

const { facts, factSteps } = salesCopy.overview;

export function Facts() {
  const answers = useJourney(({ answers }) => answers);
  const told = factSteps.flatMap(({ step, label }) => {
    const asked = funnel.asking.find(({ id }) => id === step);
    const chosen = asked ? chosenLabels(asked, validAnswer(asked, answers[asked.id])) : [];
    return chosen.length > 0 ? [{ label, text: chosen.join(', ') }] : [];
  });
  if (told.length === 0) return null;
  return (
    <details className={styles.root}>
      <summary>{facts}</summary>
      <dl>
        {told.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
