import { BadgeCheck } from 'lucide';
import { landingCopy } from '../../content/pages/landing.ts';
import { reviews } from '../../content/reviews.ts';
import { timings } from '../../content/timings.ts';
import { recentBuyers } from '../../content/trust.ts';
import { Carousel } from '../ui/carousel.tsx';
import { ClaimLine } from '../ui/claim-line.tsx';
import { Icon } from '../ui/icon.tsx';
import { ReviewCard } from '../ui/review-card.tsx';

const copy = landingCopy.social;

export function SocialProof() {
  return (
    <section className="social page">
      <div className="social__head">
        <ClaimLine as="h2" className="section-title" claim={copy.title} />
        <p className="section-text">{copy.text}</p>
      </div>
      <ul className="social__recent" aria-label={copy.recent}>
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
