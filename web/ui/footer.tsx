import styles from './footer.module.css';
import { Link } from './link.tsx';

type FooterLink = { readonly href: string; readonly label: string };

export type FooterCopy = {
  readonly brand: string;
  readonly label: string;
  readonly links: readonly FooterLink[];
  /** Whose data the site shows, and under which licence. */
  readonly credits: readonly FooterLink[];
  readonly legal: string;
  readonly independent: string;
};

/** The end of every page that is not the quiz. */
export function Footer({ brand, label, links, credits, legal, independent }: FooterCopy) {
  return (
    <footer className={styles.root}>
      <div className={`${styles.inner} page`}>
        <p className={styles.brand}>{brand}</p>
        <nav className={styles.links} aria-label={label}>
          {links.map(({ href, label }) => (
            <Link key={label} href={href}>
              {label}
            </Link>
          ))}
        </nav>
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
