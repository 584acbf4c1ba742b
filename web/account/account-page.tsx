import type { ReactNode } from 'react';
import { siteCopy } from '../../content/pages/site.ts';
import { TextPage } from '../ui/text-page.tsx';
import styles from './account.module.css';

/** `changes`: the content changes without a navigation, and the footer must not move then. */
export function AccountPage({ changes = false, children }: { changes?: boolean; children: ReactNode }) {
  return (
    <TextPage footer={siteCopy.footer}>
      <main className={`${styles.root} column`} data-changes={changes || undefined}>
        {children}
      </main>
    </TextPage>
  );
}
