import '../design/error.css';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { manageCopy } from '../../content/pages/manage.ts';
import type { BuyerSessions } from '../../core/api/manage.ts';
import { fill } from '../../core/presentation/fill.ts';
import { instant } from '../../core/presentation/instant.ts';
import { get, post } from '../browser/api.ts';
import { unwrap } from '../browser/api-error.ts';
import { Button } from '../ui/button.tsx';
import { Modal } from '../ui/modal.tsx';
import { linkFailure } from './failure-text.ts';
import styles from './manage-page.module.css';

const copy = manageCopy.sessions;
const queryKey = ['manage', 'sessions'] as const;

export function SessionsDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const list = useQuery({
    queryKey,
    queryFn: async () => unwrap(await get<BuyerSessions>('/api/manage/sessions')),
    gcTime: 0,
  });
  const end = useMutation({
    mutationFn: async (id: string) => unwrap(await post<BuyerSessions>(`/api/manage/sessions/${id}/end`, {})),
    onSuccess: (left) => client.setQueryData(queryKey, left),
  });
  const failure = linkFailure(list.error ?? end.error, manageCopy.unreachable.text);
  return (
    <Modal title={copy.title} closeLabel={manageCopy.actions.close} onClose={onClose}>
      <p>{copy.lead}</p>
      <div role="alert">{failure && <p className="notice notice--error">{failure}</p>}</div>
      <ul className={styles.sessions} aria-busy={list.isPending || end.isPending}>
        {list.data?.sessions.map(({ id, device, since, current, paid, mailed }) => (
          <li key={id}>
            <p>
              <strong>{device}</strong>
              <br />
              {current ? copy.current : fill(mailed ? copy.mailed : paid ? copy.paid : copy.since, { time: instant(since) })}
            </p>
            {!current && (
              <Button variant="quiet" onClick={() => end.mutate(id)}>
                {paid ? copy.close : copy.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Modal>
  );
}
