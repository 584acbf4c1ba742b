import type { ComponentChildren } from 'preact';
import { textPageFrame } from '../../content/pages/text-pages.ts';
import { TextPage } from '../ui/text-page.tsx';

/** One narrow column of text or form. */
export function AccountPage({ children }: { children: ComponentChildren }) {
  return (
    <TextPage {...textPageFrame}>
      <main class="account column">{children}</main>
    </TextPage>
  );
}
