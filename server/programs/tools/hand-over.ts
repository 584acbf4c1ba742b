import { z } from 'zod';
import { DraftNote } from '../../../core/editions/draft.ts';
import { answer, DraftId, defineTool } from './tool.ts';

export const handOver = defineTool({
  description: 'Leaves a draft for the owner, who looks at it and publishes it or not. The last step: no tool publishes.',
  input: z.strictObject({ id: DraftId, note: DraftNote.describe('To the owner: what changed, and why') }),
  readOnly: false,
  async run({ handOver }, { id, note }) {
    const { id: kept, address } = await handOver(id, note);
    return answer({
      id: kept,
      address,
      next: `The owner reads it with 'npm run operator editions list', and publishes it with 'editions publish ${kept}'.`,
    });
  },
});
