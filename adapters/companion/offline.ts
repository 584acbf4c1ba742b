import type { CompanionPort } from './port.ts';

/** Without a companion app our own database already has everything. */
export function offlineCompanion(): CompanionPort {
  const done = async () => ({ ok: true }) as const;
  const missing = async () => ({ ok: false, detail: 'Set APP_BACKEND_URL.' });
  return { try: missing, receiveAnswers: done, deleteUser: done, addSubscriber: done, notifySubscription: done };
}
