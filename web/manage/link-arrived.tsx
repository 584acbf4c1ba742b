import { useState } from 'react';
import { formCopy } from '../../content/pages/forms.ts';
import { manageCopy, manageRefusals } from '../../content/pages/manage.ts';
import type { ManageResponse } from '../../core/api/manage.ts';
import { post } from '../browser/api.ts';
import letter from '../illustrations/scenes/letter.svg?url';
import { Button } from '../ui/button.tsx';
import { Heading } from './heading.tsx';
import styles from './manage-page.module.css';
import { ManagePage } from './manage-page.tsx';

const copy = manageCopy.link;

type Props = { readonly token: string; readonly onOpen: (overview: ManageResponse) => void; readonly onAgain: () => void };

/** One button between the mail and the subscription. */
export function LinkArrived({ token, onOpen, onAgain }: Props) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<{ readonly text: string; readonly dead: boolean }>();
  const open = async () => {
    if (busy) return;
    setBusy(true);
    const result = await post<ManageResponse>('/api/manage-sessions', { token });
    setBusy(false);
    if (result.ok) return onOpen(result.value);
    if (result.reason === 'offline') return setProblem({ text: formCopy.offline, dead: false });
    const dead = result.error.code === 'not_found' || result.error.code === 'invalid';
    setProblem({ text: dead ? manageRefusals.badLink : formCopy.refused, dead });
  };
  return (
    <ManagePage>
      <img className={styles.letter} src={letter} alt="" width="280" height="220" />
      <Heading focus={false}>{copy.title}</Heading>
      <p className={styles.lead}>{copy.text}</p>
      <div role="alert">{problem && <p className="notice notice--error">{problem.text}</p>}</div>
      {problem?.dead ? (
        <Button wide onClick={onAgain}>
          {copy.again}
        </Button>
      ) : (
        <Button wide busy={busy} busyLabel={copy.busy} onClick={open}>
          {copy.action}
        </Button>
      )}
    </ManagePage>
  );
}
