import '../design/walk.css';
import { introCopy } from '../../content/pages/intro.ts';
import { timings } from '../../content/timings.ts';
import { currentJourney } from '../browser/journey.ts';
import { useNavigate } from '../browser/navigation.ts';
import { Bloom } from '../illustrations/bloom.tsx';
import { outline } from '../outline.ts';
import { Button } from '../ui/button.tsx';
import { StayButton } from '../ui/stay-button.tsx';
import styles from './intro.module.css';

/** Around the flower, a name beside each petal. */
const PARTS = outline.sections.length === 8 ? outline.sections : [];

/** Three seconds to settle; leaves no trace in the history, so that Back from the first step leads out of the quiz. */
export default function Intro() {
  const navigate = useNavigate();
  const start = () => void navigate(currentJourney().first, { replace: true });
  return (
    <main className={`${styles.root} column`} data-backdrop="plain">
      <div className={styles.plate}>
        <Bloom />
        {PARTS.map(({ title }) => (
          <span key={title} className={styles.part} aria-hidden="true">
            {title}
          </span>
        ))}
      </div>
      <h1 className={styles.title}>{introCopy.title}</h1>
      <div className={styles.bar} role="progressbar" aria-label={introCopy.title} />
      <p className={styles.wait}>{introCopy.wait}</p>
      <div>
        <Button variant="plain" onClick={start}>
          {introCopy.skip}
        </Button>
        <StayButton ms={timings.introMs} onLeave={start} />
      </div>
    </main>
  );
}
