import { salesCopy } from '../../../content/pages/sales.ts';
import { reviews } from '../../../content/reviews.ts';
import { timings } from '../../../content/timings.ts';
import { Carousel } from '../../ui/carousel.tsx';
import { ReviewCard } from '../../ui/review-card.tsx';
import { GetMyPlan } from '../get-my-plan.tsx';
import styles from '../sales.module.css';

const { title, label } = salesCopy.reviews;

export function Reviews() {
  return (
    <section className={styles.block}>
      <h2>{title}</h2>
      <Carousel
        label={label}
        autoplayMs={timings.carouselMs}
        slides={reviews.map((review) => <ReviewCard key={review.id} review={review} />)}
      />
      <GetMyPlan name="after reviews/purchase" />
    </section>
  );
}
