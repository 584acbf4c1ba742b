import type { ReactNode } from 'react';
import { manageCopy } from '../../content/pages/manage.ts';
import { siteCopy } from '../../content/pages/site.ts';
import { Link } from '../ui/link.tsx';
import { TextPage } from '../ui/text-page.tsx';
import styles from './manage-page.module.css';

const { data, support } = manageCopy;

type Props = {
  readonly wide?: boolean;
  /** On a wide screen what can be done stands beside the form. */
  readonly beside?: boolean;
  readonly children: ReactNode;
};

export function ManagePage({ wide = false, beside = false, children }: Props) {
  return (
    <TextPage footer={siteCopy.footer}>
      <main className={`${styles.root} ${wide ? 'page' : 'column'}`} data-beside={beside || undefined}>
        {children}
        <p className={styles.help}>
          {support.lead} <Link href={support.href}>{support.label}</Link>
        </p>
        <p className={`${styles.help} ${styles.data}`}>
          {data.map(({ href, label }) => (
            <Link key={href} href={href}>
              {label}
            </Link>
          ))}
        </p>
      </main>
    </TextPage>
  );
}
