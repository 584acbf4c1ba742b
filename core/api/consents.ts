import { z } from 'zod';
import { DEVICE_ID } from '../analytics/device.ts';

const yesOrNo = z.boolean();

/**
 * `POST /api/consents`: what a visitor chose, or took back. `id` is a random name that the device gives it; `replaces` is the name of
 * the choice before, which counts no more.
 */
export const ConsentRequest = z.strictObject({
  id: z.uuid(),
  replaces: z.uuid().optional(),
  /** Of the words that were shown. */
  version: z.string().max(40),
  choices: z.strictObject({ statistics: yesOrNo, answers: yesOrNo, ads: yesOrNo }),
  gpc: yesOrNo,
  /** What the device was counted as until now, when that is taken back. */
  device: z.string().regex(DEVICE_ID).optional(),
  /** Epoch milliseconds, by the device's clock. */
  at: z.int().min(0).max(8.64e15),
});
export type ConsentRequest = z.input<typeof ConsentRequest>;
export type ConsentResponse = { readonly success: true };
