import { forgetJourney } from './journey.ts';
import { deletePhoto } from './photo.ts';
import { remove } from './storage.ts';

/** Everything of the walk that this device holds: photo, answers, and what was left for the confirmation screen. */
export async function forgetDevice(): Promise<void> {
  forgetJourney();
  for (const key of ['userData', 'price']) remove(key);
  await deletePhoto();
}
