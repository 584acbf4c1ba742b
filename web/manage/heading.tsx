import { useEffect, useRef } from 'react';
import styles from './manage-page.module.css';

/** The title of a state that was come to without leaving the page: it takes the focus, so that it is read out. */
export function Heading({ children, focus = true }: { children: string; focus?: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focus) heading.current?.focus();
  }, [focus]);
  return (
    <h1 className={styles.title} ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}
