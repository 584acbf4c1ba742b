import { introCopy } from '../../content/pages/quiz.ts';
import { timings } from '../../content/timings.ts';
import { useAfter } from '../browser/clock.ts';
import { navigate } from '../browser/navigation.ts';
import { funnel } from '../funnel.ts';
import { BloomMark } from '../illustrations/quiz/bloom-mark.tsx';
import { Button } from '../ui/button.tsx';
import styles from './intro.module.css';

/** Three seconds to settle; leaves no trace in the history, so that Back from the first step leads out of the quiz. */
export function Intro() {
  const start = () => void navigate(funnel.steps[0]?.path ?? funnel.exit, { replace: true });
  useAfter(timings.introMs, start);
  return (
    <main className={`${styles.root} column`}>
      <BloomMark />
      <h1 className={styles.title}>{introCopy.title}</h1>
      <div className={styles.bar} role="progressbar" aria-label={introCopy.title} />
      <p className={styles.wait}>{introCopy.wait}</p>
      <Button look="plain" onClick={start}>
        {introCopy.skip}
      </Button>
    </main>
  );
}
