import '../design/walk.css';
import { introCopy } from '../../content/pages/quiz.ts';
import { timings } from '../../content/timings.ts';
import { useNavigate } from '../browser/navigation.ts';
import { useAfter } from '../browser/timers.ts';
import { BloomMark } from '../illustrations/quiz/bloom-mark.tsx';
import { outline } from '../outline.ts';
import { Button } from '../ui/button.tsx';
import styles from './intro.module.css';

/** Three seconds to settle; leaves no trace in the history, so that Back from the first step leads out of the quiz. */
export default function Intro() {
  const navigate = useNavigate();
  const start = () => void navigate(outline.steps[0]?.path ?? outline.exit, { replace: true });
  useAfter(timings.introMs, start);
  return (
    <main className={`${styles.root} column`} data-backdrop="plain">
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
