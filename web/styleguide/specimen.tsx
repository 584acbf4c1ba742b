import type { ReactNode } from 'react';
import styles from './styleguide.module.css';

type Props = {
  readonly name: string;
  /** See web/browser/shown-states.ts. */
  readonly shown?: 'hover' | 'focus' | 'press';
  readonly children: ReactNode;
};

export function Specimen({ name, shown, children }: Props) {
  return (
    <figure className={styles.specimen}>
      <figcaption>{name}</figcaption>
      <div data-state={shown}>{children}</div>
    </figure>
  );
}

export function Specimens({ small, children }: { small?: boolean; children: ReactNode }) {
  return (
    <div className={styles.specimens} data-small={small || undefined}>
      {children}
    </div>
  );
}
