import type { MouseEvent, ReactNode } from 'react';
import { styleguideCopy } from '../../content/pages/styleguide.ts';
import { scrollToId } from '../browser/scroll.ts';
import styles from './styleguide.module.css';

const { chapters, contents } = styleguideCopy;

type ChapterId = keyof typeof chapters;

const ids = Object.keys(chapters) as ChapterId[];

export function Chapter({ id, children }: { id: ChapterId; children: ReactNode }) {
  const { title, lead } = chapters[id];
  return (
    <section className={styles.chapter} id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <header className={styles.head}>
        <h2 id={`${id}-title`}>{title}</h2>
        <p>{lead}</p>
      </header>
      {children}
    </section>
  );
}

export function Contents() {
  return (
    <nav className={styles.contents} aria-label={contents}>
      <ol>
        {ids.map((id) => (
          <li key={id}>
            <a href={`#${id}`} onClick={(event) => lead(event, id)}>
              {chapters[id].title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The navigation treats every change of the address as another screen. */
function lead(event: MouseEvent, id: ChapterId): void {
  event.preventDefault();
  scrollToId(id);
}
