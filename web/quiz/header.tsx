import '../design/walk.css';
import { ArrowLeft } from 'lucide';
import { quizCopy } from '../../content/pages/quiz.ts';
import type { PlacedStep } from '../../core/funnel/funnel.ts';
import { previousPath, sectionOf } from '../../core/funnel/outline.ts';
import { saveAnswer, saveJourney } from '../browser/journey.ts';
import { goBack } from '../browser/navigation.ts';
import { outline } from '../outline.ts';
import { Icon } from '../ui/icon.tsx';
import { Progress } from '../ui/progress.tsx';
import styles from './header.module.css';
import { SectionPanel } from './section-panel.tsx';

/** Stays in place while the steps slide below it: the way back, the section's name, and how far the visitor has come. */
export function QuizHeader({ step }: { step: PlacedStep }) {
  const section = sectionOf(outline, step);
  if (!section) return null;
  const back = () => {
    clearAnswer(step);
    goBack(previousPath(outline, step));
  };
  return (
    <>
      <SectionPanel section={section} thought={step.thought} scene={step.kind === 'info' ? step.illustration : section.id} />
      <header className={`${styles.root} column`} data-beside-panel="">
        <button type="button" className={styles.back} aria-label={quizCopy.back} data-tap="" onClick={back}>
          <Icon icon={ArrowLeft} size={24} />
        </button>
        <p className={styles.section}>{section.title}</p>
        <p className={styles.count} aria-hidden="true">
          {`${step.number} `}
          <span>/ {outline.steps.length}</span>
        </p>
        <div className={styles.bar}>
          <Progress
            label={quizCopy.progress}
            text={`${step.number} ${quizCopy.stepOf} ${outline.steps.length}, ${section.title}`}
            value={step.number}
            max={outline.steps.length}
          />
          <Gaps />
        </div>
      </header>
    </>
  );
}

/** Back clears the answer of its step, which on the selfie step is the photo and the decision about it. */
function clearAnswer(step: PlacedStep): void {
  saveAnswer(step.id, undefined);
  if (step.kind !== 'selfie') return;
  void import('../browser/photo.ts').then(({ deletePhoto }) => deletePhoto());
  saveJourney({ selfie: undefined });
}

/** Cuts the bar into the funnel's sections. */
function Gaps() {
  return (
    <svg className={styles.gaps} width="100%" height="6" aria-hidden="true">
      {outline.sections.slice(0, -1).map(({ id, last }) => (
        <rect key={id} x={`${((last / outline.steps.length) * 100).toFixed(2)}%`} width="3" height="6" />
      ))}
    </svg>
  );
}
