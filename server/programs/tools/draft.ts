import { omitPaths } from '../../../core/editions/apply.ts';
import { DraftEdit } from '../../../core/editions/draft.ts';
import { editDraft } from '../../../core/editions/edit.ts';
import { answer, defineTool, EditionId, refusal } from './tool.ts';

export const draft = defineTool({
  description:
    "Begins a draft, or changes one. What is refused is left out and named under 'problems' with a remedy: send it once more, mended, with the new id as the base. Every change gives the draft a new id.",
  input: DraftEdit.extend({
    base: EditionId.default('published').describe('The draft to change. Without it, the words that visitors read now'),
    name: DraftEdit.shape.name.describe('For the owner, when it begins'),
    texts: DraftEdit.shape.texts.describe('New texts by their path; null takes a change back'),
    orders: DraftEdit.shape.orders.describe('All ids of a list by its path, in another order; null takes a change back'),
  }),
  readOnly: false,
  async run({ find, check, keep }, { base, ...edit }) {
    const edited = editDraft(await find(base), edit);
    const problems = check(edited);
    const refused = problems.filter(({ grade }) => grade === 'error').map(({ path }) => path);
    const kept = omitPaths(edited, refused);
    const asked = Object.keys(edit.texts).length + Object.keys(edit.orders).length;
    if (asked > 0 && Object.keys({ ...edit.texts, ...edit.orders }).every((path) => refused.includes(path)))
      return { ...refusal(JSON.stringify({ id: null, says: 'Nothing of it can be kept.', problems })) };
    return answer({ id: await keep(kept, base), name: kept.name, texts: Object.keys(kept.texts).length, problems });
  },
});
