import { analysis } from '../../content/analysis.ts';
import { analysisCopy } from '../../content/pages/analysis.ts';
import { reviews } from '../../content/reviews.ts';
import { timings } from '../../content/timings.ts';
import { sequence, sequenceLength } from '../../core/presentation/sequence.ts';
import { useAfter, useElapsed } from '../browser/clock.ts';
import { navigate } from '../browser/navigation.ts';
import { Button } from '../ui/button.tsx';
import { Carousel } from '../ui/carousel.tsx';
import { ReviewCard } from '../ui/review-card.tsx';

const { bars, title, trust } = analysis.identify;
const durations = bars.map((bar) => bar.ms);
const length = sequenceLength(durations, timings.identifyGapMs);

export function Identify() {
  const elapsed = useElapsed(100, length);
  const goOn = () => void navigate('/treatment', { replace: true });
  useAfter(length, goOn);
  const shares = sequence(durations, timings.identifyGapMs, elapsed);
  return (
    <main class="analysis identify column">
      <h1 class="analysis__title">{title}</h1>
      <ul class="identify__bars">
        {bars.map((bar, index) => {
          const percent = Math.round((shares[index] ?? 0) * 100);
          return (
            <li key={bar.label}>
              <p>
                <span>{bar.label}</span>
                <span aria-hidden="true">{percent}%</span>
              </p>
              <progress aria-label={bar.label} value={percent} max={100} />
            </li>
          );
        })}
      </ul>
      <p class="identify__trust">{trust}</p>
      <Carousel
        label={analysisCopy.reviews}
        autoplayMs={timings.carouselMs}
        slides={reviews.map((review) => <ReviewCard key={review.id} review={review} />)}
      />
      <Button look="plain" onClick={goOn}>
        {analysisCopy.continue}
      </Button>
    </main>
  );
}
