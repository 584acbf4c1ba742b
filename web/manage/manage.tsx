import { manageCopy } from '../../content/pages/manage.ts';
import { Button } from '../ui/button.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { Heading } from './heading.tsx';
import { LinkArrived } from './link-arrived.tsx';
import styles from './manage-page.module.css';
import { ManagePage } from './manage-page.tsx';
import { Overview } from './overview.tsx';
import { SignIn } from './sign-in.tsx';
import { useManage } from './use-manage.ts';

/** Everything a buyer does without writing to anybody. */
export function Manage() {
  const { state, look, show, signIn, signOut } = useManage();
  switch (state.kind) {
    case 'checking':
      return <Checking />;
    case 'signed-out':
      return <SignIn left={state.left} />;
    case 'link':
      return <LinkArrived token={state.token} onOpen={show} onAgain={signIn} />;
    case 'here':
      return <Overview overview={state.overview} onChange={show} onSignOut={signOut} onSignIn={signIn} />;
    case 'unreachable':
      return <Unreachable onRetry={look} />;
  }
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
      <Button wide onClick={onRetry}>
        {copy.retry}
      </Button>
    </ManagePage>
  );
}
