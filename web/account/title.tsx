import { useEffect, useRef } from 'react';
import styles from './account.module.css';

/** Takes the focus, so that screen readers announce a state without a navigation. */
export function Title({ children, focus = true }: { children: string; focus?: boolean }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focus) title.current?.focus();
  }, [focus]);
  return (
    <h1 className={styles.title} ref={title} tabIndex={-1}>
      {children}
    </h1>
  );
}
