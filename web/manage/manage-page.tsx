import type { ComponentChildren } from 'preact';
import { manageCopy } from '../../content/pages/manage.ts';
import { siteCopy } from '../../content/pages/site.ts';
import { TextPage } from '../ui/text-page.tsx';

const { data, support } = manageCopy;

/** `wide`: room for two columns. */
export function ManagePage({ wide = false, children }: { wide?: boolean; children: ComponentChildren }) {
  return (
    <TextPage footer={siteCopy.footer}>
      <main class={`subscription ${wide ? 'page subscription--wide' : 'column'}`}>
        {children}
        <p class="subscription__help">
          {support.lead} <a href={support.href}>{support.label}</a>
        </p>
        <p class="subscription__help subscription__data">
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
