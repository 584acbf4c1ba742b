import { useState } from 'react';
import { copyText } from '../browser/clipboard.ts';
import { Button } from '../ui/button.tsx';
import styles from './app-access.module.css';

type Words = {
  readonly codeTitle: string;
  readonly code: string;
  readonly copy: string;
  readonly copied: string;
  readonly notCopied: string;
};

/** For browsers that do not open apps by a link. */
export function CodeFallback({ code, words, open }: { code: string; words: Words; open: boolean }) {
  const [copied, setCopied] = useState<boolean>();
  const copy = async () => setCopied(await copyText(code));
  return (
    <details className={styles.code} open={open}>
      <summary className={styles.codeTitle}>{words.codeTitle}</summary>
      <p>{words.code}</p>
      <code className={styles.codeText}>{code}</code>
      <p className={styles.codeCopy}>
        <Button variant="quiet" onClick={copy}>
          {words.copy}
        </Button>
        <span role="status">{copied === undefined ? '' : copied ? words.copied : words.notCopied}</span>
      </p>
    </details>
  );
}
