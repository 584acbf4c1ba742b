import { brand } from '../../../content/brand.ts';
import { confirmationCopy } from '../../../content/pages/confirmation.ts';
import { siteCopy } from '../../../content/pages/site.ts';
import done from '../../illustrations/scenes/done.svg?url';
import { Button } from '../../ui/button.tsx';
import { StoreLink } from '../../ui/store-link.tsx';
import { useDelivery } from './use-delivery.ts';

const copy = confirmationCopy.paid;
const { store } = siteCopy;

/** Paid: what to do next, and the answers on their way to the app. */
export function Paid({ sessionId, email }: { sessionId: string; email: string }) {
  const { owed, retry } = useDelivery(sessionId);
  return (
    <div class="paid">
      <img src={done} alt="" width="280" height="220" />
      <h1>{copy.title}</h1>
      <p class="paid__success">{copy.success}</p>
      <p>{copy.next}</p>
      <ol class="card paid__steps">
        {copy.steps.map((step, index) => (
          <li key={step}>
            {step} {index === copy.steps.length - 1 && <strong>{email}</strong>}
          </li>
        ))}
      </ol>
      <StoreLink href={brand.appStoreUrl} lead={store.lead} name={store.appStore} />
      {brand.googlePlayUrl && <StoreLink href={brand.googlePlayUrl} lead={store.googleLead} name={store.googlePlay} />}
      {owed && (
        <div class="notice">
          <p>{copy.answersOwed}</p>
          <Button look="plain" onClick={retry}>
            {copy.retry}
          </Button>
        </div>
      )}
    </div>
  );
}
