import { answersCopy } from '../../../content/operator/funnel.ts';
import type { AnswerLift, AnswersReport } from '../../../core/api/operator/answers-report.ts';
import { fill } from '../../../core/presentation/fill.ts';
import { Definitions } from '../parts/definitions.tsx';
import { count, points, ratio } from '../parts/format.ts';
import { Panel } from '../parts/panel.tsx';
import proseStyles from '../parts/prose.module.css';
import { Table } from '../parts/table.tsx';
import liftStyles from './lift.module.css';

const copy = answersCopy.lift;
/** How often an interval of 95 % misses a difference of zero. */
const FALSE_POSITIVE_RATE = 0.05;

type Props = Pick<AnswersReport, 'lifts' | 'few' | 'smallest'>;

export function Lift({ lifts, few, smallest }: Props) {
  const told = lifts.filter(({ verdict }) => verdict !== 'unknown');
  const inconclusive = lifts.filter(({ verdict }) => verdict === 'unknown');
  const figures = {
    smallest: String(smallest),
    count: count(lifts.length),
    chance: count(Math.ceil(lifts.length * FALSE_POSITIVE_RATE)),
  };
  const meanings = Object.entries(copy.definitions).map(([figure, meaning]) => [figure, fill(meaning, figures)] as const);
  const widest = Math.max(...lifts.flatMap(({ low, high }) => [Math.abs(low), Math.abs(high)]));
  return (
    <Panel title={copy.title}>
      {told.length > 0 ? <Ranking label={copy.title} lifts={told} widest={widest} /> : <p>{copy.none}</p>}
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

type RankingProps = { readonly label: string; readonly lifts: readonly AnswerLift[]; readonly widest: number };

function Ranking({ label, lifts, widest }: RankingProps) {
  return (
    <Table<AnswerLift>
      label={label}
      rows={lifts}
      keyOf={({ stepId, labels }) => `${stepId} ${labels.join()}`}
      columns={[
        {
          id: 'answer',
          title: copy.answer,
          cell: (lift) => (
            <>
              <span className={liftStyles.question}>{`${lift.number}. ${lift.title}`}</span>
              <span className={liftStyles.told}>{sentenceOf(lift)}</span>
            </>
          ),
        },
        {
          id: 'difference',
          title: copy.difference,
          figure: true,
          cell: ({ difference }) => fill(copy.points, { value: points(difference) }),
        },
        {
          id: 'between',
          title: copy.between,
          whole: true,
          cell: ({ low, high, verdict }) => (
            <>
              {fill(copy.range, { low: points(low), high: points(high) })}
              <svg
                className={liftStyles.range}
                viewBox={`${-widest} -1 ${widest * 2} 2`}
                preserveAspectRatio="none"
                aria-hidden="true"
              >
                <rect className={liftStyles.span} data-verdict={verdict} x={low} y={-0.4} width={high - low} height={0.8} />
                <line className={liftStyles.zero} x1="0" x2="0" y1="-1" y2="1" vectorEffect="non-scaling-stroke" />
              </svg>
            </>
          ),
        },
        { id: 'visitors', title: copy.visitors, figure: true, cell: ({ visitors }) => count(visitors) },
      ]}
    />
  );
}

function sentenceOf({ labels, unlisted, verdict, buyRate, othersRate }: AnswerLift): string {
  const answer = [...labels, ...(unlisted ? [copy.unlisted] : [])].join(copy.or);
  return fill(copy[verdict], { answer, rate: ratio(buyRate), others: ratio(othersRate) });
}
