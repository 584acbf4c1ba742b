import { clearIdentity } from './analytics/identity.ts';
import { clearPending } from './analytics/pending-events.ts';
import { clearAttribution } from './attribution.ts';
import { clearJourney } from './journey.ts';
import { deletePhoto } from './photo.ts';
import { remove } from './storage.ts';

/**
 * Everything of the walk that this device holds: photo, answers, what was left for the confirmation screen, what was still owed to the
 * server, and what the numbers knew the device by.
 */
export async function clearDevice(): Promise<void> {
  clearJourney();
  for (const key of ['userData', 'price', 'owedLead', 'milestones']) remove(key);
  clearPending();
  clearIdentity();
  clearAttribution();
  await deletePhoto();
}
