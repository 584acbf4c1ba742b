import { overviewCopy } from '../../../content/operator/overview.ts';
import type { MorningReport } from '../../../core/api/operator/morning.ts';
import { plusDays, WEEK_DAYS, weekdayOf } from '../../../core/operator/period.ts';
import { fill } from '../../../core/presentation/fill.ts';
import { money } from '../../../core/presentation/money.ts';
import { Link } from '../../ui/link.tsx';
import { share } from '../parts/format.ts';

const { yesterday: copy } = overviewCopy;

/** Yesterday beside the same weekday a week before, and the way to the campaigns behind the difference. */
export function Yesterday({ report: { day, days, currency } }: { report: MorningReport }) {
  const [now, then] = [days.at(-1)?.gross ?? 0, days.at(-1 - WEEK_DAYS)?.gross ?? 0];
  if (now === 0 && then === 0) return null;
  const sentence = fill(copy[comparisonOf(now, then)], {
    revenue: money(now, currency),
    before: money(then, currency),
    percent: share(Math.abs(now - then), then),
    weekday: weekdayOf(plusDays(day, -1)),
  });
  return (
    <p>
      {sentence} <Link href="/operator/campaigns?period=yesterday&level=campaign">{copy.link}</Link>
    </p>
  );
}

function comparisonOf(now: number, then: number): 'more' | 'less' | 'level' | 'afterNothing' {
  if (then === 0) return 'afterNothing';
  if (now === then) return 'level';
  return now > then ? 'more' : 'less';
}
