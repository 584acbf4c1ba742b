import type { ConversionsPort } from './port.ts';

export function offlineConversions(): ConversionsPort {
  return { report: async () => ({ ok: true }) };
}
