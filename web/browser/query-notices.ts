import { notifyManager } from '@tanstack/react-query';

/** Components hear of a request before the next press can come: after a timer, the second press of a double tap would send it twice. */
export function notifyAtOnce(): void {
  notifyManager.setScheduler(queueMicrotask);
}
