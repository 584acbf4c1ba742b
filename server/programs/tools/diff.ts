import { z } from 'zod';
import { differences } from '../../../core/editions/differences.ts';
import { answer, defineTool, EditionId } from './tool.ts';

export const diff = defineTool({
  description: 'What a draft changes, by path.',
  input: z.strictObject({
    id: EditionId,
    from: EditionId.default('published').describe('What it is compared with: the words that visitors read now'),
  }),
  readOnly: true,
  run: async ({ built, find }, { id, from }) => answer({ changes: differences(built, await find(from), await find(id)) }),
});
