import { ArrowLeft } from 'lucide';
import { quizCopy } from '../../content/pages/quiz.ts';
import { previousPath } from '../../core/funnel/funnel.ts';
import { saveAnswer } from '../browser/journey.ts';
import { goBack } from '../browser/navigation.ts';
import { funnel } from '../funnel.ts';
import type { Route } from '../routes.ts';
import { Icon } from '../ui/icon.tsx';

/** Stays in place while the steps slide below it: the way back, the section's name, and how far the visitor has come. */
export function QuizHeader({ route: { step }, onBack }: { route: Route; onBack?: () => void }) {
  if (!step) return null;
  const back = () => {
    saveAnswer(step.id, undefined);
    onBack?.();
    goBack(previousPath(funnel, step));
  };
  return (
    <header class="quiz-header column">
      <button type="button" class="quiz-header__back" aria-label={quizCopy.back} data-tap="" onClick={back}>
        <Icon icon={ArrowLeft} size={24} />
      </button>
      <p class="quiz-header__section">{step.section}</p>
      <p class="quiz-header__count" aria-hidden="true">
        {step.number} <span>/ {funnel.steps.length}</span>
      </p>
      <progress
        class="quiz-header__progress"
        aria-label={quizCopy.progress}
        aria-valuetext={`${step.number} ${quizCopy.stepOf} ${funnel.steps.length}`}
        value={step.number}
        max={funnel.steps.length}
      />
    </header>
  );
}
