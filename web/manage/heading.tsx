import { useEffect, useRef } from 'react';
import styles from './manage-page.module.css';

/** Takes the focus, so that screen readers announce a state without a navigation. */
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
