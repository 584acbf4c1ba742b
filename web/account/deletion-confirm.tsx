import '../design/error.css';
import { useCallback, useEffect, useState } from 'react';
import { deletionConfirmCopy as copy } from '../../content/pages/account.ts';
import { formCopy } from '../../content/pages/forms.ts';
import type { DeletionPreview, DeletionResponse, DeletionStatusResponse } from '../../core/api/deletion-requests.ts';
import { fill } from '../../core/presentation/fill.ts';
import { post } from '../browser/api.ts';
import { markDeletionConfirmed } from '../browser/confirmed-deletion.ts';
import { fragment, useNavigate } from '../browser/navigation.ts';
import { BusyButton } from '../ui/busy-button.tsx';
import { Button } from '../ui/button.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import styles from './account.module.css';
import { AccountPage } from './account-page.tsx';
import { DeletionWarning } from './deletion-warning.tsx';
import { Title } from './title.tsx';

const TIMEOUT_MS = 40_000;

type State =
  | { readonly kind: 'checking' | 'used' | 'dead' | 'unreachable' }
  | { readonly kind: 'ready'; readonly preview: DeletionPreview };

/** Opening the link deletes nothing, because mail scanners follow links. */
export default function DeletionConfirm() {
  const [state, setState] = useState<State>({ kind: 'checking' });
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const navigate = useNavigate();
  const showProgress = useCallback((token: string) => navigate(`/delete/success#${token}`, { replace: true }), [navigate]);
  const look = useCallback(async () => {
    setState({ kind: 'checking' });
    const next = await fetchPreview(fragment());
    if (next.kind === 'used') void showProgress(fragment());
    setState(next);
  }, [showProgress]);
  useEffect(() => void look(), [look]);

  const confirm = async () => {
    if (busy) return;
    setBusy(true);
    const token = fragment();
    markDeletionConfirmed(token);
    const result = await post<DeletionResponse>('/api/deletions', { token }, { timeoutMs: TIMEOUT_MS });
    setBusy(false);
    if (result.ok) return showProgress(token);
    if (result.reason === 'offline') return setFailure(formCopy.offline);
    if (result.error.code === 'not_found') return look();
    setFailure(formCopy.refused);
  };

  switch (state.kind) {
    case 'checking':
    case 'used':
      return (
        <AccountPage changes>
          <h1 className={styles.title}>{copy.checkingTitle}</h1>
          <p className={styles.lead} role="status">
            {copy.checking}
          </p>
          <div className={styles.outline}>
            <Skeleton shape="line" />
            <Skeleton shape="block" />
            <Skeleton shape="pill" />
          </div>
        </AccountPage>
      );
    case 'dead':
      return (
        <AccountPage changes>
          <Title>{copy.deadTitle}</Title>
          <p className={styles.lead}>{copy.dead}</p>
          <LinkButton href="/delete" fullWidth>
            {copy.again}
          </LinkButton>
        </AccountPage>
      );
    case 'unreachable':
      return (
        <AccountPage changes>
          <Title>{copy.checkingTitle}</Title>
          <p className="notice notice--error" role="alert">
            {formCopy.offline}
          </p>
          <Button fullWidth onClick={look}>
            {copy.retry}
          </Button>
        </AccountPage>
      );
    case 'ready':
      return (
        <AccountPage changes>
          <Title>{copy.title}</Title>
          <p className={styles.lead}>{fill(copy.lead, { email: state.preview.email })}</p>
          <DeletionWarning preview={state.preview} />
          <p>{copy.device}</p>
          <div role="alert">{failure && <p className="notice notice--error">{failure}</p>}</div>
          <BusyButton fullWidth busy={busy} busyLabel={copy.busy} onClick={confirm}>
            {copy.action}
          </BusyButton>
          <LinkButton href="/" variant="quiet" fullWidth>
            {copy.back}
          </LinkButton>
        </AccountPage>
      );
  }
}

/** A used link leads to the status: the response to the confirmation may have been lost. */
async function fetchPreview(token: string): Promise<State> {
  if (token === '') return { kind: 'dead' };
  const preview = await post<DeletionPreview>('/api/deletions/preview', { token });
  if (preview.ok) return { kind: 'ready', preview: preview.value };
  if (preview.reason === 'offline') return { kind: 'unreachable' };
  const status = await post<DeletionStatusResponse>('/api/deletions/status', { token });
  return { kind: status.ok ? 'used' : 'dead' };
}
