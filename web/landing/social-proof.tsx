import { landingCopy } from '../../content/pages/landing.ts';
import { reviews } from '../../content/reviews.ts';
import { timings } from '../../content/timings.ts';
import { ratingOf } from '../../core/claims/review.ts';
import { fill } from '../../core/presentation/fill.ts';
import { Carousel } from '../ui/carousel.tsx';
import { ClaimLine } from '../ui/claim-line.tsx';
import { ExampleDot } from '../ui/example-dot.tsx';
import { Icon } from '../ui/icon.tsx';
import { ReviewCard } from '../ui/review-card.tsx';
import { Star } from '../ui/star.ts';
import { RecentBuyer } from './recent-buyer.tsx';
import sectionStyles from './section.module.css';
import styles from './social-proof.module.css';

const copy = landingCopy.social;
const { mean, count } = ratingOf(reviews);

export function SocialProof() {
  return (
    <section className={sectionStyles.band}>
      <div className={`${styles.root} page`}>
        <div className={sectionStyles.copy}>
          <ClaimLine as="h2" className={sectionStyles.title} claim={copy.title} />
          <p className={sectionStyles.text}>
            {copy.text} <ExampleDot of={[copy.title]} />
          </p>
        </div>
        <RecentBuyer />
        <p className={styles.line}>
          <Icon icon={Star} size={18} filled />
          <span>
            {fill(copy.rating, { mean: mean.toFixed(1), count })} <ExampleDot of={reviews} />
          </span>
        </p>
        <Carousel
          label={copy.reviews}
          autoplayMs={timings.carouselMs}
          slides={reviews.map((review) => <ReviewCard key={review.id} review={review} />)}
        />
      </div>
    </section>
  );
}
