import type { DeliveryFilter, DeliveryList } from '../../../core/api/operator/deliveries.ts';
import { type Command, NotDone } from '../../platform/console/command.ts';
import { listDeliveries } from '../../platform/jobs/list.ts';
import { type Chosen, giveUpDelivery, retryDeliveries } from '../../platform/jobs/settle.ts';

export const list: Command<DeliveryFilter, DeliveryList> = ({ db }, filter) => listDeliveries(db, filter);

export const retry: Command<Chosen, { readonly count: number }> = async ({ db }, chosen) => {
  const count = await retryDeliveries(db, chosen);
  if (count === 0 && 'id' in chosen) throw new NotDone(`Nothing that is owed has the id ${chosen.id}, or it is being worked on.`);
  return { count };
};

export const giveUp: Command<{ readonly id: string }, { readonly count: number }> = async ({ db }, { id }) => {
  const count = await giveUpDelivery(db, id);
  if (count === 0) throw new NotDone(`Nothing that is owed has the id ${id}, or it is being worked on.`);
  return { count };
};
