import '../design/walk.css';
import { useEffect, useState } from 'react';
import { confirmationCopy } from '../../content/pages/confirmation.ts';
import { openAppCopy as copy } from '../../content/pages/open-app.ts';
import { fragment } from '../browser/navigation.ts';
import { isAndroid } from '../browser/platform.ts';
import { LostPetals } from '../illustrations/lost-petals.tsx';
import framedStyles from '../ui/framed.module.css';
import { Link } from '../ui/link.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import accessStyles from './app-access.module.css';
import { appAddress } from './app-address.ts';
import { CodeFallback } from './code-fallback.tsx';
import confirmationStyles from './confirmation.module.css';
import { StoreLinks } from './store-links.tsx';
import { useAppMissing } from './use-app-missing.ts';

const { manage } = confirmationCopy.paid;

/** Opening this page does not consume the token; the app does. */
export default function OpenApp() {
  const [token, setToken] = useState<string>();
  useEffect(() => setToken(fragment()), []);
  const appless = token === undefined || !isAndroid() ? undefined : copy.android;
  return (
    <main className={`${confirmationStyles.root} ${framedStyles.root} column`} data-backdrop="card">
      <div className={confirmationStyles.outcome} aria-live="polite">
        {token === '' ? (
          <div className={confirmationStyles.openApp}>
            <div className={confirmationStyles.orderStatusIcon}>
              <LostPetals />
            </div>
            <h1>{copy.noneTitle}</h1>
            <p>{copy.none}</p>
            <LinkButton href="/manage">{copy.manage}</LinkButton>
          </div>
        ) : (
          <div className={confirmationStyles.openApp}>
            <h1>{(appless ?? copy).title}</h1>
            <p>{(appless ?? copy).text}</p>
            <div className="card">
              {token === undefined ? <Skeleton shape="block" /> : <OpenOptions token={token} appless={appless} />}
            </div>
            {appless ? (
              <p className={accessStyles.small}>
                {manage.text} <Link href={manage.href}>{manage.label}</Link>
              </p>
            ) : (
              <p className={accessStyles.small}>{copy.onPhone}</p>
            )}
          </div>
        )}
      </div>
    </main>
  );
}

type OptionsProps = { readonly token: string; readonly appless: { readonly codeTitle: string } | undefined };

function OpenOptions({ token, appless }: OptionsProps) {
  const [tried, onOpen] = useAppMissing();
  return (
    <div className={accessStyles.ways}>
      {!appless && (
        <LinkButton href={appAddress(token)} fullWidth onClick={onOpen}>
          {copy.action}
        </LinkButton>
      )}
      <p className={accessStyles.small}>{copy.once}</p>
      <StoreLinks />
      <CodeFallback code={token} words={{ ...copy, ...appless }} open={tried} />
    </div>
  );
}
