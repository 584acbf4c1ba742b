import '../design/progress.css';
import '../design/walk.css';
import { Check, ShieldCheck } from 'lucide';
import { useMemo, useState } from 'react';
import { analysis } from '../../content/analysis.ts';
import { analysisCopy } from '../../content/pages/analysis.ts';
import { analysisTimings } from '../../content/pages/analysis-timings.ts';
import { reviews } from '../../content/reviews.ts';
import { timings } from '../../content/timings.ts';
import { sequence, sequenceLength } from '../../core/presentation/sequence.ts';
import { now } from '../browser/clock.ts';
import { useJourney } from '../browser/journey.ts';
import { useNavigate } from '../browser/navigation.ts';
import { useProgram } from '../browser/program.ts';
import { useElapsed } from '../browser/timers.ts';
import { inFunnel } from '../outline.ts';
import { programFindings } from '../program/program-findings.ts';
import { reviewsFor } from '../program/reviews-for.ts';
import { Button } from '../ui/button.tsx';
import { Carousel } from '../ui/carousel.tsx';
import { ClaimLine } from '../ui/claim-line.tsx';
import { ExampleMark } from '../ui/example-mark.tsx';
import { Icon } from '../ui/icon.tsx';
import { ReviewCard } from '../ui/review-card.tsx';
import { StayButton } from '../ui/stay-button.tsx';
import analysisStyles from './analysis.module.css';
import styles from './identify.module.css';
import { Portrait } from './portrait.tsx';

const { bars, title, trust } = analysis.identify;
const durations = bars.map((bar) => bar.ms);
const length = sequenceLength(durations, analysisTimings.identifyGapMs);

export default function Identify() {
  const elapsed = useElapsed(100, length);
  const navigate = useNavigate();
  const goOn = () => void navigate(inFunnel('/treatment'), { replace: true });
  const program = useProgram();
  const answers = useJourney(({ answers }) => answers);
  const ordered = useMemo(() => reviewsFor(answers), [answers]);
  const [startedAt] = useState(now);
  const found = program ? programFindings(program, startedAt) : [];
  const shares = sequence(durations, analysisTimings.identifyGapMs, elapsed);
  return (
    <main className={`${analysisStyles.root} ${styles.root} column`} data-backdrop="wide-card">
      <div className={styles.head}>
        <Portrait className={styles.portrait} />
        <h1 className={analysisStyles.title}>{title}</h1>
      </div>
      <ul className={`${styles.bars} card`}>
        {bars.map((bar, index) => (
          <Bar key={bar.label} label={bar.label} found={found[index]} percent={Math.round((shares[index] ?? 0) * 100)} />
        ))}
      </ul>
      <div className={styles.ways}>
        <Button variant="plain" onClick={goOn}>
          {analysisCopy.continue}
        </Button>
        <StayButton ms={length} onLeave={goOn} />
      </div>
      <div className={styles.proof}>
        <p className={styles.trust}>
          <Icon icon={ShieldCheck} /> <ClaimLine as="span" claim={trust} /> <ExampleMark of={[trust, ...reviews]} />
        </p>
        <Carousel
          label={analysisCopy.reviews}
          autoplayMs={timings.carouselMs}
          slides={ordered.map((review) => <ReviewCard key={review.id} review={review} />)}
        />
      </div>
    </main>
  );
}

/** A row has the room for what is found from the start, so that nothing moves when it comes. */
function Bar({ label, found, percent }: { label: string; found: string | undefined; percent: number }) {
  const done = percent === 100;
  return (
    <li className={styles.bar} data-waiting={percent === 0 || undefined}>
      <p>
        <span className={styles.words} data-found={(done && found) || undefined}>
          {label}
          <span className={styles.found} role="status">
            {done && found}
          </span>
        </span>
        {done ? (
          <span className={styles.done}>
            <Icon icon={Check} size={14} />
          </span>
        ) : (
          <span className={styles.percent} aria-hidden="true">
            {`${percent}%`}
          </span>
        )}
      </p>
      <progress aria-label={label} value={percent} max={100} />
    </li>
  );
}
