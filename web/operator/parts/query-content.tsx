import type { ReactNode } from 'react';
import { frameCopy } from '../../../content/operator/frame.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { failureText } from './failure-text.ts';
import styles from './query-content.module.css';

export function Loading() {
  return (
    <div className={styles.root} aria-busy="true">
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
      <Button variant="quiet" onClick={onRetry}>
        {frameCopy.retry}
      </Button>
    </div>
  );
}

type Query<T> = {
  readonly data: T | undefined;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
};

type Props<T> = { readonly query: Query<T>; readonly children: (data: T) => ReactNode };

/** Older data stays visible while newer data loads. */
export function QueryContent<T>({ query, children }: Props<T>) {
  const { data, error, isFetching, refetch } = query;
  const failure = isFetching ? undefined : failureText(error);
  return (
    <>
      {failure !== undefined && <Unreachable onRetry={() => void refetch()}>{failure}</Unreachable>}
      {data === undefined ? (
        failure === undefined && <Loading />
      ) : (
        <div className={styles.answered} aria-busy={isFetching}>
          {children(data)}
        </div>
      )}
    </>
  );
}
