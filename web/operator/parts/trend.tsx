import { ArrowDownRight, ArrowRight, ArrowUpRight } from 'lucide';
import { overviewCopy } from '../../../content/operator/overview.ts';
import { fill } from '../../../core/presentation/fill.ts';
import { Icon } from '../../ui/icon.tsx';
import { share } from './format.ts';
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
  const direction = now === before ? 'same' : now > before ? 'more' : 'less';
  const tone = direction === 'same' ? undefined : direction === better ? 'better' : 'worse';
  const change =
    direction === 'same'
      ? copy.same
      : before === 0
        ? format(now)
        : fill(copy[direction], { percent: share(Math.abs(now - before), Math.abs(before)) });
  return (
    <span className={styles.root} data-tone={tone}>
      <Icon icon={ICONS[direction]} size={16} />
      {fill(copy.against, { change, before: format(before) })}
      {tone && <span className="visually-hidden">{copy[tone]}</span>}
    </span>
  );
}

const ICONS = { more: ArrowUpRight, less: ArrowDownRight, same: ArrowRight };
