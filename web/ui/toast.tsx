import { X } from 'lucide';
import { uiCopy } from '../../content/ui.ts';
import { Icon } from './icon.tsx';

/** A message over the screen; stays until it is closed or the screen changes, so that nobody has to read fast. */
export function Toast({ children, onClose }: { children: string; onClose: () => void }) {
  return (
    <div class="toast" role="alert">
      <p class="toast__text">{children}</p>
      <button type="button" class="toast__close" aria-label={uiCopy.close} onClick={onClose}>
        <Icon icon={X} />
      </button>
    </div>
  );
}
