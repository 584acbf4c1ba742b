import { z } from 'zod';
import { answer, DraftId, defineTool } from './tool.ts';

export const preview = defineTool({
  description:
    'Renders a draft, and names the address at which a browser shows it and the paths of its pages. Visitors go on reading what is published.',
  input: z.strictObject({ id: DraftId }),
  readOnly: false,
  run: async ({ preview }, { id }) => answer(await preview(id)),
});
