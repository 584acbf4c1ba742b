import { z } from 'zod';
import { answer, defineTool } from './tool.ts';

export const list = defineTool({
  description: 'The drafts and editions that are kept: their ids, who made them, and which one visitors read.',
  input: z.strictObject({}),
  readOnly: true,
  run: async ({ list }) => answer(await list()),
});
