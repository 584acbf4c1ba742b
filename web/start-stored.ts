import { flushConsents } from './browser/consent-outbox.ts';
import { flushLead } from './browser/lead-outbox.ts';
import { openPhoto } from './browser/photo.ts';

/** Takes up what earlier pages left on the device. */
export function startStored(): void {
  void flushConsents();
  void flushLead();
  // Deletes a photo that is older than 30 days.
  void openPhoto();
}
