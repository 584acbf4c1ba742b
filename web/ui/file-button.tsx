import type { ReactNode } from 'react';
import buttonStyles from './button.module.css';
import styles from './file-button.module.css';

type FileButtonProps = {
  readonly capture?: 'user' | undefined;
  readonly describedBy?: string;
  readonly onFile: (file: File | undefined) => void;
  readonly children: ReactNode;
};

/** Phones offer their camera and their photos; with `capture` the camera alone. */
export function FileButton({ capture, describedBy, onFile, children }: FileButtonProps) {
  return (
    <label className={`${buttonStyles.root} ${styles.root}`} data-variant="quiet">
      <input
        type="file"
        className="visually-hidden"
        accept="image/*"
        capture={capture}
        aria-describedby={describedBy}
        onChange={({ currentTarget }) => {
          onFile(currentTarget.files?.[0]);
          // The same photo may be chosen again.
          currentTarget.value = '';
        }}
      />
      {children}
    </label>
  );
}
