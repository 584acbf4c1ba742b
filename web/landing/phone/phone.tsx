import type { ReactNode } from 'react';
import styles from './phone.module.css';

type Props = { readonly picture: string; readonly name: string; readonly children: ReactNode };

export function Phone({ picture, name, children }: Props) {
  return (
    <div className={styles.root} data-screen={name} role="img" aria-label={picture}>
      <div className={styles.screen}>{children}</div>
    </div>
  );
}
