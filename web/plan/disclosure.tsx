import { Info } from 'lucide';
import { type ReactNode, useState } from 'react';
import { Icon } from '../ui/icon.tsx';
import styles from './disclosure.module.css';

type Props = {
  readonly label: string;
  readonly heading?: ReactNode;
  /** The mark alone, where the same mark with its words stands above. */
  readonly compact?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** Shows every `[data-detail]` inside it at a tap, each where it belongs. Paper has them all. */
export function Disclosure({ label, heading, compact = false, className = '', children }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={`${styles.root} ${className}`} data-open={isOpen || undefined}>
      <div className={styles.head} data-compact={compact || undefined}>
        {heading}
        <button
          type="button"
          className={styles.mark}
          aria-expanded={isOpen}
          aria-label={compact ? label : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon icon={Info} size={compact ? 20 : 18} /> {!compact && label}
        </button>
      </div>
      {children}
    </div>
  );
}
