import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

type Props = {
  readonly title: string;
  readonly note?: string | undefined;
  readonly action?: ComponentChildren;
  readonly children: ComponentChildren;
};

/** One subject of a page. */
export function Panel({ title, note, action, children }: Props) {
  const heading = useId();
  return (
    <section class="desk-panel" aria-labelledby={heading}>
      <div class="desk-panel__head">
        <h2 class="desk-panel__title" id={heading}>
          {title}
        </h2>
        {action}
      </div>
      {note && <p class="desk-panel__note">{note}</p>}
      {children}
    </section>
  );
}

/** What will be here one day. */
export function Empty({ children }: { children: string }) {
  return <p class="empty">{children}</p>;
}
