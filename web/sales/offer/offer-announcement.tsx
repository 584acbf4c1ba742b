import { salesCopy } from '../../../content/pages/sales.ts';
import { announcedMinutes, type Offer } from '../../../core/offers/offer.ts';
import { fill } from '../../../core/presentation/fill.ts';
import { useRemaining } from '../../browser/offer.ts';

const copy = salesCopy.offerBar;

export function OfferAnnouncement({ offer }: { offer: Offer }) {
  const remainingMs = useRemaining(offer);
  return (
    <p className="visually-hidden" role="status">
      {remainingMs > 0 ? fill(copy.told, { minutes: minutesLeft(remainingMs) }) : copy.toldOver}
    </p>
  );
}

function minutesLeft(remainingMs: number): string {
  const count = announcedMinutes(remainingMs);
  return count === 1 ? copy.minute : fill(copy.minutes, { count: String(count) });
}
