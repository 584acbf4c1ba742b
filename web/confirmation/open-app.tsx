import { useEffect, useState } from 'react';
import { openAppCopy as copy } from '../../content/pages/manage.ts';
import { fragment } from '../browser/navigation.ts';
import { LinkButton } from '../ui/button.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { appAddress } from './app-address.ts';
import { CodeFallback } from './code-fallback.tsx';
import { StoreLinks } from './store-links.tsx';
import { useTried } from './use-tried.ts';

/** Where a one-time link leads: into the app. Looking at it uses nothing up; only the app does. */
export default function OpenApp() {
  const [token, setToken] = useState<string>();
  useEffect(() => setToken(fragment()), []);
  return (
    <main className="confirmation open-app framed column">
      <div className="confirmation__outcome" aria-live="polite">
        {token === '' ? (
          <div className="order-news">
            <h1>{copy.noneTitle}</h1>
            <p>{copy.none}</p>
            <LinkButton href="/manage">{copy.manage}</LinkButton>
          </div>
        ) : (
          <div className="paid">
            <h1>{copy.title}</h1>
            <p>{copy.text}</p>
            <div className="card paid__step">{token === undefined ? <Skeleton shape="block" /> : <Ways token={token} />}</div>
            <p className="access__small">{copy.onPhone}</p>
          </div>
        )}
      </div>
    </main>
  );
}

function Ways({ token }: { token: string }) {
  const [tried, onTried] = useTried();
  return (
    <div className="access">
      <LinkButton href={appAddress(token)} wide onClick={onTried}>
        {copy.action}
      </LinkButton>
      <p className="access__small">{copy.once}</p>
      <StoreLinks />
      <CodeFallback code={token} words={copy} open={tried} />
    </div>
  );
}
