import type { ListPort } from './port.ts';

/** The list is the table of leads, which knows who left. */
export function offlineList(): ListPort {
  const done = async () => ({ ok: true }) as const;
  return {
    save: done,
    unsubscribe: done,
    remove: done,
    membership: async () => ({ ok: true, subscribed: true }),
    try: async () => ({ ok: true, detail: 'The list is the table of leads.' }),
  };
}
