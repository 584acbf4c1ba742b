import type { ReactNode } from 'react';
import { manageCopy } from '../../content/pages/manage.ts';
import { siteCopy } from '../../content/pages/site.ts';
import { TextPage } from '../ui/text-page.tsx';
import styles from './manage-page.module.css';

const { data, support } = manageCopy;

/** `wide`: room for two columns. */
export function ManagePage({ wide = false, children }: { wide?: boolean; children: ReactNode }) {
  return (
    <TextPage footer={siteCopy.footer}>
      <main className={`subscription ${wide ? 'page subscription--wide' : 'column'}`}>
        {children}
        <p className={styles.help}>
          {support.lead} <a href={support.href}>{support.label}</a>
        </p>
        <p className={`${styles.help} ${styles.data}`}>
          {data.map(({ href, label }) => (
            <a key={href} href={href}>
              {label}
            </a>
          ))}
        </p>
      </main>
    </TextPage>
  );
}
