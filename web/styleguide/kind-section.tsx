import type { ReactNode } from 'react';
import { kindsGuide } from '../../content/pages/styleguide-kinds.ts';
import { Specimens } from './specimen.tsx';
import styles from './styleguide.module.css';

type Props = { readonly kind: keyof typeof kindsGuide.kinds; readonly children: ReactNode };

export function KindSection({ kind, children }: Props) {
  const { title, lead } = kindsGuide.kinds[kind];
  return (
    <section className={styles.chapter} id={kind} aria-labelledby={`${kind}-title`}>
      <header className={styles.head}>
        <h2 id={`${kind}-title`}>{title}</h2>
        <p>{lead}</p>
      </header>
      <Specimens>{children}</Specimens>
    </section>
  );
}
