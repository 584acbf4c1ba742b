import { useCallback, useEffect, useRef, useState } from 'react';
import { deletionSuccessCopy as copy } from '../../content/pages/account.ts';
import type { DeletionStatusResponse } from '../../core/api/deletion-requests.ts';
import { post } from '../browser/api.ts';
import { clearDevice } from '../browser/clear-device.ts';
import { after } from '../browser/clock.ts';
import { isDeletionConfirmed, markDeletionConfirmed } from '../browser/confirmed-deletion.ts';
import { fragment } from '../browser/navigation.ts';
import { LostPetals } from '../illustrations/lost-petals.tsx';
import { Button } from '../ui/button.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import styles from './account.module.css';
import { AccountPage } from './account-page.tsx';
import { UsedDeletion } from './used-deletion.tsx';

type Outcome = 'checking' | 'working' | 'owed' | 'done' | 'used' | 'unconfirmed' | 'unreachable';

const POLL_MS = 1500;
const OUTCOMES = { open: 'working', erased: 'owed', done: 'done' } as const satisfies Record<string, Outcome>;

export default function DeletionSuccess() {
  const [outcome, setOutcome] = useState<Outcome>('checking');
  const stopped = useRef(false);
  const confirmedHere = useRef(false);
  const check = useCallback(async () => {
    const token = fragment();
    const found = await fetchStatus(token);
    if (stopped.current) return;
    const clears = isDeletionConfirmed(token);
    confirmedHere.current ||= clears;
    setOutcome(found === 'done' && !confirmedHere.current ? 'used' : found);
    if (clears && (found === 'done' || found === 'owed')) {
      // With Back, visitors come here again, perhaps with new answers.
      markDeletionConfirmed('');
      await clearDevice();
    }
    if (found === 'working' || found === 'owed') after(POLL_MS, check);
  }, []);
  useEffect(() => {
    stopped.current = false;
    void check();
    return () => {
      stopped.current = true;
    };
  }, [check]);
  return (
    <AccountPage>
      <div className={styles.outcome} role="status">
        <LostPetals />
        <Message outcome={outcome} onRetry={check} />
      </div>
    </AccountPage>
  );
}

async function fetchStatus(token: string): Promise<Outcome> {
  if (!token) return 'unconfirmed';
  const result = await post<DeletionStatusResponse>('/api/deletions/status', { token });
  if (result.ok) return OUTCOMES[result.value.status];
  if (result.reason === 'refused' && ['not_found', 'invalid'].includes(result.error.code)) return 'unconfirmed';
  return 'unreachable';
}

function Message({ outcome, onRetry }: { outcome: Outcome; onRetry: () => void }) {
  switch (outcome) {
    case 'checking':
    case 'working':
      return (
        <>
          <h1 className={styles.title}>{outcome === 'checking' ? copy.checkingTitle : copy.workingTitle}</h1>
          <p>{outcome === 'checking' ? copy.checking : copy.working}</p>
          <Skeleton shape="line" />
          <Skeleton shape="pill" />
        </>
      );
    case 'owed':
      return (
        <>
          <h1 className={styles.title}>{copy.owedTitle}</h1>
          <p>{copy.owed}</p>
          <LinkButton href="/">{copy.close}</LinkButton>
        </>
      );
    case 'done':
      return (
        <>
          <h1 className={styles.title}>{copy.doneTitle}</h1>
          {copy.done.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <LinkButton href="/">{copy.close}</LinkButton>
        </>
      );
    case 'used':
      return <UsedDeletion />;
    case 'unconfirmed':
      return (
        <>
          <h1 className={styles.title}>{copy.unconfirmedTitle}</h1>
          <p>{copy.unconfirmed}</p>
          <LinkButton href="/delete">{copy.ask}</LinkButton>
        </>
      );
    case 'unreachable':
      return (
        <>
          <h1 className={styles.title}>{copy.unreachableTitle}</h1>
          <p>{copy.unreachable}</p>
          <Button onClick={onRetry}>{copy.retry}</Button>
        </>
      );
  }
}
