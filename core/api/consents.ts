import { z } from 'zod';
import { DEVICE_ID } from '../analytics/device.ts';

const yesOrNo = z.boolean();
/** The database cannot read a year of six digits. */
const MAX_TIME_MS = Date.UTC(10_000, 0) - 1;

/** `POST /api/consents`. The device chooses `id`; `replaces` is the id of its previous choice. Times are epoch milliseconds. */
export const ConsentRequest = z.strictObject({
  id: z.uuid(),
  replaces: z.uuid().optional(),
  version: z.string().max(40),
  choices: z.strictObject({ statistics: yesOrNo, answers: yesOrNo, ads: yesOrNo }),
  gpc: yesOrNo,
  /** The device id that is given up when consent to statistics is withdrawn. */
  device: z.string().regex(DEVICE_ID).optional(),
  at: z.int().min(0).max(MAX_TIME_MS),
});
export type ConsentRequest = z.input<typeof ConsentRequest>;
export type ConsentResponse = { readonly success: true };
