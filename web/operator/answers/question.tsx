import { answersCopy as copy } from '../../../content/operator/answers.ts';
import type { AnsweredQuestion, AnswerShare } from '../../../core/api/operator/answers-report.ts';
import { count, ratio } from '../parts/format.ts';
import { Panel } from '../parts/panel.tsx';
import { Table } from '../parts/table.tsx';
import styles from './answers.module.css';

export function Question({ question: { number, title, options } }: { question: AnsweredQuestion }) {
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
