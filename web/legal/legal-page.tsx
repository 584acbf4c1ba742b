import { legalPage } from '../../content/pages/legal.ts';
import { siteCopy } from '../../content/pages/site.ts';
import { TextPage } from '../ui/text-page.tsx';
import { documentAt } from './documents.ts';
import styles from './legal.module.css';
import type { LegalHeading } from './render.ts';

export function LegalPage({ path }: { path: string }) {
  const { title, subtitle, effective, html, headings } = documentAt(path);
  return (
    <TextPage footer={siteCopy.footer}>
      <main className={`${styles.root} page`} data-progressive="">
        <header className={styles.head}>
          <h1 className={styles.title}>{title}</h1>
          {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
          <p className={styles.effective}>
            {legalPage.effective} {effective}
          </p>
        </header>
        <Contents headings={headings} />
        <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />
      </main>
    </TextPage>
  );
}

function Contents({ headings }: { headings: readonly LegalHeading[] }) {
  return (
    <nav className={styles.contents} aria-label={legalPage.contents}>
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
