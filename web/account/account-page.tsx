import type { ReactNode } from 'react';
import { siteCopy } from '../../content/pages/site.ts';
import { TextPage } from '../ui/text-page.tsx';

/** One narrow column of text or form. `changes`: its content becomes another by itself, and the footer must not move then. */
export function AccountPage({ changes = false, children }: { changes?: boolean; children: ReactNode }) {
  return (
    <TextPage footer={siteCopy.footer}>
      <main className={`account column ${changes ? 'account--changes' : ''}`}>{children}</main>
    </TextPage>
  );
}
