import { z } from 'zod';
import { DraftEdit } from '../../../core/editions/draft.ts';
import { editDraft } from '../../../core/editions/edit.ts';
import { answer, defineTool, EditionId } from './tool.ts';

export const check = defineTool({
  description:
    "What would be refused of a draft (grade 'error') and what is unwise in it ('warning'), with a remedy for each. Nothing is kept.",
  input: z.strictObject({
    base: EditionId.default('published').describe('The draft, or what the texts would change'),
    texts: DraftEdit.shape.texts,
    orders: DraftEdit.shape.orders,
  }),
  readOnly: true,
  async run({ find, check }, { base, ...edit }) {
    return answer({ problems: check(editDraft(await find(base), edit)) });
  },
});
