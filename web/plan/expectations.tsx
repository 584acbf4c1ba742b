import { planCopy } from '../../content/pages/plan.ts';
import type { ProgramLine, ProgramText } from '../../core/program/program-text.ts';
import goals from '../illustrations/quiz/scenes/goals.svg?url';
import bottles from '../illustrations/quiz/scenes/habits.svg?url';
import { Disclosure } from './disclosure.tsx';
import { Grounds } from './grounds.tsx';
import styles from './report.module.css';

const { expect, habits, doctor, sun, works } = planCopy;

/** What may come of it and what not, what helps besides, and when it is a doctor's matter. */
export function Expectations({ text }: { text: ProgramText }) {
  return (
    <section className={styles.root}>
      <div className={styles.columns}>
        <Lines title={expect.title} lines={text.expect} drawing={goals} />
        <Lines title={expect.not} lines={text.doNotExpect} />
        <Lines title={habits.title} lines={text.habits} drawing={bottles} />
        {text.sun.length > 0 && (
          <div>
            <h2>{sun.title}</h2>
            <ul className={styles.lines}>
              {text.sun.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
        )}
        <Lines title={doctor.title} lines={text.seeADoctor} isUrgent />
      </div>
    </section>
  );
}

type Props = {
  readonly title: string;
  readonly lines: readonly ProgramLine[];
  readonly drawing?: string;
  readonly isUrgent?: true;
};

function Lines({ title, lines, drawing, isUrgent }: Props) {
  if (lines.length === 0) return null;
  return (
    <Disclosure
      className={isUrgent ? styles.urgent : drawing && styles.pictured}
      compact
      label={works.show}
      heading={<h2>{title}</h2>}
    >
      {drawing && <img src={drawing} alt="" width="480" height="520" loading="lazy" decoding="async" />}
      <ul className={styles.lines}>
        {lines.map(({ text, grounds }) => (
          <li key={text}>
            {text}
            <Grounds grounds={grounds} />
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
