import { frameCopy } from '../../../content/operator/frame.ts';
import { fill } from '../../../core/presentation/fill.ts';
import { FEWEST_FOR_PERCENT, ratio, shareOrCount } from './format.ts';
import { Trend, type TrendProps } from './trend.tsx';

type Share = { readonly part: number; readonly whole: number };

type Props = Omit<TrendProps, 'now' | 'before' | 'format'> & { readonly now: Share; readonly before: Share };

/** Where a share went. Beside one of a few it only says what was: no points are told of them. */
export function RateTrend({ now, before, ...rest }: Props) {
  if (now.whole === 0 || before.whole === 0) return null;
  if (Math.min(now.whole, before.whole) < FEWEST_FOR_PERCENT) {
    const { words = frameCopy.trend, values } = rest;
    return <span>{fill(words.afterFew, { before: shareOrCount(before.part, before.whole), ...values })}</span>;
  }
  return <Trend {...rest} now={now.part / now.whole} before={before.part / before.whole} format={ratio} />;
}
