import type { ReactNode } from 'react';
import styles from './accordion.module.css';

type Item = { readonly id: string; readonly title: string; readonly content: ReactNode };

export function Accordion({ items }: { items: readonly Item[] }) {
  return (
    <div className={styles.root}>
      {items.map(({ id, title, content }) => (
        <details key={id} className={styles.item}>
          <summary className={styles.title}>{title}</summary>
          <div className={styles.content}>{content}</div>
        </details>
      ))}
    </div>
  );
}
