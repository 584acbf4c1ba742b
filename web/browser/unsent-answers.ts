import { read, write } from './storage.ts';

/** Of answers that wait to be sent after a payment: the page that sends them may be of an edition that no longer asks this. */
export function changeUnsent(id: string, exported: string): void {
  const data = read('userData');
  if (typeof data === 'object' && data !== null && id in data) write('userData', { ...data, [id]: exported });
}
