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
  const percents = sequence(durations, analysisTimings.identifyGapMs, elapsed).map((share) => Math.round(share * 100));
  return (
    <main className={`${analysisStyles.root} ${styles.root} column`} data-backdrop="wide-card">
      <LitPortrait findings={percents.filter((percent) => percent === 100).length} />
      <h1 className={`${analysisStyles.title} ${styles.title}`}>{title}</h1>
      <ul className={`${styles.bars} card`}>
        {bars.map((bar, index) => (
          <Bar key={bar.label} label={bar.label} found={found[index]} percent={percents[index] ?? 0} />
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

/** Where a star comes up beside the portrait with each finding: across, down, and how large. */
const STARS = [
  [3, 24, 1.2],
  [98, 46, 1.5],
  [91, 8, 0.9],
] as const;

/** The visitor's picture, which lights up with each finding. */
function LitPortrait({ findings }: { findings: number }) {
  return (
    <div className={styles.picture}>
      {findings > 0 && <span key={findings} className={styles.glow} />}
      <Portrait />
      <svg className={styles.stars} viewBox="0 0 100 125" aria-hidden="true">
        {STARS.slice(0, findings).map(([x, y, size]) => (
          <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
            <path className={styles.star} d="M0-6l1.6 4.4 4.4 1.6-4.4 1.6L0 6l-1.6-4.4L-6 0l4.4-1.6z" />
          </g>
        ))}
      </svg>
    </div>
  );
}

/** A row has the room for what is found from the start, so that nothing moves when it comes. */
function Bar({ label, found, percent }: { label: string; found: string | undefined; percent: number }) {
  const done = percent === 100;
  return (
    <li className={styles.bar} data-waiting={percent === 0 || undefined}>
      <p data-found={(done && found) || undefined}>
        <span className={styles.label}>{label}</span>
        <span className={styles.found} role="status">
          {done && found}
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
