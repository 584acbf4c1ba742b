import { z } from 'zod';
import { instant } from './rows.ts';

const share = z.number().min(0).optional().meta({ description: '0 to 1; absent without visitors.' });

export const FunnelResponse = z.strictObject({
  from: instant,
  until: instant,
  funnel: z
    .string()
    .nullable()
    .meta({ description: 'Whose stages they are, by the first part of its addresses; null for the first funnel.' }),
  countedUntil: instant
    .nullable()
    .meta({ description: 'Events that came later are not counted yet; null before the first count.' }),
  stages: z
    .array(
      z.strictObject({
        id: z.string().meta({ description: 'Of a funnel beside the first with its name before it, such as short/age.' }),
        title: z.string(),
        number: z.int().optional(),
        visitors: z.int(),
        ofFirst: share,
        ofPrevious: share,
        lost: z.int(),
        dropOff: share,
        medianSeconds: z.number().optional(),
        backRate: share,
        errors: z.int(),
      }),
    )
    .meta({ description: 'In order. For an answer they end before the first stage with fewer than ten visitors.' }),
});
export type FunnelResponse = z.output<typeof FunnelResponse>;
