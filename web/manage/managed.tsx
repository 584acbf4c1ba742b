import { useState } from 'react';
import { manageCopy, manageRefusals } from '../../content/pages/manage.ts';
import type { ManagedSubscription, ManageResponse, PortalResponse } from '../../core/api/manage.ts';
import { fill } from '../../core/presentation/fill.ts';
import { post, type Result } from '../browser/api.ts';
import { leaveFor } from '../browser/navigation.ts';
import { type Action, Actions } from './actions.tsx';
import { Dialog, type Explained, isExplained } from './dialogs.tsx';
import { Agreements, Payments } from './history.tsx';
import styles from './managed.module.css';
import { SubscriptionCard } from './subscription-card.tsx';
import { useRequest } from './use-request.ts';

type Props = {
  readonly subscription: ManagedSubscription;
  readonly email: string;
  readonly portal: boolean;
  readonly onDone: (overview: ManageResponse | undefined, news: string) => void;
  readonly onSignedOut: () => void;
};

/** One subscription: how it stands, what can be done, what was paid. */
export function Managed({ subscription, email, portal, onDone, onSignedOut }: Props) {
  const [dialog, setDialog] = useState<Explained>();
  const [working, setWorking] = useState<Action>();
  const [failure, setFailure] = useState<string>();
  const request = useRequest(subscription.id, onSignedOut);

  /** The actions that happen at once. */
  const run = async (action: Action) => {
    setFailure(undefined);
    if (isExplained(action)) return setDialog(action);
    setWorking(action);
    if (action === 'keep') {
      const answer = await request.ask({ kind: 'keep' });
      if (answer) onDone(answer.overview, manageCopy.keep.done);
    } else if (action === 'portal') {
      const result = await post<PortalResponse>('/api/manage/portal', { subscriptionId: subscription.id });
      if (result.ok) leaveFor(result.value.url);
      else tell(result);
    } else {
      const result = await post('/api/manage/app-links', { subscriptionId: subscription.id });
      if (result.ok) onDone(undefined, fill(manageCopy.app.done, { email }));
      else tell(result);
    }
    setWorking(undefined);
  };
  const tell = (result: Exclude<Result<unknown>, { ok: true }>) => {
    if (result.reason === 'refused' && result.error.code === 'signed_out') return onSignedOut();
    if (result.reason === 'offline') return setFailure(manageCopy.unreachable.text);
    setFailure(result.error.code === 'too_many_requests' ? manageRefusals.tooMany : result.error.message);
  };
  const problem = failure ?? request.problem;
  return (
    <div className={styles.root}>
      <div role="alert">{problem && <p className="notice notice--error">{problem}</p>}</div>
      <SubscriptionCard subscription={subscription} />
      <Actions subscription={subscription} portal={portal} working={working} onAction={(action) => void run(action)} />
      <div className={styles.past}>
        <Payments payments={subscription.payments} />
        <Agreements agreements={subscription.agreements} />
      </div>
      {dialog && (
        <Dialog
          action={dialog}
          subscription={subscription}
          email={email}
          onSignedOut={onSignedOut}
          onClose={() => setDialog(undefined)}
          onDone={(overview, news) => {
            setDialog(undefined);
            onDone(overview, news);
          }}
        />
      )}
    </div>
  );
}
