import { useEffect, useRef } from 'preact/hooks';
import { deletionCopy } from '../../content/pages/account.ts';
import { Button } from '../ui/button.tsx';

/** What happens next, in the same words whether the address is known or not. */
export function DeletionReceived({ email, onAgain }: { email: string; onAgain: () => void }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <>
      <h1 class="account__title" ref={title} tabIndex={-1}>
        {deletionCopy.receivedTitle}
      </h1>
      <p class="account__lead">{deletionCopy.received}</p>
      <ol class="account__list account__list--steps">
        {deletionCopy.next.map((line) => (
          <li key={line}>{line.replace('{email}', email)}</li>
        ))}
      </ol>
      <p class="account__aside">{deletionCopy.privacy}</p>
      <Button look="quiet" wide onClick={onAgain}>
        {deletionCopy.other}
      </Button>
    </>
  );
}
