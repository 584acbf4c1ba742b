import type { ComponentChildren } from 'preact';
import { frameCopy } from '../../../content/operator/frame.ts';
import type { Asked } from '../../browser/operator.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

export function Loading() {
  return (
    <div class="waiting">
      <p class="visually-hidden" role="status">
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
    <div class="notice notice--error" role="alert">
      <p>
        <strong>{frameCopy.failed}</strong> {children}
      </p>
      <Button look="quiet" onClick={onRetry}>
        {frameCopy.retry}
      </Button>
    </div>
  );
}

type Props<T> = { readonly asked: Asked<T>; readonly children: (value: T) => ComponentChildren };

/** What was answered, or that it is waited for, or why it did not come. */
export function Answered<T>({ asked, children }: Props<T>) {
  const { value, busy, failure, again } = asked;
  return (
    <>
      {failure !== undefined && <Unreachable onRetry={again}>{failure || frameCopy.offline}</Unreachable>}
      {value === undefined ? (
        failure === undefined && <Loading />
      ) : (
        <div class="answered" aria-busy={busy}>
          {children(value)}
        </div>
      )}
    </>
  );
}
