import type { ComponentChildren } from 'preact';

type Item = { readonly id: string; readonly title: string; readonly content: ComponentChildren };

/** Titles that unfold what belongs to them; works before any code has come. */
export function Accordion({ items }: { items: readonly Item[] }) {
  return (
    <div class="accordion">
      {items.map(({ id, title, content }) => (
        <details key={id} class="accordion__item">
          <summary class="accordion__title">{title}</summary>
          <div class="accordion__content">{content}</div>
        </details>
      ))}
    </div>
  );
}
