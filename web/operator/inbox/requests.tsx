import { inboxCopy as copy } from '../../../content/operator/inbox.ts';
import { soldPlans } from '../../../content/upsell.ts';
import type { Inbox, RequestChange } from '../../../core/api/operator/inbox.ts';
import { planTitle } from '../../../core/plans/plan.ts';
import { Button } from '../../ui/button.tsx';
import { Address } from '../parts/address.tsx';
import { moment } from '../parts/format.ts';
import { Empty, Panel } from '../parts/panel.tsx';
import proseStyles from '../parts/prose.module.css';
import { useIsAllowed } from '../parts/role.ts';
import storedDataStyles from '../people/stored-data.module.css';
import styles from './inbox.module.css';

type Props = Pick<Inbox, 'requests'> & { readonly onClose: (id: string, as: RequestChange['as']) => void };

export function Requests({ requests, onClose }: Props) {
  const words = copy.requests;
  const canHelp = useIsAllowed('help-people');
  return (
    <Panel title={words.title} note={words.note}>
      {requests.length === 0 && <Empty>{words.empty}</Empty>}
      {requests.map(({ id, kind, email, planId, note, disputed, at }) => (
        <article key={id} className={styles.root}>
          <p className={styles.head}>
            <strong>{words.kinds[kind] ?? kind}</strong> <Address email={email} /> · {planTitle(soldPlans, planId)} · {moment(at)}
          </p>
          {note && <p className={proseStyles.message}>{note}</p>}
          {disputed && <p>{words.disputed}</p>}
          {canHelp && (
            <div className={storedDataStyles.actions}>
              {kind !== 'cancel' && kind !== 'refund' && !disputed && (
                <Button variant="quiet" onClick={() => onClose(id, 'pay-back')}>
                  {words.payBack}
                </Button>
              )}
              <Button variant="quiet" onClick={() => onClose(id, 'settled')}>
                {words.settle}
              </Button>
            </div>
          )}
        </article>
      ))}
    </Panel>
  );
}
