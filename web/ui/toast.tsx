import { X } from 'lucide';
import { uiCopy } from '../../content/ui.ts';
import { Icon } from './icon.tsx';
import styles from './toast.module.css';

/** A message over the screen; stays until it is closed or the screen changes, so that nobody has to read fast. */
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
