import type { ReactNode } from 'react';
import { useId } from 'react';

type Props = {
  readonly title: string;
  readonly note?: string | undefined;
  readonly action?: ReactNode;
  readonly children: ReactNode;
};

/** One subject of a page. */
export function Panel({ title, note, action, children }: Props) {
  const heading = useId();
  return (
    <section className="desk-panel" aria-labelledby={heading}>
      <div className="desk-panel__head">
        <h2 className="desk-panel__title" id={heading}>
          {title}
        </h2>
        {action}
      </div>
      {note && <p className="desk-panel__note">{note}</p>}
      {children}
    </section>
  );
}

/** What will be here one day. */
export function Empty({ children }: { children: string }) {
  return <p className="empty">{children}</p>;
}
