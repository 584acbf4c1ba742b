import { QueryClientProvider, useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { manageCopy } from '../../content/pages/manage.ts';
import { clearQuery } from '../browser/navigation.ts';
import { useFragment } from '../browser/use-fragment.ts';
import { Button } from '../ui/button.tsx';
import { lazyComponent } from '../ui/lazy-component.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { Heading } from './heading.tsx';
import { LinkConfirmation } from './link-confirmation.tsx';
import styles from './manage-page.module.css';
import { ManagePage } from './manage-page.tsx';
import { overviewQuery, showSignIn, useSignOut } from './queries.ts';
import { createManageClient } from './query-client.ts';
import { SignIn } from './sign-in.tsx';

/** Only who is signed in needs it. */
const Overview = lazyComponent(async () => (await import('./overview.tsx')).Overview);

export default function Manage() {
  const [client] = useState(createManageClient);
  return (
    <QueryClientProvider client={client}>
      <ManageContent />
    </QueryClientProvider>
  );
}

/** A mailed link is consumed by a button, because mail scanners follow links. */
function ManageContent() {
  const client = useQueryClient();
  const token = useFragment();
  const { data, isError, refetch } = useQuery({ ...overviewQuery(), enabled: token === '' });
  const signOut = useSignOut();
  if (data?.email === null) return <SignIn signedOut={!signOut.isIdle} />;
  if (data)
    return (
      <Suspense fallback={<Checking />}>
        <Overview overview={data} onSignOut={() => signOut.mutate()} />
      </Suspense>
    );
  if (token) {
    const requestLink = () => {
      clearQuery();
      showSignIn(client);
    };
    return <LinkConfirmation token={token} onRequestLink={requestLink} />;
  }
  return isError ? <Unreachable onRetry={() => void refetch()} /> : <Checking />;
}

function Checking() {
  return (
    <ManagePage>
      <h1 className={styles.title}>{manageCopy.title}</h1>
      <p className="visually-hidden" role="status">
        {manageCopy.checking}
      </p>
      <div className={styles.outline}>
        <Skeleton shape="line" />
        <Skeleton shape="short" />
        <Skeleton shape="block" />
        <Skeleton shape="pill" />
      </div>
    </ManagePage>
  );
}

function Unreachable({ onRetry }: { onRetry: () => void }) {
  const copy = manageCopy.unreachable;
  return (
    <ManagePage>
      <Heading>{copy.title}</Heading>
      <p className={styles.lead}>{copy.text}</p>
      <Button fullWidth onClick={onRetry}>
        {copy.retry}
      </Button>
    </ManagePage>
  );
}
