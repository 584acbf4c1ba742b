import type { ReactNode } from 'react';
import { frameCopy } from '../../../content/operator/frame.ts';
import type { Asked } from '../../browser/operator.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './waiting.module.css';

export function Loading() {
  return (
    <div className={styles.root}>
      <p className="visually-hidden" role="status">
        {frameCopy.loading}
      </p>
      <Skeleton shape="block" />
      <Skeleton shape="line" />
      <Skeleton shape="short" />
      <Skeleton shape="block" />
    </div>
  );
}

export function Unreachable({ onRetry, children = frameCopy.offline }: { onRetry: () => void; children?: string }) {
  return (
    <div className="notice notice--error" role="alert">
      <p>
        <strong>{frameCopy.failed}</strong> {children}
      </p>
      <Button look="quiet" onClick={onRetry}>
        {frameCopy.retry}
      </Button>
    </div>
  );
}

type Props<T> = { readonly asked: Asked<T>; readonly children: (value: T) => ReactNode };

/** What was answered, or that it is waited for, or why it did not come. */
export function Answered<T>({ asked, children }: Props<T>) {
  const { value, busy, failure, again } = asked;
  return (
    <>
      {failure !== undefined && <Unreachable onRetry={again}>{failure || frameCopy.offline}</Unreachable>}
      {value === undefined ? (
        failure === undefined && <Loading />
      ) : (
        <div className={styles.answered} aria-busy={busy}>
          {children(value)}
        </div>
      )}
    </>
  );
}
