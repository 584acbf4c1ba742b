import type { ComponentChildren } from 'preact';
import { siteCopy } from '../../content/pages/site.ts';
import { TextPage } from '../ui/text-page.tsx';

/** One narrow column of text or form. */
export function AccountPage({ children }: { children: ComponentChildren }) {
  return (
    <TextPage footer={siteCopy.footer}>
      <main class="account column">{children}</main>
    </TextPage>
  );
}
