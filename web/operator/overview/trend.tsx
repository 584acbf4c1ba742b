import { ArrowDownRight, ArrowRight, ArrowUpRight } from 'lucide';
import { overviewCopy } from '../../../content/operator/overview.ts';
import { fill } from '../../../core/presentation/fill.ts';
import { Icon } from '../../ui/icon.tsx';
import { share } from '../parts/format.ts';
import styles from './trend.module.css';

const { trend: copy } = overviewCopy;

type Props = {
  readonly now: number;
  readonly before: number;
  /** Which direction is good. */
  readonly better: 'more' | 'less';
  readonly format: (value: number) => string;
};

/** Where a figure went, and whether that is good, also in words. */
export function Trend({ now, before, better, format }: Props) {
  const was = format(before);
  const direction = format(now) === was ? 'same' : now > before ? 'more' : 'less';
  const tone = direction === 'same' ? undefined : direction === better ? 'better' : 'worse';
  const percent = share(Math.abs(now - before), Math.abs(before));
  const change = before === 0 ? copy.afterNothing : fill(copy[direction], { percent, before: was });
  return (
    <span className={styles.root} data-tone={tone}>
      <Icon icon={ICONS[direction]} size={16} />
      {direction === 'same' ? copy.same : change}
      {tone && <span className="visually-hidden">{copy[tone]}</span>}
    </span>
  );
}

const ICONS = { more: ArrowUpRight, less: ArrowDownRight, same: ArrowRight };
