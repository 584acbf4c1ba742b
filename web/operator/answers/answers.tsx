import { useQuery } from '@tanstack/react-query';
import { answersCopy as copy } from '../../../content/operator/answers.ts';
import type { AnsweredQuestion, AnswerShare } from '../../../core/api/operator/answers-report.ts';
import { fill } from '../../../core/presentation/fill.ts';
import frameStyles from '../frame.module.css';
import { count, ratio } from '../parts/format.ts';
import { momentsOf } from '../parts/moments.ts';
import { Empty, Panel } from '../parts/panel.tsx';
import { PeriodPicker } from '../parts/period-picker.tsx';
import { QueryContent } from '../parts/query-content.tsx';
import { Table } from '../parts/table.tsx';
import { usePeriod } from '../parts/use-period.ts';
import styles from './answers.module.css';
import { Lift } from './lift.tsx';
import { answersQuery } from './queries.ts';

export function AnswersPage() {
  const choice = usePeriod();
  const answers = useQuery(answersQuery(momentsOf(choice.chosen)));
  return (
    <>
      <PeriodPicker choice={choice} />
      <QueryContent query={answers}>
        {({ smallest, questions, lifts, few }) => (
          <>
            <p className={frameStyles.lead}>{fill(copy.note, { count: String(smallest) })}</p>
            {questions.every(({ options }) => options.every(({ visitors }) => visitors === 0)) ? (
              <Empty>{copy.empty}</Empty>
            ) : (
              <>
                <Lift lifts={lifts} few={few} smallest={smallest} />
                <div className={styles.questions}>
                  {questions.map((question) => (
                    <Question key={question.stepId} question={question} />
                  ))}
                </div>
              </>
            )}
          </>
        )}
      </QueryContent>
    </>
  );
}

function Question({ question: { number, title, options } }: { question: AnsweredQuestion }) {
  const few = (value: string | false) => (value === false ? <span className={styles.few}>{copy.few}</span> : value);
  return (
    <Panel title={`${number}. ${title}`}>
      <Table<AnswerShare>
        label={title}
        rows={options}
        keyOf={({ optionId }) => optionId}
        columns={[
          {
            id: 'option',
            title: copy.option,
            cell: ({ label, share }) => (
              <>
                {label}
                <svg className={styles.deskBar} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
                  <rect width={(share ?? 0) * 100} height="4" />
                </svg>
              </>
            ),
          },
          {
            id: 'visitors',
            title: copy.visitors,
            figure: true,
            cell: ({ visitors }) => few(visitors !== null && count(visitors)),
          },
          { id: 'share', title: copy.share, figure: true, cell: ({ share }) => few(share !== null && ratio(share)) },
          { id: 'buyers', title: copy.buyers, figure: true, cell: ({ buyers }) => few(buyers !== null && count(buyers)) },
          { id: 'rate', title: copy.rate, figure: true, cell: ({ buyRate }) => few(buyRate !== null && ratio(buyRate)) },
        ]}
      />
    </Panel>
  );
}
