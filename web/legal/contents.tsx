import { legalPage } from '../../content/pages/legal-page.ts';
import styles from './contents.module.css';
import type { LegalHeading } from './render.ts';

export function Contents({ headings }: { headings: readonly LegalHeading[] }) {
  return (
    <nav className={styles.root} aria-label={legalPage.contents}>
      <details>
        <summary>{legalPage.contents}</summary>
        <ol>
          {headings.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
