import { flushConsents } from './browser/consent-outbox.ts';
import { keepCode } from './browser/keep-code.ts';
import { flushLead } from './browser/lead-outbox.ts';
import { openPhoto } from './browser/photo.ts';
import { showPresses } from './browser/press.ts';
import { clickOnLift } from './browser/tap.ts';

/** What no page needs for its first paint: it takes up what earlier pages left on the device, and answers to fingers. */
export function startStored(): void {
  keepCode();
  void flushConsents();
  void flushLead();
  // Deletes a photo whose time is over.
  void openPhoto();
  showPresses();
  clickOnLift();
}
