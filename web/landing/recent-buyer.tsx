import { BadgeCheck } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { landingCopy } from '../../content/pages/landing.ts';
import { timings } from '../../content/timings.ts';
import { recentBuyers } from '../../content/trust.ts';
import { every } from '../browser/clock.ts';
import { reducedMotion } from '../browser/motion.ts';
import { useInView } from '../browser/viewport.ts';
import { ClaimLine } from '../ui/claim-line.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './social-proof.module.css';

/** One after the other, once and for less than five seconds, so that it needs no button to pause it. */
export function RecentBuyer() {
  const element = useRef<HTMLParagraphElement>(null);
  const seen = useInView(element, { share: 1 });
  const [shown, setShown] = useState(0);

  useEffect(() => {
    if (!seen || reducedMotion()) return;
    let turns = 0;
    const stop = every(timings.recentBuyerMs, () => {
      turns += 1;
      if (turns < recentBuyers.length) setShown(turns);
      else stop();
    });
    return stop;
  }, [seen]);

  const claim = recentBuyers[shown] ?? recentBuyers[0];
  return (
    <p ref={element} className={`notice ${styles.line}`}>
      <Icon icon={BadgeCheck} size={22} />
      <span>
        {claim.basis.kind === 'sample' && landingCopy.social.example} <ClaimLine as="span" claim={claim} />
      </span>
    </p>
  );
}
