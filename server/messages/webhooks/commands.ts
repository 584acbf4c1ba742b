import { type Command, CommandError } from '../../platform/console/command.ts';
import { activeEndpoints } from './endpoints.ts';
import { replay } from './replay.ts';

/** A day in UTC, or an instant. */
const SINCE = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2}))?$/;

export const replaySince: Command<{ readonly since: string }, { readonly count: number; readonly listeners: number }> = async (
  { db, queue },
  { since },
) => {
  const at = new Date(SINCE.test(since) ? since : Number.NaN);
  if (Number.isNaN(at.getTime())) throw new CommandError(`${since} is no date like 2026-11-01 or 2026-11-01T12:00:00Z.`);
  const { length: listeners } = await activeEndpoints(db);
  if (listeners === 0)
    throw new CommandError(
      'There is no webhook: add one on the page Integrations, or set WEBHOOK_URL and WEBHOOK_SECRET, and start the server once.',
    );
  return { count: await replay(db, queue, at), listeners };
};
