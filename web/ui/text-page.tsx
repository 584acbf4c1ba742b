import type { ReactNode } from 'react';
import icon from '../design/icon.svg?url';
import { Footer, type FooterCopy } from './footer.tsx';
import { Link } from './link.tsx';
import styles from './text-page.module.css';

export function TextPage({ footer, children }: { footer: FooterCopy; children: ReactNode }) {
  return (
    <>
      <header className={`${styles.header} page`}>
        <Link className="brand" href="/">
          <img className="brand__mark" src={icon} alt="" width="28" height="28" />
          {footer.brand}
        </Link>
      </header>
      {children}
      <Footer {...footer} />
    </>
  );
}
