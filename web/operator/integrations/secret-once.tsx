import { useState } from 'react';
import { webhooksCopy as copy } from '../../../content/operator/webhooks.ts';
import { fill } from '../../../core/presentation/fill.ts';
import { copyText } from '../../browser/clipboard.ts';
import { Button } from '../../ui/button.tsx';
import styles from './integrations.module.css';

/** Slack has no secret. */
export type NewSecret = { readonly host: string; readonly secret: string | null };

export function SecretOnce({ shown }: { readonly shown: NewSecret | undefined }) {
  const [copied, setCopied] = useState<string>();
  return (
    <div role="status">
      {shown && shown.secret === null && <p className="notice">{fill(copy.noSecret, { host: shown.host })}</p>}
      {shown?.secret && (
        <div className={styles.secret}>
          <p>{fill(copy.secret, { host: shown.host })}</p>
          <code>{shown.secret}</code>
          <Button
            variant="quiet"
            onClick={() => void copyText(shown.secret ?? '').then((done) => setCopied(done ? (shown.secret ?? '') : undefined))}
          >
            {copied === shown.secret ? copy.copied : copy.copy}
          </Button>
        </div>
      )}
    </div>
  );
}
