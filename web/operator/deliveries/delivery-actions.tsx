import { deliveriesCopy as copy } from '../../../content/operator/deliveries.ts';
import type { Delivery } from '../../../core/api/operator/deliveries.ts';
import proseStyles from '../parts/prose.module.css';
import { useIsAllowed } from '../parts/role.ts';
import storedDataStyles from '../people/stored-data.module.css';
import type { DeliveryAction } from './queries.ts';

type Props = { readonly delivery: Delivery; readonly onAction: (action: DeliveryAction) => void };

export function DeliveryActions({ delivery: { state }, onAction }: Props) {
  const canHelp = useIsAllowed('help-people');
  if (!canHelp || state === 'done' || state === 'working') return null;
  return (
    <span className={storedDataStyles.actions}>
      <button type="button" className={proseStyles.link} onClick={() => onAction('retry')}>
        {copy.retry}
      </button>
      {state !== 'given-up' && (
        <button type="button" className={proseStyles.link} onClick={() => onAction('give-up')}>
          {copy.giveUp}
        </button>
      )}
    </span>
  );
}
