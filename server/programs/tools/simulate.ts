import { z } from 'zod';
import { ASSUMED } from '../../../core/funnel/habits.ts';
import { answer, defineTool, EditionId, FunnelName } from './tool.ts';

export const simulate = defineTool({
  description: `Made-up visitors who walk the questions of a draft: how many come to its end, after how many steps and minutes. By assumption, ${ASSUMED.leaves * 100} % leave at each step, which takes ${ASSUMED.seconds} seconds; the owner can do it with real counts.`,
  input: z.strictObject({ id: EditionId, funnel: FunnelName }),
  readOnly: true,
  run: async ({ find, simulate: walk }, { id, funnel = null }) => answer(walk(await find(id), funnel)),
});
