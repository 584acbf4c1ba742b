import type { ConversionsPort } from './port.ts';

/** Nobody is told. */
export function offlineConversions(): ConversionsPort {
  return { report: async () => ({ ok: true }) };
}
