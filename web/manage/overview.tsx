import { Fragment, useEffect, useRef, useState } from 'react';
import { manageCopy } from '../../content/pages/manage.ts';
import type { ManageResponse } from '../../core/api/manage.ts';
import { fill } from '../../core/presentation/fill.ts';
import { isCurrent } from '../../core/subscriptions/managed-state.ts';
import { Button } from '../ui/button.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Heading } from './heading.tsx';
import styles from './manage-page.module.css';
import { ManagePage } from './manage-page.tsx';
import { Managed } from './managed.tsx';
import { SessionsDialog } from './sessions-dialog.tsx';

const { overview: copy, none } = manageCopy;

type Props = {
  readonly overview: ManageResponse;
  readonly onSignOut: () => void;
};

export function Overview({ overview, onSignOut }: Props) {
  const { email, subscriptions, portal } = overview;
  const [news, setNews] = useState<string>();
  const [sessionsShown, setSessionsShown] = useState(false);
  const newsLine = useRef<HTMLParagraphElement>(null);
  const partAt = (index: number) => partOf(subscriptions, index);
  const begins = (index: number) => index > 0 && partAt(index) !== partAt(index - 1);
  useEffect(() => {
    if (news) newsLine.current?.focus();
  }, [news]);
  return (
    <ManagePage wide>
      <header className={styles.head}>
        <Heading>{titleOf(subscriptions)}</Heading>
        <p className={styles.who}>
          <span className={styles.wrap}>
            {copy.signedInAs} <strong>{email}</strong>
          </span>
          <span className={styles.sessionActions}>
            <Button variant="plain" onClick={() => setSessionsShown(true)}>
              {manageCopy.sessions.open}
            </Button>
            <Button variant="plain" onClick={onSignOut}>
              {copy.signOut}
            </Button>
          </span>
        </p>
        {subscriptions.length > 0 && <LinkButton href={copy.open.href}>{copy.open.label}</LinkButton>}
      </header>
      <div role="status">
        {news && (
          <p className={styles.notice} ref={newsLine} tabIndex={-1}>
            {news}
          </p>
        )}
      </div>
      {subscriptions.length === 0 && (
        <div className={styles.none}>
          <p>{fill(none.text, { email })}</p>
          <LinkButton href="/prediction">{copy.again}</LinkButton>
        </div>
      )}
      {subscriptions.map((subscription, index) => (
        <Fragment key={subscription.id}>
          {begins(index) && <h2 className={styles.others}>{partAt(index) === 'past' ? copy.others : copy.also}</h2>}
          <Managed subscription={subscription} email={email} portal={portal} onDone={setNews} />
        </Fragment>
      ))}
      {sessionsShown && <SessionsDialog onClose={() => setSessionsShown(false)} />}
    </ManagePage>
  );
}

/** The first needs no heading, whatever it is. */
function partOf(subscriptions: ManageResponse['subscriptions'], index: number): 'first' | 'current' | 'past' {
  const { [index]: one } = subscriptions;
  if (index === 0 || !one) return 'first';
  return isCurrent(one.state) ? 'current' : 'past';
}

function titleOf(subscriptions: ManageResponse['subscriptions']): string {
  if (subscriptions.length === 0) return none.title;
  return subscriptions.every(({ once }) => once) ? manageCopy.titleOnce : manageCopy.title;
}
