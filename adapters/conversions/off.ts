import type { ConversionsPort } from './port.ts';

/** Nobody is told. */
export function off(): ConversionsPort {
  return { report: async () => ({ ok: true }) };
}
