import { ArrowLeft } from 'lucide';
import { quizCopy } from '../../content/pages/quiz.ts';
import { previousPath, sectionOf } from '../../core/funnel/funnel.ts';
import { saveAnswer } from '../browser/journey.ts';
import { goBack } from '../browser/navigation.ts';
import { funnel } from '../funnel.ts';
import type { Route } from '../routes.ts';
import { Icon } from '../ui/icon.tsx';
import { Progress } from '../ui/progress.tsx';
import styles from './quiz-header.module.css';
import { SectionPanel } from './section-panel.tsx';

/** Two names for one look, in turn, so that each step's Back begins its arrival anew. */
const BACK = ['quiz-header__back', 'quiz-header__back quiz-header__back--odd'];

/** Stays in place while the steps slide below it: the way back, the section's name, and how far the visitor has come. */
export function QuizHeader({ route: { step }, onBack }: { route: Route; onBack?: () => void }) {
  const section = step && sectionOf(funnel, step);
  if (!step || !section) return null;
  const back = () => {
    saveAnswer(step.id, undefined);
    onBack?.();
    goBack(previousPath(funnel, step));
  };
  return (
    <>
      <SectionPanel section={section} scene={step.kind === 'info' ? step.illustration : section.id} />
      <header className={`${styles.root} column`}>
        <button type="button" className={BACK[step.number % 2]} aria-label={quizCopy.back} data-tap="" onClick={back}>
          <Icon icon={ArrowLeft} size={24} />
        </button>
        <p className={styles.section}>{section.title}</p>
        <p className={styles.count} aria-hidden="true">
          {`${step.number} `}
          <span>/ {funnel.steps.length}</span>
        </p>
        <div className={styles.bar}>
          <Progress
            label={quizCopy.progress}
            text={`${step.number} ${quizCopy.stepOf} ${funnel.steps.length}, ${section.title}`}
            value={step.number}
            max={funnel.steps.length}
          />
          <Gaps />
        </div>
      </header>
    </>
  );
}

/** Cuts the bar into the funnel's sections. */
function Gaps() {
  return (
    <svg className={styles.gaps} width="100%" height="6" aria-hidden="true">
      {funnel.sections.slice(0, -1).map(({ id, last }) => (
        <rect key={id} x={`${((last / funnel.steps.length) * 100).toFixed(2)}%`} width="3" height="6" />
      ))}
    </svg>
  );
}
