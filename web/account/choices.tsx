import { type MouseEvent, useEffect, useState } from 'react';
import { choicesCopy as copy } from '../../content/pages/account.ts';
import { sendsGpc } from '../browser/consent.ts';
import { CONSENT_SETTINGS, openConsentSettings } from '../browser/consent-settings.ts';
import { Link } from '../ui/link.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import styles from './account.module.css';
import { AccountPage } from './account-page.tsx';

function openSettings(event: MouseEvent): void {
  event.preventDefault();
  openConsentSettings();
}

export default function Choices() {
  const [gpc, setGpc] = useState(false);
  useEffect(() => setGpc(sendsGpc()), []);
  return (
    <AccountPage>
      <h1 className={styles.title}>{copy.title}</h1>
      <p className={styles.lead}>{copy.lead}</p>
      {copy.choices.map(({ id, title, text, link }) => (
        <section key={id} className={`${styles.section} card`}>
          <h2 className={styles.subtitle}>{title}</h2>
          <p>{text}</p>
          <LinkButton
            href={link.href}
            variant="quiet"
            fullWidth
            {...(link.href === `#${CONSENT_SETTINGS}` && { onClick: openSettings })}
          >
            {link.label}
          </LinkButton>
        </section>
      ))}
      <section className={styles.section}>
        <h2 className={styles.subtitle}>{copy.saleTitle}</h2>
        <p>{copy.sale}</p>
      </section>
      <section className={styles.section}>
        <h2 className={styles.subtitle}>{copy.gpcTitle}</h2>
        <p>{copy.gpc}</p>
        {gpc && <p className="notice">{copy.gpcOn}</p>}
      </section>
      <section className={styles.section}>
        <h2 className={styles.subtitle}>{copy.readTitle}</h2>
        <ul className={styles.list}>
          {copy.read.map(({ href, label }) => (
            <li key={href}>
              <Link href={href}>{label}</Link>
            </li>
          ))}
        </ul>
      </section>
    </AccountPage>
  );
}
