import { BadgeCheck } from 'lucide';
import { landingCopy } from '../../content/pages/landing.ts';
import { reviews } from '../../content/reviews.ts';
import { timings } from '../../content/timings.ts';
import { recentBuyers } from '../../content/trust.ts';
import { Carousel } from '../ui/carousel.tsx';
import { ClaimLine } from '../ui/claim-line.tsx';
import { Icon } from '../ui/icon.tsx';
import { ReviewCard } from '../ui/review-card.tsx';
import sectionStyles from './section.module.css';
import styles from './social-proof.module.css';

const copy = landingCopy.social;

export function SocialProof() {
  return (
    <section className={`${styles.root} page`}>
      <div className={styles.head}>
        <ClaimLine as="h2" className={sectionStyles.title} claim={copy.title} />
        <p className={sectionStyles.text}>{copy.text}</p>
      </div>
      <ul className={styles.recent} aria-label={copy.recent}>
        {recentBuyers.map(({ text }) => (
          <li key={text}>
            <Icon icon={BadgeCheck} size={22} />
            {text}
          </li>
        ))}
      </ul>
      <Carousel
        label={copy.reviews}
        autoplayMs={timings.carouselMs}
        slides={reviews.map((review) => <ReviewCard key={review.id} review={review} />)}
      />
    </section>
  );
}
