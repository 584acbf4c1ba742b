import { ArrowRight, X } from 'lucide';
import { uiCopy } from '../../content/ui.ts';
import { useArriving } from '../browser/arriving.ts';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import styles from './resume-banner.module.css';

type ResumeBannerProps = {
  readonly words: {
    readonly title: string;
    readonly continue: string;
    readonly startOver?: string;
    readonly startOverNote?: string;
  };
  readonly place: string;
  /** Leaves room for the quiz's button at the bottom. */
  readonly inQuiz: boolean;
  readonly onContinue: () => void;
  readonly onStartOver?: () => void;
  readonly onClose: () => void;
};

export function ResumeBanner({ words, place, inQuiz, onContinue, onStartOver, onClose }: ResumeBannerProps) {
  const arriving = useArriving();
  return (
    <section
      className={styles.root}
      data-in-quiz={inQuiz || undefined}
      data-arriving={arriving || undefined}
      aria-label={words.title}
    >
      <div className={styles.copy}>
        <p className={styles.title}>{words.title}</p>
        <p className={styles.place}>{place}</p>
      </div>
      <div className={styles.buttons}>
        <Button onClick={onContinue}>
          {words.continue} <Icon icon={ArrowRight} size={18} />
        </Button>
        {words.startOver && (
          <Button variant="plain" title={words.startOverNote} onClick={onStartOver}>
            {words.startOver}
          </Button>
        )}
      </div>
      <button type="button" className={styles.close} aria-label={uiCopy.close} onClick={onClose}>
        <Icon icon={X} />
      </button>
    </section>
  );
}
