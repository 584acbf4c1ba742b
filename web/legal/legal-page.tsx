import { legalPage } from '../../content/pages/legal-page.ts';
import { siteCopy } from '../../content/pages/site.ts';
import { TextPage } from '../ui/text-page.tsx';
import { Contents } from './contents.tsx';
import { documentAt } from './documents.ts';
import styles from './legal.module.css';

export function LegalPage({ path }: { path: string }) {
  const { title, subtitle, effective, html, headings } = documentAt(path);
  return (
    <TextPage footer={siteCopy.footer}>
      <main className={`${styles.root} page`} data-progressive="">
        <header className={styles.head}>
          <h1 id="title" className={styles.title}>
            {title}
          </h1>
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
