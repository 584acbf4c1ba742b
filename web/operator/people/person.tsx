import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import { peopleCopy as copy } from '../../../content/operator/people.ts';
import { Button } from '../../ui/button.tsx';
import { failureText } from '../parts/failure-text.ts';
import { Empty, Panel } from '../parts/panel.tsx';
import { QueryContent } from '../parts/query-content.tsx';
import { useIsAllowed } from '../parts/role.ts';
import { ConfirmDialog, type PendingAction } from './confirm-dialog.tsx';
import { Path } from './path.tsx';
import styles from './person.module.css';
import { personQuery, usePersonAction } from './queries.ts';
import { type RefundablePayment, RefundDialog } from './refund-dialog.tsx';
import { StoredData } from './stored-data.tsx';
import { Subscriptions } from './subscriptions.tsx';
import { Timeline } from './timeline.tsx';

export function PersonView({ email, onBack }: { email: string; onBack: () => void }) {
  const person = useQuery(personQuery(email));
  const [canHelp, canExport] = [useIsAllowed('help-people'), useIsAllowed('export-people')];
  const { mutate, reset, data, error, isPending } = usePersonAction();
  const [pendingAction, setPendingAction] = useState<PendingAction>();
  const [refunded, setRefunded] = useState<RefundablePayment>();
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  const news = failureText(error) ?? (data && copy.outcomes[data.outcome]);
  const confirm = ({ action }: PendingAction) =>
    mutate(action, {
      onSuccess: () => action.kind === 'delete' && onBack(),
      onSettled: () => setPendingAction(undefined),
    });
  return (
    <>
      <Button variant="quiet" onClick={onBack}>
        {copy.back}
      </Button>
      <h2 className={styles.root} ref={heading} tabIndex={-1}>
        {email}
      </h2>
      <div role="status">{news && <p className={`notice${error ? ' notice--error' : ''}`}>{news}</p>}</div>
      <QueryContent query={person}>
        {({ subscriptions, isRefused, timeline, path }) => (
          <>
            <Subscriptions
              email={email}
              subscriptions={subscriptions}
              isRefused={isRefused}
              onAction={mutate}
              onRequestConfirm={setPendingAction}
              onRequestRefund={(payment) => {
                reset();
                setRefunded(payment);
              }}
            />
            {(canExport || canHelp) && (
              <StoredData email={email} canExport={canExport} canDelete={canHelp} onRequestConfirm={setPendingAction} />
            )}
            <Panel title={copy.timeline}>
              {timeline.length === 0 ? <Empty>{copy.quiet}</Empty> : <Timeline entries={timeline} />}
            </Panel>
            {path.length > 0 && <Path steps={path} />}
          </>
        )}
      </QueryContent>
      {refunded && (
        <RefundDialog
          payment={refunded}
          busy={isPending}
          failure={failureText(error)}
          onConfirm={(action) => mutate(action, { onSuccess: () => setRefunded(undefined) })}
          onCancel={() => setRefunded(undefined)}
        />
      )}
      {pendingAction && (
        <ConfirmDialog
          {...pendingAction}
          busy={isPending}
          onConfirm={() => confirm(pendingAction)}
          onCancel={() => setPendingAction(undefined)}
        />
      )}
    </>
  );
}
