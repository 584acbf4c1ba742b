import { salesCopy } from '../../../content/pages/sales.ts';
import { reviews } from '../../../content/reviews.ts';
import { timings } from '../../../content/timings.ts';
import { fill } from '../../../core/presentation/fill.ts';
import { Carousel } from '../../ui/carousel.tsx';
import { ExampleMark } from '../../ui/example-mark.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ReviewCard } from '../../ui/review-card.tsx';
import { Star } from '../../ui/star.ts';
import { GetMyPlan } from '../get-my-plan.tsx';
import salesStyles from '../sales.module.css';
import styles from './reviews.module.css';

const { title, label, summary } = salesCopy.reviews;
const average = reviews.reduce((sum, { rating }) => sum + rating, 0) / reviews.length;

export function Reviews() {
  return (
    <section className={`${styles.root} ${salesStyles.block}`}>
      <h2>{title}</h2>
      <p className={styles.summary}>
        <strong>{average.toFixed(1)}</strong> <Icon icon={Star} size={22} filled />{' '}
        <span>{fill(summary, { count: String(reviews.length) })}</span> <ExampleMark of={reviews} />
      </p>
      <Carousel
        label={label}
        autoplayMs={timings.carouselMs}
        slides={reviews.map((review) => <ReviewCard key={review.id} review={review} />)}
      />
      <GetMyPlan name="after reviews/purchase" variant="quiet" />
    </section>
  );
}
