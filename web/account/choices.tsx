import { type MouseEvent, useEffect, useState } from 'react';
import { choicesCopy as copy } from '../../content/pages/account.ts';
import { objects } from '../browser/consent.ts';
import { CONSENT_SETTINGS, openConsentSettings } from '../browser/consent-settings.ts';
import { LinkButton } from '../ui/button.tsx';
import { AccountPage } from './account-page.tsx';

function openSettings(event: MouseEvent): void {
  event.preventDefault();
  openConsentSettings();
}

/** Everything a visitor decides about their data, in one place. */
export default function Choices() {
  const [gpc, setGpc] = useState(false);
  useEffect(() => setGpc(objects()), []);
  return (
    <AccountPage>
      <h1 className="account__title">{copy.title}</h1>
      <p className="account__lead">{copy.lead}</p>
      {copy.choices.map(({ id, title, text, link }) => (
        <section key={id} className="account__section card">
          <h2 className="account__subtitle">{title}</h2>
          <p>{text}</p>
          <LinkButton href={link.href} look="quiet" wide {...(link.href === `#${CONSENT_SETTINGS}` && { onClick: openSettings })}>
            {link.label}
          </LinkButton>
        </section>
      ))}
      <section className="account__section">
        <h2 className="account__subtitle">{copy.saleTitle}</h2>
        <p>{copy.sale}</p>
      </section>
      <section className="account__section">
        <h2 className="account__subtitle">{copy.gpcTitle}</h2>
        <p>{copy.gpc}</p>
        {gpc && <p className="notice">{copy.gpcOn}</p>}
      </section>
      <section className="account__section">
        <h2 className="account__subtitle">{copy.readTitle}</h2>
        <ul className="account__list">
          {copy.read.map(({ href, label }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      </section>
    </AccountPage>
  );
}
