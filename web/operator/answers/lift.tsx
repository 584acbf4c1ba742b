import { answersCopy } from '../../../content/operator/answers.ts';
import type { AnswersReport } from '../../../core/api/operator/answers-report.ts';
import { fill } from '../../../core/presentation/fill.ts';
import { Definitions } from '../parts/definitions.tsx';
import { count } from '../parts/format.ts';
import { Panel } from '../parts/panel.tsx';
import proseStyles from '../parts/prose.module.css';
import liftStyles from './lift.module.css';
import { Ranking } from './ranking.tsx';

const copy = answersCopy.lift;

type Props = Pick<AnswersReport, 'lifts' | 'few' | 'smallest' | 'answered' | 'needed'>;

export function Lift({ lifts, few, smallest, answered, needed }: Props) {
  const told = lifts.filter(({ verdict }) => verdict !== 'unknown');
  const inconclusive = lifts.filter(({ verdict }) => verdict === 'unknown');
  const figures = {
    smallest: String(smallest),
    count: count(lifts.length),
  };
  const meanings = Object.entries(copy.definitions).map(([figure, meaning]) => [figure, fill(meaning, figures)] as const);
  const widest = Math.max(...lifts.flatMap(({ low, high }) => [Math.abs(low), Math.abs(high)]));
  return (
    <Panel title={copy.title}>
      {told.length > 0 ? <Ranking label={copy.title} lifts={told} widest={widest} /> : <p>{copy.none}</p>}
      {needed !== null && needed > answered && <p>{fill(copy.needed, { needed: count(needed), answered: count(answered) })}</p>}
      <Definitions title={copy.meaning} meanings={Object.fromEntries(meanings)} />
      {inconclusive.length + few.length > 0 && (
        <details className={proseStyles.numbers}>
          <summary>
            {fill(copy.untold, { count: count([...inconclusive, ...few].flatMap(({ labels }) => labels).length) })}
          </summary>
          {inconclusive.length > 0 && <Ranking label={copy.untoldLabel} lifts={inconclusive} widest={widest} />}
          {few.length > 0 && (
            <>
              <p className={proseStyles.note}>{copy.few}</p>
              <ul className={liftStyles.few}>
                {few.map(({ stepId, number, title, labels }) => (
                  <li key={stepId}>{fill(copy.fewOf, { number: String(number), title, answers: labels.join(', ') })}</li>
                ))}
              </ul>
            </>
          )}
        </details>
      )}
    </Panel>
  );
}
