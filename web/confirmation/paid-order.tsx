import { confirmationCopy } from '../../content/pages/confirmation.ts';
import done from '../illustrations/scenes/done.svg?url';
import { Button } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';
import { AppAccess } from './app-access.tsx';
import styles from './confirmation.module.css';
import { StoreLinks } from './store-links.tsx';
import { useDelivery } from './use-delivery.ts';

const copy = confirmationCopy.paid;

export function PaidOrder({ sessionId, email }: { sessionId: string; email: string }) {
  const { pending, retry } = useDelivery(sessionId);
  return (
    <div className={styles.paid}>
      <img src={done} alt="" width="280" height="220" />
      <h1>{copy.title}</h1>
      <p className={styles.paidSuccess}>{copy.success}</p>
      <p>{copy.next}</p>
      <ol className={styles.paidSteps}>
        <li className={`card ${styles.paidStep}`}>
          <div className={styles.paidWords}>
            <h2>{copy.install.title}</h2>
            <p>{copy.install.text}</p>
          </div>
          <StoreLinks />
        </li>
        <li className={`card ${styles.paidStep}`}>
          <div className={styles.paidWords}>
            <h2>{copy.open.title}</h2>
            <p>{copy.open.text}</p>
          </div>
          <AppAccess sessionId={sessionId} email={email} />
        </li>
      </ol>
      {pending && (
        <div className="notice">
          <p>{copy.answersOwed}</p>
          <Button variant="plain" onClick={retry}>
            {copy.retry}
          </Button>
        </div>
      )}
      <p className={styles.paidManage}>
        {copy.manage.text} <Link href={copy.manage.href}>{copy.manage.label}</Link>
      </p>
    </div>
  );
}
