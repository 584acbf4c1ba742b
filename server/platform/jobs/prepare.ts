import type { Db } from '../db/client.ts';
import { openQueue } from './queue.ts';

/** Makes or updates the tables of the queue. */
export async function prepareQueue(db: Db): Promise<void> {
  const fail = (error: unknown) => {
    throw error;
  };
  const queue = await openQueue({ db, alone: false, onFailure: fail, onError: fail, autostart: false });
  await queue.stop();
}
