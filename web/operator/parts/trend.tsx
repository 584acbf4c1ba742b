import { ArrowDownRight, ArrowRight, ArrowUpRight } from 'lucide';
import { frameCopy } from '../../../content/operator/frame.ts';
import { fill } from '../../../core/presentation/fill.ts';
import { Icon } from '../../ui/icon.tsx';
import { points, ratio } from './format.ts';
import styles from './trend.module.css';

const { trend: copy } = frameCopy;

type TrendWords = Readonly<Record<'more' | 'less' | 'same' | 'afterNothing' | 'afterFew', string>>;

/** Ten times as much and more is no comparison, but a beginning. */
const MOST_TIMES = 10;

export type TrendProps = {
  readonly now: number;
  readonly before: number;
  /** Which direction is good; a figure without it is neither. */
  readonly better?: 'more' | 'less' | undefined;
  readonly format: (value: number) => string;
  /** With the places `{percent}`, `{before}` and those of `values`. */
  readonly words?: TrendWords;
  readonly values?: Readonly<Record<string, string>>;
  /** Fewer than so many are a handful, of which no percent is told. */
  readonly fewest?: number;
};

/** Where a figure went, and whether that is good, also in words. */
export function Trend({ now, before, better, format, words = copy, values, fewest = 0 }: TrendProps) {
  const was = format(before);
  // A share of a share misleads.
  const isRate = format === ratio;
  const change = before === 0 ? undefined : Math.abs(now - before) / Math.abs(before);
  const percent = isRate ? pointsText(Math.abs(now - before)) : ratio(change);
  const isSame = format(now) === was || (change !== undefined && ratio(change) === ratio(0));
  const direction = isSame ? 'same' : now > before ? 'more' : 'less';
  const tone = isSame || better === undefined ? undefined : direction === better ? 'better' : 'worse';
  const isFew = Math.abs(before) < fewest || (!isRate && Math.abs(now) >= MOST_TIMES * Math.abs(before));
  const text = isSame ? words.same : before === 0 ? words.afterNothing : isFew ? words.afterFew : words[direction];
  return (
    <span className={styles.root} data-tone={tone}>
      <Icon icon={ICONS[direction]} size={16} />
      <bdi>{fill(text, { percent, before: was, ...values })}</bdi>
      {tone && <span className="visually-hidden">{copy[tone]}</span>}
    </span>
  );
}

function pointsText(difference: number): string {
  const value = points(difference).replace('+', '');
  return value === '1' ? copy.point : fill(copy.points, { value });
}

const ICONS = { more: ArrowUpRight, less: ArrowDownRight, same: ArrowRight };
