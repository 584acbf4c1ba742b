import { overviewCopy } from '../../../content/operator/overview.ts';
import type { FunnelStage } from '../../../core/api/operator/funnel.ts';
import type { MorningReport } from '../../../core/api/operator/morning.ts';
import { weekdayOf } from '../../../core/operator/period.ts';
import { fill } from '../../../core/presentation/fill.ts';
import { money } from '../../../core/presentation/money.ts';
import { ratio } from '../parts/format.ts';
import { clockTime } from './clock-words.ts';

const { sentence: copy } = overviewCopy;

/** The day in one sentence, and in a second one where most are lost. */
export function morningSentence(
  { day, at, currency, soFar, otherCurrencies }: MorningReport,
  worst: FunnelStage | undefined,
  zone: string,
): string {
  const { gross } = soFar.today;
  const before = soFar.weekBefore.gross;
  const revenue = fill(copy[gross === 0 && otherCurrencies.length === 0 ? withoutRevenue(before) : comparisonOf(gross, before)], {
    revenue: money(gross, currency),
    before: money(before, currency),
    time: clockTime(at, zone),
    weekday: weekdayOf(day),
  });
  if (!worst) return revenue;
  return `${revenue} ${fill(copy.worst, { stage: worst.title, share: ratio(worst.dropOff) })}`;
}

function withoutRevenue(before: number): keyof typeof copy {
  return before === 0 ? 'nothing' : 'none';
}

function comparisonOf(now: number, before: number): keyof typeof copy {
  if (now === before) return 'level';
  if (before === 0) return 'afterNothing';
  return now > before ? 'ahead' : 'behind';
}
