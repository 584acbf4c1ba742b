import { DraftEdit } from '../../../core/editions/draft.ts';
import { answer, defineTool, EditionId } from './tool.ts';

export const check = defineTool({
  description:
    "What would be refused of a draft (grade 'error') and what is unwise in it ('warning'), with a remedy for each. Nothing is kept.",
  input: DraftEdit.omit({ name: true }).extend({
    base: EditionId.default('published').describe('The draft, or what the changes would change'),
  }),
  readOnly: true,
  async run({ find, tryEdit }, { base, ...edit }) {
    const { problems } = await tryEdit(await find(base), edit);
    return answer({ problems });
  },
});
