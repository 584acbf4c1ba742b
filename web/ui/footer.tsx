import type { ReactNode } from 'react';
import styles from './footer.module.css';
import { Link } from './link.tsx';

type FooterLink = { readonly href: string; readonly label: string };

export type FooterCopy = {
  readonly brand: string;
  readonly label: string;
  readonly groups: readonly { readonly title: string; readonly links: readonly FooterLink[] }[];
  readonly credits: readonly FooterLink[];
  readonly legal: string;
  readonly independent: string;
};

type Props = FooterCopy & {
  /** What a mark on the page means. */
  readonly note?: ReactNode;
};

export function Footer({ brand, label, groups, credits, legal, independent, note }: Props) {
  return (
    <footer className={styles.root}>
      <div className={`${styles.inner} page`}>
        <p className={styles.brand}>{brand}</p>
        <nav className={styles.links} aria-label={label}>
          {groups.map(({ title, links }) => (
            <div key={title}>
              <p className="eyebrow">{title}</p>
              {links.map(({ href, label }) => (
                <Link key={label} href={href}>
                  {label}
                </Link>
              ))}
            </div>
          ))}
        </nav>
        {note && <p className={styles.small}>{note}</p>}
        <p className={styles.small}>{independent}</p>
        <p className={`${styles.small} ${styles.credits}`}>
          {credits.map(({ href, label }) => (
            <a key={href} href={href} rel="noopener">
              {label}
            </a>
          ))}
        </p>
        <p className={styles.small}>{legal}</p>
      </div>
    </footer>
  );
}
