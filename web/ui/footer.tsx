type Link = { readonly href: string; readonly label: string };

export type FooterWords = {
  readonly brand: string;
  readonly label: string;
  readonly links: readonly Link[];
  readonly legal: string;
  readonly independent: string;
};

/** The end of every page that is not the quiz. */
export function Footer({ brand, label, links, legal, independent }: FooterWords) {
  return (
    <footer class="footer">
      <div class="footer__inner page">
        <p class="footer__brand">{brand}</p>
        <nav class="footer__links" aria-label={label}>
          {links.map(({ href, label }) => (
            <a key={href} href={href}>
              {label}
            </a>
          ))}
        </nav>
        <p class="footer__small">{independent}</p>
        <p class="footer__small">{legal}</p>
      </div>
    </footer>
  );
}
