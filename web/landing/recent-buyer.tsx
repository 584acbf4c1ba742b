import { BadgeCheck } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { landingTimings } from '../../content/pages/landing-timings.ts';
import { recentBuyers } from '../../content/trust.ts';
import { every } from '../browser/clock.ts';
import { useClaim } from '../browser/live-claims.ts';
import { reducedMotion } from '../browser/motion.ts';
import { useInView } from '../browser/viewport.ts';
import { ExampleDot } from '../ui/example-dot.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './social-proof.module.css';

/** One after the other, once and for less than five seconds, so that it needs no button to pause it. A count that is not known yet is not drawn. */
export function RecentBuyer({ buyers = recentBuyers }: { readonly buyers?: typeof recentBuyers }) {
  const element = useRef<HTMLParagraphElement>(null);
  const seen = useInView(element, { share: 1 });
  const [shown, setShown] = useState(0);

  useEffect(() => {
    if (!seen || reducedMotion()) return;
    let turns = 0;
    const stop = every(landingTimings.recentBuyerMs, () => {
      turns += 1;
      if (turns < buyers.length) setShown(turns);
      else stop();
    });
    return stop;
  }, [seen, buyers]);

  const claim = buyers[shown] ?? buyers[0];
  const text = useClaim(claim);
  return (
    <p ref={element} className={`notice ${styles.line}`} hidden={text === undefined}>
      <Icon icon={BadgeCheck} size={22} />
      <span>
        <span>{text}</span> <ExampleDot of={[claim]} />
      </span>
    </p>
  );
}
