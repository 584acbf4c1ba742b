import type { ReactNode } from 'react';
import { siteCopy } from '../../content/pages/site.ts';
import { TextPage } from '../ui/text-page.tsx';
import styles from './account.module.css';

type Props = {
  /** The content changes without a navigation, and the footer must not move then. */
  readonly changes?: boolean;
  /** On a wide screen its form stands beside its words. */
  readonly beside?: boolean;
  readonly children: ReactNode;
};

export function AccountPage({ changes = false, beside = false, children }: Props) {
  return (
    <TextPage footer={siteCopy.footer}>
      <main className={`${styles.root} column`} data-changes={changes || undefined} data-beside={beside || undefined}>
        {children}
      </main>
    </TextPage>
  );
}
