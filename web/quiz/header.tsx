import '../design/progress.css';
import '../design/walk.css';
import { ArrowLeft } from 'lucide';
import { quizCopy } from '../../content/pages/quiz.ts';
import type { PlacedStep } from '../../core/funnel/funnel.ts';
import { sectionOf } from '../../core/funnel/outline.ts';
import { useJourney } from '../browser/journey.ts';
import { goBack } from '../browser/navigation.ts';
import { outline } from '../outline.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './header.module.css';
import { SectionPanel } from './section-panel.tsx';
import { clearAnswer } from './step-answer.ts';

/** Stays in place while the steps slide below it: the way back, the section's name, and how far the visitor has come. */
export function QuizHeader({ step }: { step: PlacedStep }) {
  const journey = useJourney((current) => current);
  const section = sectionOf(outline, step);
  if (!section) return null;
  const course = journey.course(step);
  const upTo = (last: number) => course.filter(({ number }) => number <= last).length;
  const progress = { value: upTo(step.number), max: course.length };
  const part = outline.sections.indexOf(section) + 1;
  const back = () => {
    clearAnswer(step);
    goBack(journey.previous(step));
  };
  return (
    <>
      <SectionPanel
        part={part}
        section={section}
        thought={step.thought}
        scene={step.kind === 'info' ? step.illustration : section.id}
      />
      <header className={`${styles.root} column`} data-beside-panel="">
        <button type="button" className={styles.back} aria-label={quizCopy.back} data-tap="" onClick={back}>
          <Icon icon={ArrowLeft} size={24} />
        </button>
        <p className={styles.section} data-part={part}>
          {section.title}
        </p>
        <p className={styles.count} id="progress" aria-hidden="true" translate="no">
          {`${progress.value} `}
          <span>{`${quizCopy.stepOf} ${progress.max}`}</span>
        </p>
        <a className={styles.help} href={quizCopy.helpHref}>
          {quizCopy.help}
        </a>
        <div className={styles.bar}>
          <progress
            aria-label={`${quizCopy.step} ${progress.value} ${quizCopy.stepOf} ${progress.max}, ${section.title}`}
            {...progress}
          />
          <Gaps upTo={upTo} of={course.length} />
        </div>
      </header>
    </>
  );
}

/** Cuts the bar into the sections of a visitor's course. */
function Gaps({ upTo, of }: { upTo: (last: number) => number; of: number }) {
  return (
    <svg className={styles.gaps} width="100%" height="6" aria-hidden="true">
      {outline.sections.slice(0, -1).map(({ id, last }) => (
        <rect key={id} x={`${((upTo(last) / of) * 100).toFixed(2)}%`} width="3" height="6" />
      ))}
    </svg>
  );
}
