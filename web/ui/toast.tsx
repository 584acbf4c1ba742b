import { X } from 'lucide';
import { uiCopy } from '../../content/ui.ts';
import { Icon } from './icon.tsx';

/** A message over the screen; stays until it is closed or the screen changes, so that nobody has to read fast. */
export function Toast({ children, onClose }: { children: string; onClose: () => void }) {
  return (
    <div className="toast" role="alert">
      <p className="toast__text">{children}</p>
      <button type="button" className="toast__close" aria-label={uiCopy.close} onClick={onClose}>
        <Icon icon={X} />
      </button>
    </div>
  );
}
