import { X } from 'lucide';
import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { Icon } from './icon.tsx';

type Props = {
  readonly title: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
};

/** A native dialog: traps focus, closes with Escape, a tap outside or the cross, and gives focus back where it was. */
export function Modal({ title, closeLabel, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  // A layout effect: only a dialog that is still in the page gives the focus back when it is closed.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return (
    <dialog ref={dialog} class="modal" aria-labelledby={heading} onClose={onClose} closedby="any">
      <div class="modal__content">
        <div class="modal__head">
          <h2 class="modal__title" id={heading}>
            {title}
          </h2>
          <button type="button" class="modal__close" aria-label={closeLabel} onClick={onClose}>
            <Icon icon={X} size={24} />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
