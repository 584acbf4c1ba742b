import { uiCopy } from '../../content/ui.ts';
import { Icon } from './icon.tsx';
import styles from './review-card.module.css';
import { Star } from './star.ts';

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
    <article className={styles.root}>
      <div className={styles.head}>
        <span className={styles.stars} role="img" aria-label={`${review.rating} ${uiCopy.stars}`}>
          {[1, 2, 3, 4, 5].map((star) => (
            <span key={star} data-empty={star > review.rating || undefined}>
              <Icon icon={Star} size={16} filled={star <= review.rating} />
            </span>
          ))}
        </span>
        <span>{`${review.date} · ${review.city}`}</span>
      </div>
      <p className={styles.title}>{review.title}</p>
      <p className={styles.text}>{review.text}</p>
      <p className={styles.author}>{review.name}</p>
    </article>
  );
}
