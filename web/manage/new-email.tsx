import { useEffect, useState } from 'react';
import { formCopy } from '../../content/pages/forms.ts';
import { newEmailCopy as copy } from '../../content/pages/manage.ts';
import { post } from '../browser/api.ts';
import { clearQuery, fragment } from '../browser/navigation.ts';
import letter from '../illustrations/scenes/letter.svg?url';
import { Button, LinkButton } from '../ui/button.tsx';
import { Heading } from './heading.tsx';
import styles from './manage-page.module.css';
import { ManagePage } from './manage-page.tsx';

const TIMEOUT_MS = 60_000;

type Outcome = { readonly kind: 'done' } | { readonly kind: 'dead' | 'failed'; readonly text: string };

/** The owner of a new address confirms it by a press, since programs that read mail follow links too. */
export function NewEmail() {
  const [token, setToken] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  useEffect(() => {
    const found = fragment();
    setToken(found);
    if (!found) setOutcome({ kind: 'dead', text: copy.noLink });
  }, []);
  const confirm = async () => {
    if (busy || !token) return;
    setBusy(true);
    const result = await post('/api/manage/email-confirmations', { token }, { timeoutMs: TIMEOUT_MS });
    setBusy(false);
    if (result.ok) {
      clearQuery();
      setOutcome({ kind: 'done' });
    } else if (result.reason === 'offline') setOutcome({ kind: 'failed', text: formCopy.offline });
    else {
      const { code, message } = result.error;
      setOutcome({ kind: code === 'not_found' || code === 'conflict' ? 'dead' : 'failed', text: message });
    }
  };
  if (outcome?.kind === 'done') return <Told title={copy.doneTitle} text={copy.done} label={copy.onward} />;
  if (outcome?.kind === 'dead') return <Told title={copy.badTitle} text={outcome.text} label={copy.manage} />;
  return (
    <ManagePage>
      <img className={styles.letter} src={letter} alt="" width="280" height="220" />
      <Heading focus={false}>{copy.title}</Heading>
      <p className={styles.lead}>{copy.text}</p>
      <div role="alert">{outcome && <p className="notice notice--error">{outcome.text}</p>}</div>
      <Button wide busy={busy} busyLabel={copy.busy} onClick={confirm}>
        {copy.action}
      </Button>
    </ManagePage>
  );
}

function Told({ title, text, label }: { title: string; text: string; label: string }) {
  return (
    <ManagePage>
      <Heading>{title}</Heading>
      <p className={styles.lead} role="status">
        {text}
      </p>
      <LinkButton href="/manage" wide>
        {label}
      </LinkButton>
    </ManagePage>
  );
}
