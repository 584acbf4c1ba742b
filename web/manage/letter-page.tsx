import '../design/error.css';
import type { ReactNode } from 'react';
import letter from '../illustrations/scenes/letter.svg?url';
import { Heading } from './heading.tsx';
import styles from './manage-page.module.css';
import { ManagePage } from './manage-page.tsx';

type Props = {
  readonly copy: { readonly title: string; readonly text: string };
  readonly failure: string | undefined;
  readonly children: ReactNode;
};

/** A mailed link is confirmed by a button, because mail scanners follow links. */
export function LetterPage({ copy, failure, children }: Props) {
  return (
    <ManagePage>
      <img className={styles.letter} src={letter} alt="" width="280" height="220" />
      <Heading focus={false}>{copy.title}</Heading>
      <p className={styles.lead}>{copy.text}</p>
      <div role="alert">{failure && <p className="notice notice--error">{failure}</p>}</div>
      {children}
    </ManagePage>
  );
}
