import { X } from 'lucide';
import { uiCopy } from '../../content/ui.ts';
import { Icon } from './icon.tsx';
import styles from './toast.module.css';

/** Stays until it is closed, because people read at different speeds. */
export function Toast({ children, onClose }: { children: string; onClose: () => void }) {
  return (
    <div className={styles.root} role="alert">
      <p className={styles.text}>{children}</p>
      <button type="button" className={styles.close} aria-label={uiCopy.close} onClick={onClose}>
        <Icon icon={X} />
      </button>
    </div>
  );
}
