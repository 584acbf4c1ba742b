import { clearIdentity } from './analytics/identity.ts';
import { clearPending } from './analytics/pending-events.ts';
import { clearAttribution } from './attribution.ts';
import { saveBoughtPlan } from './bought-plan.ts';
import { clearJourney } from './journey.ts';
import { forgetCode } from './kept-code.ts';
import { deletePhoto } from './photo.ts';
import { clearProgramOrder } from './program-order.ts';
import { remove } from './storage.ts';

export async function clearDevice(): Promise<void> {
  clearJourney();
  for (const key of ['userData', 'price', 'owedLead', 'milestones', 'faceConsent']) remove(key);
  saveBoughtPlan(undefined);
  forgetCode();
  clearProgramOrder();
  clearPending();
  clearIdentity();
  clearAttribution();
  await deletePhoto();
}
