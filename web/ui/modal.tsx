import { X } from 'lucide';
import type { ReactNode } from 'react';
import { useId, useLayoutEffect, useRef } from 'react';
import { Icon } from './icon.tsx';
import styles from './modal.module.css';

type Props = {
  readonly title: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

export function Modal({ title, closeLabel, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  // A layout effect: only a dialog that is still in the page restores the focus.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  // StrictMode closes and opens the dialog at once; the close event then comes while it is open.
  const closed = () => {
    if (!dialog.current?.open) onClose();
  };
  // WebKit lacks `closedby`. A press that began inside, such as one that selects a word, closes nothing.
  const pressed = useRef<EventTarget>(null);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes every dialog
    <dialog
      ref={dialog}
      className={styles.root}
      aria-labelledby={heading}
      onClose={closed}
      onPointerDown={({ target }) => {
        pressed.current = target;
      }}
      onClick={({ target }) => {
        if (target === dialog.current && target === pressed.current) onClose();
      }}
    >
      <div className={styles.content}>
        <div className={styles.head}>
          <h2 className={styles.title} id={heading}>
            {title}
          </h2>
          <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
            <Icon icon={X} size={24} />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
