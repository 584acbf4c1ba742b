import type { ReactNode } from 'react';

type Item = { readonly id: string; readonly title: string; readonly content: ReactNode };

/** Titles that unfold what belongs to them; works before any code has come. */
export function Accordion({ items }: { items: readonly Item[] }) {
  return (
    <div className="accordion">
      {items.map(({ id, title, content }) => (
        <details key={id} className="accordion__item">
          <summary className="accordion__title">{title}</summary>
          <div className="accordion__content">{content}</div>
        </details>
      ))}
    </div>
  );
}
