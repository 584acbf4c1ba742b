import { Star } from 'lucide';
import { uiCopy } from '../../content/ui.ts';
import { Icon } from './icon.tsx';

type Review = {
  readonly name: string;
  readonly rating: number;
  readonly title: string;
  readonly city: string;
  readonly date: string;
  readonly text: string;
};

export function ReviewCard({ review }: { review: Review }) {
  return (
    <article class="review">
      <div class="review__head">
        <span class="stars" role="img" aria-label={`${review.rating} ${uiCopy.stars}`}>
          {[1, 2, 3, 4, 5].map((star) => (
            <span key={star} class={star <= review.rating ? '' : 'stars__empty'}>
              <Icon icon={Star} size={16} filled={star <= review.rating} />
            </span>
          ))}
        </span>
        <span>
          {review.date} · {review.city}
        </span>
      </div>
      <p class="review__title">{review.title}</p>
      <p class="review__text">{review.text}</p>
      <p class="review__author">{review.name}</p>
    </article>
  );
}
