import '../design/error.css';
import { useEffect, useState } from 'react';
import { exportCopy as copy } from '../../content/pages/account.ts';
import { formCopy } from '../../content/pages/forms.ts';
import type { ExportFile } from '../../core/api/exports.ts';
import { fill } from '../../core/presentation/fill.ts';
import { post } from '../browser/api.ts';
import { clearQuery, fragment } from '../browser/navigation.ts';
import { saveFile } from '../browser/save-file.ts';
import letter from '../illustrations/scenes/letter.svg?url';
import { BusyButton } from '../ui/busy-button.tsx';
import { Button } from '../ui/button.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import styles from './account.module.css';
import { AccountPage } from './account-page.tsx';
import { Title } from './title.tsx';

const TIMEOUT_MS = 60_000;

/** A button, because mail scanners follow links. */
export default function DataDownload() {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [dead, setDead] = useState(false);
  const [file, setFile] = useState<ExportFile>();
  useEffect(() => {
    if (!fragment()) setDead(true);
  }, []);

  const save = (what: ExportFile) => saveFile(copy.file, 'application/json', JSON.stringify(what, null, 2));
  const download = async () => {
    if (busy) return;
    setBusy(true);
    const result = await post<ExportFile>('/api/exports', { token: fragment() }, { timeoutMs: TIMEOUT_MS });
    setBusy(false);
    if (result.ok) {
      clearQuery();
      setFile(result.value);
      save(result.value);
    } else if (result.reason === 'offline') setFailure(formCopy.offline);
    else if (result.error.code === 'not_found' || result.error.code === 'invalid') setDead(true);
    else setFailure(formCopy.refused);
  };

  const picture = <img className={styles.letter} src={letter} alt="" width="280" height="220" />;
  if (dead) {
    return (
      <AccountPage changes>
        {picture}
        <Title>{copy.deadTitle}</Title>
        <p className={styles.lead}>{copy.dead}</p>
        <LinkButton href="/privacy/export" fullWidth>
          {copy.again}
        </LinkButton>
      </AccountPage>
    );
  }
  if (file) {
    return (
      <AccountPage changes>
        <Title>{copy.doneTitle}</Title>
        <p className={styles.lead} role="status">
          {fill(copy.done, { file: copy.file })}
        </p>
        <Button variant="quiet" fullWidth onClick={() => save(file)}>
          {copy.save}
        </Button>
      </AccountPage>
    );
  }
  return (
    <AccountPage changes>
      {picture}
      <h1 className={styles.title}>{copy.arrivedTitle}</h1>
      <p className={styles.lead}>{copy.arrived}</p>
      <div role="alert">{failure && <p className="notice notice--error">{failure}</p>}</div>
      <BusyButton fullWidth busy={busy} busyLabel={copy.busy} onClick={download}>
        {copy.download}
      </BusyButton>
    </AccountPage>
  );
}
