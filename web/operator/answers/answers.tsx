import { useQuery } from '@tanstack/react-query';
import { answersCopy as copy } from '../../../content/operator/answers.ts';
import { fill } from '../../../core/presentation/fill.ts';
import frameStyles from '../frame.module.css';
import { useFunnelPicker } from '../funnel/use-funnel-picker.tsx';
import { momentsOf } from '../parts/moments.ts';
import { Empty } from '../parts/panel.tsx';
import { PeriodPicker } from '../parts/period-picker.tsx';
import pickerStyles from '../parts/picker.module.css';
import { QueryContent } from '../parts/query-content.tsx';
import { usePeriod } from '../parts/use-period.ts';
import styles from './answers.module.css';
import { Lift } from './lift.tsx';
import { answersQuery } from './queries.ts';
import { Question } from './question.tsx';

export function AnswersPage() {
  const choice = usePeriod();
  const { funnel, picker } = useFunnelPicker();
  const answers = useQuery(answersQuery({ ...momentsOf(choice.chosen), ...funnel }));
  return (
    <>
      <div className={pickerStyles.pickers}>
        <PeriodPicker choice={choice} />
        {picker}
      </div>
      <QueryContent query={answers}>
        {({ questions, ...report }) => (
          <>
            <p className={frameStyles.lead}>{fill(copy.note, { count: String(report.smallest) })}</p>
            {questions.every(({ options }) => options.every(({ visitors }) => visitors === 0)) ? (
              <Empty>{copy.empty}</Empty>
            ) : (
              <>
                <Lift {...report} />
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
