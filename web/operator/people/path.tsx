import { peopleCopy } from '../../../content/operator/people.ts';
import type { PathStep } from '../../../core/api/operator/person.ts';
import { fill } from '../../../core/presentation/fill.ts';
import { nameOf } from '../funnel/stage-name.ts';
import { count, moment } from '../parts/format.ts';
import { Panel } from '../parts/panel.tsx';
import proseStyles from '../parts/prose.module.css';
import styles from './timeline.module.css';

const { path: copy } = peopleCopy;

/** Closed at first: a walk through the funnel has about fifty screens. */
export function Path({ steps }: { steps: readonly PathStep[] }) {
  return (
    <Panel title={copy.title} note={copy.note}>
      <details className={proseStyles.numbers}>
        <summary>{summaryOf(steps)}</summary>
        <ol className={styles.root}>
          {steps.map((step, index) => (
            <li key={`${step.at}-${index}`} className={styles.entry}>
              <time className={styles.when} dateTime={new Date(step.at).toISOString()}>
                {moment(step.at)}
              </time>
              <div>
                <strong>{nameOf(step)}</strong> {detailsOf(step).join(', ')}
              </div>
            </li>
          ))}
        </ol>
      </details>
    </Panel>
  );
}

function summaryOf(steps: readonly PathStep[]): string {
  const minutes = Math.round(steps.reduce((sum, step) => sum + (step.seconds ?? 0), 0) / 60);
  const words = copy.minutes[minutes === 0 ? 'few' : minutes === 1 ? 'one' : 'many'];
  const last = steps.at(-1);
  return fill(copy.summary, {
    count: count(steps.length),
    minutes: fill(words, { count: count(minutes) }),
    last: last ? nameOf(last) : '',
  });
}

function detailsOf({ funnel, seconds, wentBack, errors }: PathStep): readonly string[] {
  return [
    funnel !== undefined && fill(copy.funnel, { title: funnel }),
    seconds !== undefined && fill(copy.seconds, { count: seconds.toFixed(1) }),
    wentBack && copy.wentBack,
    errors > 0 && fill(errors === 1 ? copy.error : copy.errors, { count: count(errors) }),
  ].filter((detail) => detail !== false);
}
