import '../design/error.css';
import type { ReactNode } from 'react';
import { confirmationCopy } from '../../content/pages/confirmation.ts';
import type { AppLinkResponse } from '../../core/api/app-links.ts';
import { fill } from '../../core/presentation/fill.ts';
import { BusyButton } from '../ui/busy-button.tsx';
import { Button } from '../ui/button.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import styles from './app-access.module.css';
import { appAddress } from './app-address.ts';
import { CodeFallback } from './code-fallback.tsx';
import { QrCode } from './qr-code.tsx';
import { useAppLink, useLinkMail } from './use-app-link.ts';
import { useAppMissing } from './use-app-missing.ts';

const { app: copy, login, first } = confirmationCopy.paid;

type Props = { readonly sessionId: string; readonly email: string };

export function AppAccess({ sessionId, email }: Props) {
  const { app, retry } = useAppLink(sessionId);
  const [tried, onOpen] = useAppMissing();
  return (
    <>
      <div className={styles.option} data-way="">
        {app.kind === 'here' && <Link link={app.link} onOpen={onOpen} />}
        {app.kind === 'waiting' && (
          <>
            <p className="visually-hidden">{copy.waiting}</p>
            <Skeleton shape="block" />
          </>
        )}
        {app.kind === 'failed' && (
          <div className="notice">
            <p>{copy.failed}</p>
            <Button variant="plain" onClick={retry}>
              {copy.retry}
            </Button>
          </div>
        )}
      </div>
      <LinkByMail sessionId={sessionId} email={email} variant="plain">
        {app.kind === 'here' && <CodeFallback code={app.link.code} words={copy} open={tried} />}
      </LinkByMail>
    </>
  );
}

type MailProps = Props & { readonly variant: 'plain' | 'quiet'; readonly children?: ReactNode };

export function LinkByMail({ sessionId, email, variant, children }: MailProps) {
  const [mailing, mail] = useLinkMail(sessionId);
  const problem = mailing === 'failed' ? copy.mailFailed : mailing === 'tooMany' ? copy.tooMany : undefined;
  return (
    <div className={styles.more}>
      <BusyButton variant={variant} busy={mailing === 'busy'} busyLabel={copy.mailing} onClick={mail}>
        {copy.mail}
      </BusyButton>
      <div role="status">{mailing === 'mailed' && <p className={styles.message}>{fill(copy.mailed, { email })}</p>}</div>
      <div role="alert">{problem && <p className="notice notice--error">{problem}</p>}</div>
      {children}
      <p className={styles.small}>
        {login} <strong>{email}</strong>
      </p>
    </div>
  );
}

function Link({ link: { link, code, qr, minutes, universal }, onOpen }: { link: AppLinkResponse; onOpen: () => void }) {
  const values = { minutes: String(minutes) };
  return (
    <>
      <div className={styles.phone}>
        <LinkButton
          href={universal ? link : appAddress(code)}
          variant={first === 'plan' ? 'quiet' : 'main'}
          fullWidth
          onClick={onOpen}
        >
          {copy.action}
        </LinkButton>
        <p className={styles.small}>{fill(copy.once, values)}</p>
      </div>
      <div className={styles.desktop}>
        <QrCode qr={qr} label={copy.qr} />
        <p className={styles.small}>{fill(copy.scan, values)}</p>
      </div>
    </>
  );
}
