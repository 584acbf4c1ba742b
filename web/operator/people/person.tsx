import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import { peopleCopy as copy } from '../../../content/operator/people.ts';
import { saveFile } from '../../browser/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { failureText } from '../parts/failure-text.ts';
import { Empty, Panel } from '../parts/panel.tsx';
import { QueryContent } from '../parts/waiting.tsx';
import { ConfirmDialog, type Unconfirmed } from './confirm-dialog.tsx';
import heldStyles from './held.module.css';
import styles from './person.module.css';
import { personQuery, usePersonAction, usePersonExport } from './queries.ts';
import { Subscriptions } from './subscriptions.tsx';
import { Timeline } from './timeline.tsx';

/** One person: what they have, what can be done for them, and all that happened. */
export function PersonView({ email, onBack }: { email: string; onBack: () => void }) {
  const person = useQuery(personQuery(email));
  const { mutate, data, error, isPending } = usePersonAction();
  const [unconfirmed, setUnconfirmed] = useState<Unconfirmed>();
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  const news = failureText(error) ?? (data && copy.outcomes[data.outcome]);
  const confirm = ({ action }: Unconfirmed) =>
    mutate(action, {
      onSuccess: () => action.kind === 'delete' && onBack(),
      onSettled: () => setUnconfirmed(undefined),
    });
  return (
    <>
      <Button look="quiet" onClick={onBack}>
        {copy.back}
      </Button>
      <h2 className={styles.root} ref={heading} tabIndex={-1}>
        {email}
      </h2>
      <div role="status">{news && <p className={`notice${error ? ' notice--error' : ''}`}>{news}</p>}</div>
      <QueryContent query={person}>
        {({ subscriptions, timeline }) => (
          <>
            <Subscriptions email={email} subscriptions={subscriptions} onAction={mutate} onRequestConfirm={setUnconfirmed} />
            <StoredData email={email} onRequestConfirm={setUnconfirmed} />
            <Panel title={copy.timeline}>
              {timeline.length === 0 ? <Empty>{copy.quiet}</Empty> : <Timeline entries={timeline} />}
            </Panel>
          </>
        )}
      </QueryContent>
      {unconfirmed && (
        <ConfirmDialog
          {...unconfirmed}
          busy={isPending}
          onConfirm={() => confirm(unconfirmed)}
          onCancel={() => setUnconfirmed(undefined)}
        />
      )}
    </>
  );
}

type StoredDataProps = { readonly email: string; readonly onRequestConfirm: (unconfirmed: Unconfirmed) => void };

/** What is kept, to be handed out or deleted. */
function StoredData({ email, onRequestConfirm }: StoredDataProps) {
  const { mutate } = usePersonExport(email);
  const save = () =>
    mutate(undefined, {
      onSuccess: (file) => saveFile('person.json', 'application/json', JSON.stringify(file, null, 2)),
    });
  return (
    <Panel title={copy.kept}>
      <div className={heldStyles.deeds}>
        <Button look="quiet" onClick={save}>
          {copy.export}
        </Button>
        <Button look="quiet" onClick={() => onRequestConfirm({ action: { kind: 'delete', email } })}>
          {copy.delete}
        </Button>
      </div>
    </Panel>
  );
}
