import { forgetAttribution } from './attribution.ts';
import { forgetJourney } from './journey.ts';
import { deletePhoto } from './photo.ts';
import { remove } from './storage.ts';
import { forgetIdentity } from './telling/identity.ts';
import { forgetKept } from './telling/kept.ts';

/**
 * Everything of the walk that this device holds: photo, answers, what was left for the confirmation screen, what was still owed to the
 * server, and what the numbers knew the device by.
 */
export async function forgetDevice(): Promise<void> {
  forgetJourney();
  for (const key of ['userData', 'price', 'owedLead', 'milestones']) remove(key);
  forgetKept();
  forgetIdentity();
  forgetAttribution();
  await deletePhoto();
}
