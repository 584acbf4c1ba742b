import { ArrowRight, X } from 'lucide';
import { resumeCopy } from '../../content/pages/resume.ts';
import { uiCopy } from '../../content/ui.ts';
import type { PlacedStep } from '../../core/funnel/funnel.ts';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

export type ResumeBannerProps = {
  /** The step to go on with; none when the quiz is done. */
  readonly step: PlacedStep | undefined;
  /** Keeps away from the foot of the screen, where the quiz has its button. */
  readonly inQuiz: boolean;
  readonly onContinue: () => void;
  readonly onStartOver: () => void;
  readonly onClose: () => void;
};

/** Floats over the page, so that nothing moves when it comes. */
export function ResumeBanner({ step, inQuiz, onContinue, onStartOver, onClose }: ResumeBannerProps) {
  return (
    <section class={`resume${inQuiz ? ' resume--in-quiz' : ''}`} aria-label={resumeCopy.title}>
      <div class="resume__words">
        <p class="resume__title">{resumeCopy.title}</p>
        <p class="resume__place">{step ? `${step.section}, ${resumeCopy.step} ${step.number}` : resumeCopy.results}</p>
      </div>
      <button type="button" class="resume__close" aria-label={uiCopy.close} onClick={onClose}>
        <Icon icon={X} />
      </button>
      <div class="resume__ways">
        <Button onClick={onContinue}>
          {resumeCopy.continue} <Icon icon={ArrowRight} size={18} />
        </Button>
        <Button look="plain" title={resumeCopy.startOverNote} onClick={onStartOver}>
          {resumeCopy.startOver}
        </Button>
      </div>
    </section>
  );
}
