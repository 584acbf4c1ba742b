import { ChevronRight } from 'lucide';
import { funnelCopy } from '../../../content/operator/funnel.ts';
import { fill } from '../../../core/presentation/fill.ts';
import { Icon } from '../../ui/icon.tsx';
import { count, ratio } from '../parts/format.ts';
import type { FunnelPart } from './parts.ts';
import styles from './steps.module.css';

const { steps: copy } = funnelCopy;

type RowData = Pick<FunnelPart, 'title' | 'visitors' | 'ofFirst' | 'stages'>;

type Props = {
  readonly row: RowData;
  readonly other: number | undefined;
  readonly open?: boolean;
  readonly onToggle?: () => void;
};

export function StepRow({ row: { title, visitors, ofFirst = 0, stages }, other, open, onToggle }: Props) {
  const steps = stages.length;
  return (
    <div className={styles.row}>
      {steps > 1 ? (
        <button type="button" className={styles.name} aria-expanded={open} onClick={onToggle}>
          <Icon icon={ChevronRight} size={18} />
          <span>
            {title} <small>{fill(copy.count, { count: String(steps) })}</small>
          </span>
        </button>
      ) : (
        <span className={styles.name}>{title}</span>
      )}
      <span className={styles.track} aria-hidden="true">
        <span className={styles.bar} style={{ inlineSize: percent(ofFirst) }} />
        {other !== undefined && <span className={styles.mark} style={{ insetInlineStart: percent(other) }} />}
      </span>
      <strong className={styles.visitors}>{count(visitors)}</strong>
      <span className={styles.share}>{ratio(ofFirst)}</span>
    </div>
  );
}

function percent(share: number): string {
  return `${Math.min(100, share * 100)}%`;
}
