import { flushConsents } from './browser/consent-outbox.ts';
import { keepCode } from './browser/keep-code.ts';
import { flushLead } from './browser/lead-outbox.ts';
import { openPhoto } from './browser/photo.ts';
import { showPresses } from './browser/press.ts';
import { clickOnLift } from './browser/tap.ts';
import { hasRoomBeside } from './browser/viewport.ts';
import { startConsent } from './start-consent.ts';
import { fillSlipSlot } from './ui/slot.tsx';

/** What no page needs for its first paint: it asks for consent, takes up what earlier pages left on the device, and answers to fingers. */
export function startStored(): void {
  startConsent();
  keepCode();
  void flushConsents();
  void flushLead();
  // Deletes a photo whose time is over.
  void openPhoto();
  showPresses();
  clickOnLift();
  if (hasRoomBeside())
    import('./quiz/own-slip.tsx').then(
      ({ OwnSlip }) => fillSlipSlot(OwnSlip),
      () => undefined,
    );
}
