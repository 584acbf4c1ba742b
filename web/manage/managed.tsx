import '../design/error.css';
import { useState } from 'react';
import { manageCopy } from '../../content/pages/manage.ts';
import type { ManagedSubscription } from '../../core/api/managed-subscription.ts';
import { fill } from '../../core/presentation/fill.ts';
import { redirectTo } from '../browser/navigation.ts';
import { Actions, type ManageAction } from './actions.tsx';
import { Dialog, type DialogAction, hasDialog } from './dialogs.tsx';
import { linkFailure, requestFailure } from './failure-text.ts';
import { Agreements, PaymentsPort } from './history.tsx';
import styles from './managed.module.css';
import { useAppLinkMail, usePortal, useSubscriptionRequest } from './queries.ts';
import { SubscriptionCard } from './subscription-card.tsx';

type Props = {
  readonly subscription: ManagedSubscription;
  readonly email: string;
  readonly portal: boolean;
  readonly onDone: (news: string) => void;
};

export function Managed({ subscription, email, portal: hasPortal, onDone }: Props) {
  const [dialog, setDialog] = useState<DialogAction>();
  const [insteadOfCancelling, setInsteadOfCancelling] = useState(false);
  const keep = useSubscriptionRequest(subscription.id);
  const portal = usePortal(subscription.id);
  const appLink = useAppLinkMail(subscription.id);

  const run = (action: ManageAction) => {
    for (const request of [keep, portal, appLink]) request.reset();
    setInsteadOfCancelling(false);
    if (hasDialog(action)) setDialog(action);
    else if (action === 'keep') keep.mutate({ kind: 'keep' }, { onSuccess: () => onDone(manageCopy.keep.done) });
    else if (action === 'portal') portal.mutate(undefined, { onSuccess: ({ url }) => redirectTo(url) });
    else appLink.mutate(undefined, { onSuccess: () => onDone(fill(manageCopy.app.done, { email })) });
  };
  const working = keep.isPending ? 'keep' : portal.isPending ? 'portal' : appLink.isPending ? 'app' : undefined;
  const failure = requestFailure(keep.error) ?? linkFailure(portal.error ?? appLink.error, manageCopy.unreachable.text);
  return (
    <div className={styles.root}>
      <div role="alert">{failure && <p className="notice notice--error">{failure}</p>}</div>
      <SubscriptionCard subscription={subscription} />
      <Actions subscription={subscription} portal={hasPortal} working={working} onAction={run} />
      <div className={styles.past}>
        <PaymentsPort {...subscription} />
        <Agreements agreements={subscription.agreements} />
      </div>
      {dialog && (
        <Dialog
          key={dialog}
          action={dialog}
          subscription={subscription}
          email={email}
          insteadOfCancelling={insteadOfCancelling}
          onAlternative={(alternative) => {
            setInsteadOfCancelling(true);
            setDialog(alternative);
          }}
          onClose={() => setDialog(undefined)}
          onDone={(news) => {
            setDialog(undefined);
            onDone(news);
          }}
        />
      )}
    </div>
  );
}
