import type { ComponentChildren } from 'preact';

type Frame = {
  readonly brand: string;
  readonly linksLabel: string;
  readonly links: readonly { readonly href: string; readonly label: string }[];
};

/** A page that is read rather than walked through: the way home above it, the small print below. */
export function TextPage({ brand, linksLabel, links, children }: Frame & { readonly children: ComponentChildren }) {
  return (
    <>
      <header class="text-page__header page">
        <a class="brand" href="/">
          <img class="brand__mark" src="/icon.svg" alt="" width="28" height="28" />
          {brand}
        </a>
      </header>
      {children}
      <footer class="text-page__footer">
        <nav class="text-page__links page" aria-label={linksLabel}>
          {links.map(({ href, label }) => (
            <a key={href} href={href}>
              {label}
            </a>
          ))}
        </nav>
      </footer>
    </>
  );
}
