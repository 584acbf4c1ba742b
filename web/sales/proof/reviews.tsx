import { useMemo } from 'react';
import { salesCopy } from '../../../content/pages/sales.ts';
import { reviews } from '../../../content/reviews.ts';
import { timings } from '../../../content/timings.ts';
import { fill } from '../../../core/presentation/fill.ts';
import { useJourney } from '../../browser/journey.ts';
import { reviewsFor } from '../../program/reviews-for.ts';
import { Carousel } from '../../ui/carousel.tsx';
import { ExampleDot } from '../../ui/example-dot.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ReviewCard } from '../../ui/review-card.tsx';
import { Star } from '../../ui/star.ts';
import { GetMyPlan } from '../get-my-plan.tsx';
import salesStyles from '../sales.module.css';
import styles from './reviews.module.css';

const { title, label, more, summary } = salesCopy.reviews;
/** In the carousel; the others are a tap away. */
const SHOWN = 4;
const average = reviews.reduce((sum, { rating }) => sum + rating, 0) / reviews.length;

export function Reviews() {
  const answers = useJourney(({ answers }) => answers);
  const ordered = useMemo(() => reviewsFor(answers), [answers]);
  return (
    <section className={`${styles.root} ${salesStyles.block}`}>
      <h2>{title}</h2>
      <p className={styles.summary}>
        <strong>{average.toFixed(1)}</strong> <Icon icon={Star} size={22} filled />{' '}
        <span>{fill(summary, { count: String(reviews.length) })}</span> <ExampleDot of={reviews} />
      </p>
      <Carousel
        label={label}
        autoplayMs={timings.carouselMs}
        slides={ordered.slice(0, SHOWN).map((review) => <ReviewCard key={review.id} review={review} />)}
      />
      <details className={styles.more}>
        <summary>{more}</summary>
        <div className={styles.others}>
          {ordered.slice(SHOWN).map((review) => (
            <ReviewCard key={review.id} review={review} />
          ))}
        </div>
      </details>
      <GetMyPlan name="after reviews/purchase" />
    </section>
  );
}
