import { useEffect, useRef } from 'react';
import styles from './account.module.css';

/** The title of a state that was come to without leaving the page: it takes the focus, so that it is read out. */
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
