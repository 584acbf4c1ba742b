import type { DeliveryFilter, DeliveryList } from '../../../core/api/operator/deliveries.ts';
import { type Command, CommandError } from '../../platform/console/command.ts';
import { type DeliverySelection, giveUpDelivery, retryDeliveries } from '../../platform/jobs/actions.ts';
import { listDeliveries } from '../../platform/jobs/list.ts';

export const list: Command<DeliveryFilter, DeliveryList> = ({ db }, filter) => listDeliveries(db, filter);

export const retry: Command<DeliverySelection, { readonly count: number }> = async ({ db }, selection) => {
  const count = await retryDeliveries(db, selection);
  if (count === 0 && 'id' in selection)
    throw new CommandError(`No pending job has the id ${selection.id}, or it is being worked on.`);
  return { count };
};

export const giveUp: Command<{ readonly id: string }, { readonly count: number }> = async ({ db }, { id }) => {
  const count = await giveUpDelivery(db, id);
  if (count === 0) throw new CommandError(`No pending job has the id ${id}, or it is being worked on.`);
  return { count };
};
