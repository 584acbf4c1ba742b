import { useEffect, useRef } from 'react';
import { LinkButton } from '../ui/link-button.tsx';
import styles from './account.module.css';
import { AccountPage } from './account-page.tsx';

export function LinkResult({ title, text, label, href }: { title: string; text: string; label: string; href: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <AccountPage>
      <h1 className={styles.title} ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p className={styles.lead} role="status">
        {text}
      </p>
      <LinkButton href={href} fullWidth>
        {label}
      </LinkButton>
    </AccountPage>
  );
}
