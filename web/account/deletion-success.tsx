import { useCallback, useEffect, useState } from 'preact/hooks';
import { deletionSuccessCopy as copy } from '../../content/pages/account.ts';
import type { DeletionStatusResponse } from '../../core/api/deletion-requests.ts';
import { get } from '../browser/api.ts';
import { queryParameter } from '../browser/navigation.ts';
import { LostPetals } from '../illustrations/lost-petals.tsx';
import { Button, LinkButton } from '../ui/button.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { AccountPage } from './account-page.tsx';

type Outcome = 'checking' | 'done' | 'unconfirmed' | 'unreachable';

/** Says that data is gone only when the server confirms it for the mailed token in `?request=`. */
export function DeletionSuccess() {
  const [outcome, setOutcome] = useState<Outcome>('checking');
  const check = useCallback(async () => {
    setOutcome('checking');
    setOutcome(await ask(queryParameter('request')));
  }, []);
  useEffect(() => void check(), [check]);
  return (
    <AccountPage>
      <div class="account__outcome" role="status">
        <LostPetals />
        <Message outcome={outcome} onRetry={check} />
      </div>
    </AccountPage>
  );
}

async function ask(token: string | null): Promise<Outcome> {
  if (!token) return 'unconfirmed';
  const result = await get<DeletionStatusResponse>(`/api/deletion-requests/${encodeURIComponent(token)}`);
  if (result.ok) return result.value.status === 'done' ? 'done' : 'unconfirmed';
  if (result.reason === 'refused' && ['not_found', 'invalid'].includes(result.error.code)) return 'unconfirmed';
  return 'unreachable';
}

function Message({ outcome, onRetry }: { outcome: Outcome; onRetry: () => void }) {
  switch (outcome) {
    case 'checking':
      return (
        <>
          <h1 class="account__title">{copy.checkingTitle}</h1>
          <p>{copy.checking}</p>
          <Skeleton shape="line" />
          <Skeleton shape="pill" />
        </>
      );
    case 'done':
      return (
        <>
          <h1 class="account__title">{copy.doneTitle}</h1>
          {copy.done.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <LinkButton href="/">{copy.close}</LinkButton>
        </>
      );
    case 'unconfirmed':
      return (
        <>
          <h1 class="account__title">{copy.unconfirmedTitle}</h1>
          <p>{copy.unconfirmed}</p>
          <LinkButton href="/delete">{copy.ask}</LinkButton>
        </>
      );
    case 'unreachable':
      return (
        <>
          <h1 class="account__title">{copy.unreachableTitle}</h1>
          <p>{copy.unreachable}</p>
          <Button onClick={onRetry}>{copy.retry}</Button>
        </>
      );
  }
}
