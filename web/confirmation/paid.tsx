import { confirmationCopy } from '../../content/pages/confirmation.ts';
import done from '../illustrations/scenes/done.svg?url';
import { Button } from '../ui/button.tsx';
import { AppAccess } from './app-access.tsx';
import { StoreLinks } from './store-links.tsx';
import { useDelivery } from './use-delivery.ts';

const copy = confirmationCopy.paid;

/** Paid: what to do next, and the answers on their way to the app. */
export function Paid({ sessionId, email }: { sessionId: string; email: string }) {
  const { owed, retry } = useDelivery(sessionId);
  return (
    <div className="paid">
      <img src={done} alt="" width="280" height="220" />
      <h1>{copy.title}</h1>
      <p className="paid__success">{copy.success}</p>
      <p>{copy.next}</p>
      <ol className="paid__steps">
        <li className="card paid__step">
          <div className="paid__words">
            <h2>{copy.install.title}</h2>
            <p>{copy.install.text}</p>
          </div>
          <StoreLinks />
        </li>
        <li className="card paid__step">
          <div className="paid__words">
            <h2>{copy.open.title}</h2>
            <p>{copy.open.text}</p>
          </div>
          <AppAccess sessionId={sessionId} email={email} />
        </li>
      </ol>
      {owed && (
        <div className="notice">
          <p>{copy.answersOwed}</p>
          <Button look="plain" onClick={retry}>
            {copy.retry}
          </Button>
        </div>
      )}
      <p className="paid__manage">
        {copy.manage.text} <a href={copy.manage.href}>{copy.manage.label}</a>
      </p>
    </div>
  );
}
