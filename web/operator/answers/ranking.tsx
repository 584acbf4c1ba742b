import { answersCopy } from '../../../content/operator/answers.ts';
import type { AnswerLift } from '../../../core/api/operator/answers-report.ts';
import { fill } from '../../../core/presentation/fill.ts';
import { count, points, ratio } from '../parts/format.ts';
import { Table } from '../parts/table.tsx';
import liftStyles from './lift.module.css';

const copy = answersCopy.lift;

type Props = { readonly label: string; readonly lifts: readonly AnswerLift[]; readonly widest: number };

export function Ranking({ label, lifts, widest }: Props) {
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
